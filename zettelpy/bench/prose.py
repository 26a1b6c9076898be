"""Paragraphs of our own to put into texts, by language: ordinary prose about `{a}` and `{b}`, names of the text.

Each is a tuple of sentences. A language that is not here gets English.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

PROSE: Final[Mapping[str, tuple[tuple[str, ...], ...]]] = {
    "en": (
        (
            (
                "On the following evening {a} sat down to write a letter, and had scarcely filled one side of the "
                "sheet when the rain began again."
            ),
            (
                "The road to the village was under water, the carriage could not be had before the morning, and nobody "
                "spoke much until the candles were brought in."
            ),
        ),
        (
            "“You have mistaken me,” said {a}, laying the book aside; “I never promised to go there with {b}.",
            (
                "It is a long walk at this time of the year, and I should be sorry to be seen upon the hills with a "
                "wet umbrella and no better reason than curiosity.”"
            ),
        ),
        (
            "There was a small garden behind the house, with a wall of red brick and a row of pear trees.",
            (
                "{a} had measured it twice, first with a rope and then with a stick, and had found the second result "
                "so much better that the first was never mentioned again."
            ),
        ),
        (
            "Several weeks passed without any news.",
            (
                "{b} was said to be travelling in the north; a few specimens of moss and two broken shells arrived in "
                "a wooden box, wrapped in an old newspaper, and {a} kept them in a drawer as if they had been of value."
            ),
        ),
        (
            "It must be admitted that the question is a difficult one.",
            (
                "{a} gave three reasons for the change, of which the last was the weakest; but the facts had been "
                "collected with care, and whoever doubts them has only to count the birds on the same rock in two "
                "successive winters."
            ),
        ),
        (
            (
                "Supper was late, and the conversation turned upon music, upon the price of wheat, and at last upon "
                "the old bridge, which {a} thought unsafe."
            ),
            "{b} laughed, and offered to drive a loaded waggon over its three arches before breakfast.",
        ),
    ),
    "de": (
        (
            "{a} hat gestern noch die Leiter zurückgebracht und den Schlüssel unter die Matte gelegt.",
            "Wenn der Regen aufhört, können wir am Nachmittag den Zaun streichen.",
        ),
        (
            "Das alte Radio im Keller läuft wieder, {b} hat nur ein Kabel getauscht.",
            "Die Kiste mit den Büchern steht noch im Flur, {a} weiß davon.",
        ),
    ),
    "fr": (
        (
            "{a} a rapporté l'échelle hier soir et laissé la clé sous le paillasson.",
            "Si la pluie s'arrête, on pourra peindre la clôture dans l'après-midi.",
        ),
        (
            "La vieille radio de la cave marche de nouveau, {b} a seulement changé un câble.",
            "Le carton de livres est encore dans le couloir, {a} est au courant.",
        ),
    ),
    "es": (
        (
            "{a} devolvió la escalera ayer por la noche y dejó la llave debajo del felpudo.",
            "Si para la lluvia, por la tarde podemos pintar la valla.",
        ),
        (
            "La radio vieja del sótano vuelve a funcionar, {b} solo cambió un cable.",
            "La caja de libros sigue en el pasillo, {a} ya lo sabe.",
        ),
    ),
    "pt": (
        (
            "{a} devolveu a escada ontem à noite e deixou a chave debaixo do tapete.",
            "Se a chuva parar, à tarde podemos pintar a cerca.",
        ),
        (
            "O rádio velho do porão voltou a funcionar, {b} só trocou um cabo.",
            "A caixa de livros ainda está no corredor, {a} já sabe.",
        ),
    ),
    "it": (
        (
            "{a} ha riportato la scala ieri sera e ha lasciato la chiave sotto lo zerbino.",
            "Se smette la pioggia, nel pomeriggio possiamo dipingere la staccionata.",
        ),
        (
            "La vecchia radio della cantina funziona di nuovo, {b} ha cambiato solo un cavo.",
            "La scatola dei libri è ancora nel corridoio, {a} lo sa.",
        ),
    ),
    "ru": (
        (
            "{a} вчера вечером вернула лестницу, ключ лежит под ковриком.",
            "Если дождь кончится, после обеда можно покрасить забор.",
        ),
        (
            "Старое радио в подвале снова работает, там сменили только провод.",
            "Коробка с книгами пока стоит в коридоре.",
        ),
    ),
    "zh": (
        ("{a}昨天晚上把梯子还回来了,钥匙放在门垫下面。", "雨停了的话,下午可以给篱笆刷漆。"),
        ("地下室的旧收音机又能响了,{b}只换了一根线。", "那箱书还放在走廊里。"),
    ),
    "ja": (
        ("{a}さんが昨日の夜にはしごを返してくれました。", "雨がやんだら、午後に柵のペンキを塗りましょう。"),
        ("地下室の古いラジオがまた鳴るようになりました。", "本の箱はまだ廊下に置いてあります。"),
    ),
    "ko": (
        ("{a} 씨가 어제 저녁에 사다리를 돌려줬어요.", "비가 그치면 오후에 울타리를 칠할 수 있어요."),
        ("지하실에 있는 낡은 라디오가 다시 나와요.", "책 상자는 아직 복도에 있어요."),
    ),
    "hi": (
        ("{a} ने कल रात सीढ़ी लौटा दी और चाबी पायदान के नीचे रख दी।", "बारिश रुकी तो दोपहर में बाड़ रंग सकते हैं।"),
        ("तहखाने का पुराना रेडियो फिर से चलने लगा है।", "किताबों का डिब्बा अभी गलियारे में है।"),
    ),
}
