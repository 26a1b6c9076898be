"""Nouns and adjectives that are written with a capital and are no name alone: of documents, kin, nations, units. Folded.

Any of them may be part of a name ("British Museum", "Harbour Library").
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

# Of documents, lists and software.
_DOCUMENTS: Final = """
physics maths math mathematics biology chemistry history geography science algebra geometry economics philosophy literature
room floor gate terminal exit track flight seat row apartment suite hall stage station stop zone block lot bay unit model grade phase week
abstract account action address agenda alert amendment annex answer api app appendix approach archive area article
assistant attachment attention audit author backend background backup balance bank batch bonus book budget bug
build button cache cafe campaign case cause chapter check city class client cloud code column comment committee
company component conclusion config configuration contact contents context contract conversation copy correction
cost costs council country course critical data database date deadline debug decision default delivery demo
department description design details diagram discussion document draft edition effect email end engine entry
epilogue error event example exception export facts false feature feedback figure file fix flag folder footnote
form frontend function gift goal group guide handler handy header heading help history hint home host house hub
image import important index info input instance instructions interface introduction introductory invoice issue
item job key language law layer lemma letter level library line link list log login manager meeting member members
memo memory menu merge message method mind minutes miscellaneous mode module monitor name network node notes notice
null object office ok option order output overview owner package page paragraph parameter part password patch path
payment phase pipeline plan planning platform point policy portal post postscript preface priority problem process
product profile project prologue proposal protocol provider purpose question queue quote reader reason receipt
record reference release report request required response result results retention review revision risk role root
rule rules runbook sample schedule schema school scope score script season section server service session settings
setup sharing ship signature site size smoke solution source sprint stack staging standard state status step store
story strategy street subject subtitle summary support syntax system table tag target task team template term test
text theorem thread ticket time timeline title todo todos tool topic total traceback training true type unit
university url usage user users utils value vendor version video view volume vote warning web website week wiki wip
work world year
"""

# Of nations, languages and creeds.
_NATIONS: Final = """
american americans arab arabic asian australian austrian belgian brazilian british bulgarian canadian catalan
chinese christian croatian czech danish dutch egyptian english englishman european finnish french german germans
greek hebrew hindi hungarian indian indonesian iranian irish israeli italian japanese jewish korean latin mexican
muslim norwegian persian polish portuguese roman romanian russian scottish serbian slovak spanish swedish swiss
syrian thai turkish ukrainian urdu vietnamese welsh deutsch deutsche deutschen englisch franzosisch spanisch
italienisch japanisch espanol ingles frances aleman italiano japones francais anglais allemand espagnol allemande
allemands anglaise espagnole italien italienne portugais portugaise russe chinois japonais francaise breton
bretonne americain americaine europeen europeenne catholique espanola espanoles inglesa francesa alemana italiana
portugues portuguesa ruso rusa chino americano italiani italiane inglese francese tedesco tedesca spagnolo spagnola
portoghese russo russa cinese giapponese europeo europea alemao alema espanhol espanhola chines brasileiro
brasileira русскии русская русские русски англиискии немецкии французскии испанскии итальянскии португальскии
китаискии японскии американскии россиискии европеискии deutscher deutsches deutschem englander englanderin franzose
franzosin franzosische italiener spanier spanische russen russisch portugiesisch turkisch polnisch englische
"""

# Units, file formats and words that are shouted.
_SIGNS: Final = """
bce ce ad bc gute nacht ladyship lordship majesty highness honour excellency pr prs rr st mt ft kb mb gb tb kib mib
gib kg km cm mm ml hz khz mhz ghz kwh kw mw db eur usd gbp jpy chf cny euro euros dollar dollars pound pounds faq
ids html xml json yaml css http https uri pdf png jpg gif svg zip tar utf ascii cpu gpu ram rom ssd hdd tv dvd cd
eta tbd tba tl dr nsfw rip vip diy dob min avg sum err warn fatal heavens god goodness lord
"""

# Kin, professions, offices, and the labels of lists, by language: the subjects of verbs that persons do, and no names.
_ROLES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "en": """
    mom mum mummy mommy mama dad daddy papa grandma grandpa granny nan nana gran grandad grandmother grandfather auntie
    uncle mother father parents sister brother wife husband son daughter cousin nephew niece boss ceo cto cfo doctor
    nurse teacher neighbour neighbor landlord landlady tenant client customers management marketing finance legal sales
    hr engineering accounting ops devops qa staff people kids children guests friends students patients women men boys
    girls nobody police congress parliament government internet god jesus lord heaven earth moon sun bible north south
    east west spring summer autumn winter bread milk eggs rice republican democrat catholic protestant buddhist islam
    christianity latitude longitude northern southern eastern western alpine arctic antarctic glacial tertiary
    """,
        "de": """
    mama papa mutti vati oma opa chef chefin schwester bruder nachbar nachbarin tante onkel vater mutter tochter sohn
    kollege kollegin kollegen gott herrgott
    """,
        "es": """
    mama papa abuela abuelo madre padre hermano hermana hijo hija tio tia primo prima jefe jefa vecino vecina vecinos
    medico doctora doctor dueno presupuesto plazo horario regla resumen letras entradas vestuario ensayo acta cuota
    cliente clientes equipo lugar fecha hora precio asunto tema ayuntamiento gobierno estado internet cielo factura
    reunion decision nota conclusion direccion gente senor senora
    """,
        "fr": """
    maman papa mamie papi papy mere pere frere soeur oncle tante cousin cousine patron patronne chef cheffe voisin
    voisine voisins medecin docteur mairie maire prefecture ecole etat devis budget rappel reunion total compte facture
    client clients equipe internet ciel madame monsieur resume lieu sujet objet date heure adresse prix horaire
    horaires regle point points question decision conclusion ordre
    """,
        "it": """
    mamma papa nonna nonno madre padre fratello sorella figlio figlia zio zia cugino cugina capo vicino vicina medico
    dottore preventivo scadenza orario regola riassunto biglietti riunione cassa cliente clienti squadra luogo data ora
    prezzo oggetto bonifico comune sindaco governo stato internet cielo fattura decisione nota conclusione indirizzo
    gente signore signora totale
    """,
        "pt": """
    mae pai mamae papai avo irmao irma filho filha tio tia primo prima chefe vizinho vizinha medico dono dona orcamento
    prazo horario regra resumo convites ingressos figurino ensaio ata cliente clientes equipe local data hora preco
    assunto tema roteiro locacao leitura filmagem prefeitura governo estado internet ceu nota reuniao decisao conclusao
    endereco senhor senhora
    """,
        "ru": """
    адвокат админ администратор администрация адрес актер актриса аналитик аптекарь арендатор бабушка бармен билет
    билеты босс брат бухгалтер бухгалтерия бюджет вагон весна ветеринар вечер водитель вопрос воспитатель
    воспитательница врач гипс гости гость государство губернатор дата дворник девочка девушка дедушка день депутат
    дети дизаинер директор договор дождь доктор дом дорога дочь друг друзья дядя жена жених женщина журналист завод
    завхоз заказчик заявка зима инженер институт интернет итог итоги капитан кафе квартира квартирант клиент
    клиенты команда комиссия кот кошка курьер лето летчик лодка люди магазин малыш мальчик мама мастер мать машина
    медбрат медсестра менеджер место министр моряк муж мужчина музыкант мэр мясник народ начальник начальница небо
    невеста нотариус ночь осень отец отчет офицер официант официантка охотник охрана охранник палатка палатки папа
    парень парикмахер певец певица пекарь пес пилот писатель письмо повар погода подпись подруга поезд покупатель
    полицеискии почтальон правило правительство президент преподаватель программист продавец продавщица профессор
    психолог рабочие разработчик ребенок редактор режиссер рецензент решение родители рыбак самолет сантехник
    семинар сестра смета снег собака собрание совет солдат сосед соседи соседка срок сроки старик старушка
    стоматолог сторож строители строитель студент студентка судья сын таксист тема терапевт тестировщик тетя тренер
    уборщица университет утро ученик ученица учитель учительница фермер фонд хирург хозяева хозяика хозяин художник
    цена человек шеф школа электрик юрист
    """,
    }
)
NATIONS: Final = frozenset(_NATIONS.split())
PERSON_NOUNS: Final[Mapping[str, frozenset[str]]] = MappingProxyType(
    {language: frozenset(words.split()) for language, words in _ROLES.items()}
)
COMMON: Final = frozenset((_DOCUMENTS + _SIGNS).split()) | NATIONS

# Abbreviations of technical, commercial and everyday life: in capitals, and the name of nothing.
ABBREVIATIONS: Final = frozenset(
    """
    readme changelog todo wip adr
    pdf csv tsv json xml html css sql tls ssl ssh dns vpn lan wlan wifi usb hdmi gps led lcd ram rom cpu gpu ssd hdd
    api sdk ide cli gui url uri http https ftp smtp imap tcp udp ip dlq ttl qps rps sla slo kpi okr mvp poc eta eod eob
    asap fyi faq tbd tba tbc rsvp nda eula gdpr dsgvo rgpd lgpd vat ust mwst tva iva nds ндс инн снилс огрн кпп tax ein
    ssn nif nie dni cif cpf cnpj rg cep iban bic swift pin puk tan otp mfa sso pos pat atm edc bpm rpm mph kmh kwh mwh
    hp cv ps db hz dj mc vip diy tv dvd cd hd uhd sms mms pm dm gif jpg jpeg png svg mp3 mp4 zip exe iso rfc utf ascii
    crud rest grpc orm jwt oauth regex utc gmt cet cest est pst edt bst am bc ad ce bce llc ltd gmbh ag kg ug ev sarl
    sas sa sl srl spa inc ооо оао зао пао ип ceo cto cfo coo cmo hr pr qa ui ux it ok no yes lol omg wtf lmao rofl btw
    imo imho tbh idk nvm brb afk irl tldr tl dr nb ie eg jk smh ftw ama aka wip pto ooo eom dna rna mri ekg ecg mrt ct
    hiv pcr adhd ptsd iq id ids nr qr bwl abi vhs bw kw uhr kfz lkw pkw suv km cm mm mg ml кг км см мм га руб шт чп пдф
    гост бжу егэ зп лс тз хз имхо спс пжл пж дз ржу op ap cc bcc re fwd wg aw cf pj ndlr pmr sdb wc rdc tgv rer bd bu
    tp td cdi cdd rtt smic rib csp stp svp mdr ptdr tlm slt bcp sos ufo cdr po pro kit tpm tap irpf pib ong pyme itv
    isr ires imu isee spid cud pec tari iptu ipva fgts rh nf pf tcc
    """.split()
)
