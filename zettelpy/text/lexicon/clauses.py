"""Words that turn what a clause says: negators and where their reach ends, suppositions, questions. By language.

A word with accents counts as it is written ("würde", not "wurde"); one without counts however it is accented. What a
line means stands in `FIELDS`; closed classes of grammar are spelled out. Runs without spaces and Korean words, where
the turning words cling to what they turn, have patterns of characters of their own.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

FIELDS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "not": "a negator that reaches forward in its clause",
        "pairs": "a negator of two words, joined by _",
        "never": "a negator that a degree or a comparative makes an affirmation: never so happy, nothing happier",
        "degree": "words of degree behind one of these",
        "idle": "a negator and the word behind it that deny nothing: not only, can't stop",
        "ends": "words that open another clause",
        "joints": "words that open another clause where a subject follows",
        "subjects": "those subjects",
        "behind": "negators that stand behind what they deny",
        "if": "words that make the rest of the clause a supposition or a wish, joined by _ where two",
        "fact": "such a word and the word behind it that suppose nothing: i'd been, would say",
        "asks": "words that open a question",
        "why": "words that ask for a reason, and so take the rest for given where it is about the speaker (`self`)",
        "self": "words of the speaker",
    }
)

CLAUSES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "en": """
not: not no never cannot cant can't don't dont doesn't doesnt didn't didnt won't wont isn't isnt aren't arent wasn't wasnt
 weren't werent haven't havent hasn't hasnt hadn't hadnt wouldn't wouldnt shouldn't shouldnt couldn't couldnt mustn't
 needn't mightn't shan't ain't aint hardly barely scarcely seldom rarely without lacks lack lacked lacking unable neither
 nor none nobody nothing nowhere less anything_but
pairs: failed_to fails_to fail_to failing_to instead_of rather_than far_from free_from free_of incapable_of yet_to no_longer lack_of
 lost_all gave_up devoid_of stop_being stopped_being stop_worrying stopped_worrying stop_feeling stopped_feeling stop_crying
 stopped_crying stop_loving stopped_loving stop_trusting stopped_trusting stop_hoping stopped_hoping stop_fearing stop_panicking
 stop_complaining stop_blaming stopped_blaming
never: never nothing nobody couldn't can't cannot none hardly no
degree: so more this as such prouder quite
idle: no_problem no_problems no_worries no_doubt no_wonder no_matter no_idea no_reason not_only not_just not_merely not_simply
 can't_wait cannot_wait couldn't_wait can't_help cannot_help couldn't_help can't_believe cannot_believe couldn't_believe
 can't_tell cannot_tell can't_say can't_describe can't_express cannot_express can't_explain
 can't_get can't_thank cannot_thank couldn't_agree don't_forget dont_forget never_forget nothing_but not_without never_ceases never_fails can't_deny cannot_deny don't_know don't_worry no_question
 not_without nothing_less not_long don't_mind won't_lie not_lie
ends: but because although though however whereas while since until how why except only when where who which just even
joints: and so or then
subjects: i we you they he she it i'm we're we've i've they've he's she's it's you're am is are was were feel
if: if unless whether would i'd you'd he'd she'd we'd they'd it'd wish wishes wished wishing might may doubt doubts pretend
 pretends pretended pretending suppose imagine imagining as_if as_though in_case supposed_to trying_to tried_to try_to
 deserve_to deserves_to rather_be could_be could_have should_have
fact: i'd_been he'd_been she'd_been we'd_been they'd_been i'd_never he'd_never she'd_never would_say i'd_say i'd_felt
 i'd_become i'd_lost i'd_had would_never might_say may_i i'd_rather
asks: are is was were am do does did have has had can could will would should what why how who where when which whose
 aren't isn't wasn't weren't don't doesn't didn't won't can't
why: why
self: i i'm i've me my we we're
""",
        "de": """
not: nicht nie niemals kein keine keinen keinem keiner keines niemand nichts weder ohne keinesfalls keineswegs kaum nix nich net
 nimmer wenig weniger
