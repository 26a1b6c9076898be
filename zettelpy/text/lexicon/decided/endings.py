"""What the endings of verbs tell of who commits himself, by language, and the verbs that tell of a state all the same.

Endings of the first person beside its pronoun ("faço eu", "пеку я"), of the future where one word is a promise (Korean
-ㄹ게, Hindi -ऊँगा), and of the third person before a name that is its focus ("los entrena Maite", "тренирует Майя").
Words are folded when they are read. Facts of grammar; the lists are our own.
"""

from __future__ import annotations

from typing import Final

# Pronouns of the first person, by language, and the ending of a verb of theirs.
FIRST: Final = {"es": ("yo", "o"), "pt": ("eu", "o"), "it": ("io", "o"), "ru": ("я", "ую")}

# Verbs in the first person that say what somebody thinks, is, has or does every day, and words that only end so.
STATES: Final = """
creo pienso quiero tengo puedo debo prefiero opino digo vivo trabajo necesito espero odio amo conozco bebo como duermo
siento veo dudo sueño pregunto recuerdo entiendo supongo propongo sugiero votaría noto paso juego corro leo busco
tampoco solo luego pero cuando como mismo quedo gusto aprendo temo deseo ando sigo estudio cuento miro escucho
acho penso quero tenho posso devo prefiro vivo trabalho preciso espero odeio amo conheço bebo durmo sinto vejo duvido
sonho lembro entendo suponho proponho sugiro gosto jogo corro quando como mesmo estudo tomo choro moro nasço
credo voglio posso preferisco dico abito lavoro sento vedo dubito sogno ricordo capisco suppongo propongo suggerisco
mangio dormo gioco corro leggo quando sono ho anno tanto molto poco certo almeno meno bevo amo odio spero temo
думаю хочу могу люблю знаю живу буду вижу чувствую считаю боюсь надеюсь помню понимаю мечтаю предлагаю сплю ем иду стою
잘게 쉴게 끊을게 길게 힘들게 멀게 달게 둥글게 가늘게 거칠게 모질게 서툴게 알게
почему тому ну одну ту эту всю свою мою
"""

# French verbs of the first person that take a definite object and settle nothing.
THOUGHTS: Final = """
pense aime trouve cherche regarde adore déteste préfère demande passe connaisse ignore espère rêve imagine rappelle
suppose propose essaie tente doute redoute admire tremble me ne te la
"""

# Verbs in the third person whose subject behind them is no one who is given a task.
HAPPENINGS: Final = """
va es está ha dice piensa quiere cree sabe vive tiene gusta parece llama ve viene sale falta duele puede debe conoce era
è va ha dice pensa vuole crede sa vive piace sembra chiama vede viene esce manca può deve conosce era
живёт есть спит говорит думает хочет может болеет любит знает идёт стоит лежит сидит кажется нравится пишет считает
звонит приходит едет уходит приезжает зовут бывает боится ждёт работает учится спрашивает кредит визит лимит магнит аппетит едут приедет приходят говорят думают хотят снимает пять девять насчёт расчёт отчёт зачёт счёт учёт почёт полёт
hat ist sagt meint findet denkt glaubt kommt geht wohnt heißt fehlt schläft isst weiß mit seit nicht laut ruft steht
liegt sitzt lebt arbeitet liebt mag kennt hasst fragt erzählt schreibt gefällt hilft passt tut gibt hört sieht scheint
heut jetzt erst selbst fast sonst samt statt zuerst zuletzt
"""

# Endings of the third person, and of the future in Hindi: of one who promises, and of those to whom a task is given.
THIRD_RU: Final = tuple(
    "ает яет ует еет оет ьет ают яют уют еют оют ьют едет езет есет ерет ечет едут езут есут ерут екут дит вит мит нит рит "
    "шит чит жит шет жет чет щет ишет оит лит сит тит пит дят вят мят нят рят шат чат жат оят лят сят тят пят".split()
)
FUTURE_HI: Final = ("ूँगा", "ूंगा", "ूँगी", "ूंगी", "ऊँगा", "ऊंगा", "ऊँगी", "ऊंगी")
FUTURE_HI_THIRD: Final = ("ेगा", "ेगी", "ेंगे", "ेंगी", "एगा", "एगी", "एंगे", "एँगे", "ाएँगी", "एंगी", "ोगे", "ओगे")
PAST: Final = ("avo", "evo", "ivo", "ava", "eva", "iva", "avan", "aban", "aba")  # of what was, in Italian and Spanish
CLITICS: Final = "lo la los las li le"
DEFINITE: Final = "el la los las o a os as il lo i gli le l mi tu su nuestro nuestra nosso nossa minha meu la"
DEFINITE_FR: Final = "le la les l ce cette ces"
STOPS: Final = "a al de del con por en para que y o e di da su per che se si cuando donde como ma pero mas todo toda"