pairs: statt_zu anstatt_zu aufgehört_zu hör_auf frei_von
never: nie niemals nichts niemand selten kaum
degree: so mehr derart dermaßen solche solchen solcher
idle: nicht_nur nicht_bloß nicht_zuletzt nicht_umsonst kein_problem kein_wunder kein_zweifel keine_sorge keine_frage keine_ahnung
 nichts_als nicht_glauben nicht_beschreiben nicht_zu_fassen nicht_ohne nicht_zu
ends: aber sondern weil obwohl denn wie warum als wenn während jedoch bis da bloß nur sonst
joints: und oder dann
subjects: ich wir du ihr er sie es man bin ist sind war waren habe hab haben hat
behind: nicht nie niemals nichts nix
if: wenn falls sofern ob würde würden würdest würdet wäre wären wärst hätte hätten hättest hättet könnte könnten als_ob
 möchte möchten wünschte tut_so sollte sollten angeblich
fact: könnte_platzen könnte_heulen könnte_weinen könnte_schreien könnte_kotzen würde_sagen möchte_sagen möchte_mich möchte_euch möchte_dir als_wenn
asks: hast bist ist sind hat war waren habt seid bin habe wird wirst werdet was warum wieso weshalb wer wie wo wann welche
 freust freut fühlst magst kannst könnt willst
why: warum wieso weshalb
self: ich mich mir wir uns
""",
        "fr": """
not: pas jamais rien aucun aucune sans guère ni nullement
pairs: loin_de lieu_de cessé_de arrête_de arrêter_de arrêté_de arrêtez_de plutôt_que
never: jamais rien
degree: aussi si autant plus tant tellement
idle: pas_que pas_seulement pas_juste pas_simplement pas_mal sans_doute rien_que sans_aucun pas_de_souci pas_croire pas_dire
 pas_à_quel pas_exprimer pas_décrire sans_cesse pas_combien
ends: mais car parce parceque quand lorsque comme alors pourtant donc que'on combien tellement juste seulement plutôt
joints: et ou
subjects: je j'ai j'étais on nous il elle ils elles tu vous c'est suis sommes
if: semblant si s'il s'ils serais serait serions seraient seriez aurais aurait aurions auraient voudrais voudrait voudrions aimerais aimerait
 aimerions pourrait pourrais comme_si veux_être faudrait doute
fact: si_heureux si_heureuse si_fier si_fière si_triste si_content si_contente si_peur si_seul si_seule si_fatigué si_fatiguée
 si_fiers si_inquiet si_inquiète si_reconnaissant si_reconnaissante si_déçu si_déçue aurais_dû aurions_dû
asks: est es as avez êtes a est-ce qu'est pourquoi comment qui quand où quel quelle combien
why: pourquoi
self: je j'ai j'étais me m' mon ma mes suis
""",
        "es": """
not: no nunca jamás nada nadie ningún ninguna ninguno tampoco sin ni apenas
pairs: dejé_de dejó_de dejar_de deja_de dejado_de en_vez lugar_de vez_de lejos_de libre_de libres_de
never: nunca jamás nada nadie
degree: tan más tanto tanta tantas tantos así
idle: no_solo no_solamente no_únicamente sin_duda no_veas no_sabes no_sabéis no_sabe no_imaginas no_puedo_dejar nada_más no_te_imaginas
 no_paro no_paré no_dejo ni_te no_imagináis sin_parar no_ver sin_embargo no_paraba no_sé no_sabría
ends: pero sino porque aunque cuando mientras pues como cuánto cuán lo solo solamente apenas
joints: y e o
subjects: yo nosotros él ella ellos estoy estamos está es soy me nos se
if: finge fingió fingir fingiendo finjo fingía aparenta creía_que pensaba_que si estivesse estivesses fosse fosses tivesse gustaría gustara sería serían seríamos estaría estarían estaríamos ojalá podría podrían como_si quisiera quisiéramos
 quiero_ser quiero_estar quería_ser debería deberían dudo tendría si_te
fact: si_bien
asks: ¿ por_qué qué quién cómo cuándo dónde
""",
        "pt": """
not: não nao nunca jamais nada ninguém ninguem nenhum nenhuma sem nem tampouco tão_pouco nunca
pairs: no_estoy no_estás no_está no_estés no_esté no_estaba no_soy no_es no_me no_te no_se no_le no_hay no_tengo no_tiene
 no_era no_fue no_he no_ha no_hemos deixei_de deixou_de deixar_de deixa_de parei_de parou_de para_de em_vez lugar_de longe_de livre_de
never: nunca jamais nada ninguém ninguem
degree: tão tao mais tanto tanta assim
idle: não_só não_apenas não_somente sem_dúvida não_sabes não_sabe não_imaginas não_imagina não_vejo nem_sei não_consigo_parar
 não_paro não_parei nada_mais sem_parar nem_imaginas nem_imagina não_posso_deixar não_sei
ends: mas porque embora quando enquanto pois como só apenas porém
joints: e ou
subjects: eu nós ele ela eles estou estamos está é sou me fiquei ficou fico
if: finge fingiu fingir fingindo finjo fingia achei_que achava_que pensei_que pensava_que se estivesse estivesses fosse fosses tivesse gostaria gostava seria seriam seríamos estaria estariam ficaria ficariam ficaríamos oxalá poderia poderiam como_se
 quero_ser quero_estar quero_ficar queria_ser queria_estar deveria devia duvido teria
fact: se_sente se_sentiu se_sentia se_sentem se_sentindo se_sentir se_orgulha se_arrependeu se_arrepende se_alegra se_assustou
 se_irritou se_envergonha se_preocupa se_preocupou
asks: por_que porque_é quem como quando onde será
""",
        "it": """
not: non niente nessuno nessuna nulla senza né neanche nemmeno neppure
pairs: smesso_di smetti_di smettere_di invece_di lontano_da al_posto
never: mai niente nessuno nulla
degree: così più tanto altrettanto
idle: non_solo non_soltanto senza_dubbio non_sai non_sapete non_immagini non_immaginate non_posso_fare non_posso_che
 non_riesco_a_smettere non_vedo senza_sosta non_smetto non_so niente_male
ends: ma però perché poiché quando mentre come quanto bensì solo soltanto eppure
joints: e o
subjects: io noi lui lei loro sono siamo è ho abbiamo mi ci
if: finta finge fingere fingendo pensavo_fosse credevo_fosse se vorrei vorremmo vorrebbe sarei sarebbe saremmo sarebbero piacerebbe avrei avrebbe magari potrebbe potrebbero come_se
 voglio_essere dovrebbe dubito
fact: avrei_dovuto avremmo_dovuto
asks: perché chi come quando dove
""",
        "ru": """
not: не нет никто никогда ничего нельзя без ни
pairs: больше_не перестал_бояться перестала_бояться вместо_того
never: никогда ничто никто
degree: так такой такая такого такую такое такие более столько
idle: не_только не_могу_не не_просто не_дождусь без_сомнения не_передать без_умолку не_знаю не_представляешь не_представляете
ends: но а зато потому поэтому хотя когда пока просто только как почему
joints: и или
subjects: я мы он она они ты вы мне нам
if: если бы ли будто хочу хотел_бы хотела_бы вдруг
fact:
asks: ты вы тебе вам разве почему зачем кто как когда где
why: почему зачем
self: я мне меня мы нам
""",
        "hi": """
not: बिना न कोई_नहीं
behind: नहीं मत न
ends: लेकिन पर मगर बल्कि क्योंकि बस कि
joints: और या
subjects: मैं हम वह वे
if: अगर यदि काश शायद
idle: न_केवल न_सिर्फ
never: कभी
degree: इतना इतनी इतने
asks: क्या क्यों
why: क्यों
self: मैं मुझे हम हमें
""",
    }
)

# Belief denied before a comma denies what follows it: "Ich glaube nicht, dass er traurig ist".
RAISED: Final = (
    "glaube_nicht glauben_nicht denke_nicht finde_nicht не_думаю не_считаю не_верю не_уверен не_уверена не_кажется"
)
RAISING: Final = "dass daß что чтобы"

# "neither … nor", "not sad, tired or angry": words behind which a list of what is denied comes to its end.
LISTING: Final = "or nor oder noch ni ou nem o né или ни"

# Characters before a cue in Chinese: what denies; what only looks so; what makes an affirmation of "never"; suppositions.
CHINESE_NOT: Final = "不没沒未别別非無无"
CHINESE_IDLE: Final = (
    "非常 无比 無比 特别 特別 别人 別人 别的 告别 告別 分别 分別 离别 没错 不错 不仅 不只 不光 不但 忍不住 不禁 不由得 不得不 不止 不断 "
    "差不多 没想到 不知道为什么 不知为何 不知怎么 要不是 从不同 不过 不久 不愧 不管 不然 对不起 无论 受不了 了不起 不停 不已 不能不 不好意思 "
    "未来 没完没了"
)
CHINESE_EVER: Final = "这么 這麼 这样 那么 如此 这般"
CHINESE_IF: Final = "假装 以为 以為 装作 如果 要是 假如 若是 倘若 是否 会不会 是不是 万一 希望能 想要"

# How a sentence ends that asks without a mark; English verbs that open a question, and who is asked about behind them.
ASKING_ENDS: Final = "ですか ますか でしょうか ましたか ませんか 吗 嗎"
INVERTED: Final = "are is was were do does did have has can could will would should aren't isn't don't"
PERSONS: Final = "you he she they we it i anyone anybody your"
FRENCH_PAS: Final = "pas plus jamais rien guère aucun aucune"

# Feelings that are given names as well, and what stands behind an English one that is a person.
ENGLISH_NAMES: Final = "joy hope faith grace charity felicity patience mercy"
GIVEN_NAMES: Final = (
    f"{ENGLISH_NAMES} "
    "esperanza dolores consuelo soledad esperança gioia speranza grazia "
    "felice letizia надежда вера любовь"
)
JOINTS: Final = "and y e и"
AGENTS: Final = (
    "will said says agreed has had called calls told asked asks thinks thought wants wanted needs went came brought sent wrote "
    "won't didn't doesn't just got texted mentioned suggested offered booked bought left arrived couldn't can't refused"
)
AWAY: Final = "here late away sick off out at home back busy"  # behind "is"
NO_AGENTS: Final = "de del di du da della dello of for that на что за к в por per que che to in no é è es is это"

# Behind a cue in Japanese: forms that a negation may have between, the negations, and what only looks so.
JAPANESE_LINK: Final = "くてではがもなとしいれるりっじゃさらんわけあ必要"
JAPANESE_NOT: Final = "ない なかった なく なし ません ぬ 無い"
JAPANESE_SURE: Final = "に違いない に違いありません で仕方 てたまら でたまら てならな でならな ずにはいられ ないはずがない てしょうがない でしょうがない"
JAPANESE_IF: Final = "なら たら れば かったら もし のかと のか聞 かと聞 かと尋 かどうか るのか るか聞 るかと んでいるか ふりを ふりし フリを"
JAPANESE_BEFORE_IF: Final = "もし 万が一"
JAPANESE_EVER: Final = "こんなに これほど あんなに"  # こんなに幸せだったことはない

# Korean: what a word with a cue ends in, and how the word behind it begins, where the two deny the cue.
KOREAN_STEM: Final = "지 지는 지도 지가 진 질"
KOREAN_AFTER_STEM: Final = "않 마 말 못"
KOREAN_NOTHING: Final = "없"
KOREAN_NOT_THAT: Final = "척 아니 아닌 아닙"
KOREAN_BEFORE: Final = "안 못 전혀"
KOREAN_IF: Final = "면 거든 냐고 냐며 는지 은지"
KOREAN_TIME: Final = "적이 적은 적"  # 이렇게 행복한 적이 없었어요
KOREAN_EVER: Final = "이렇게 그렇게 이토록"
KOREAN_THING: Final = "거 것 게 것이 건 것은"
