"""Nouns and adjectives that are written with a capital and are no name alone: of documents, kin, nations, units. Folded.

Any of them may be part of a name ("British Museum", "Harbour Library").
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

# Of documents, lists and software.
_DOCUMENTS: Final = """
flat physics maths math mathematics biology chemistry history geography science algebra geometry economics philosophy literature
room floor gate terminal exit track flight seat row apartment suite hall stage station stop zone block lot bay unit model grade phase week
day eve abstract board terms conditions account action address agenda alert amendment annex answer api app appendix approach archive area article
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
bayesian gaussian euclidean newtonian darwinian freudian victorian edwardian shakespearean orwellian boolean cartesian
afghan albanian algerian argentine argentinian armenian bangladeshi basque belarusian bolivian bosnian cambodian celtic chilean
colombian cuban cypriot ecuadorian estonian ethiopian filipino gaelic georgian ghanaian icelandic iraqi jamaican jordanian kazakh kenyan kurdish
latvian lebanese libyan lithuanian macedonian malaysian maltese mediterranean mongolian moroccan nepalese nepali nigerian pakistani
palestinian peruvian saudi senegalese singaporean slovenian somali sudanese swahili taiwanese tibetan tunisian ukrainians uruguayan
venezuelan zimbabwean punjabi bengali gujarati cantonese mandarin methodist baptist anglican lutheran quaker quakers sikh scandinavian nordic
caribbean african american americans arab arabic asian australian austrian belgian brazilian british bulgarian canadian catalan
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
bullet bullets oolong sencha matcha tieguanyin rooibos lapsang genmaicha
борщ борща оливье винегрет окрошка плов шашлык холодец селедка шуба шубои солянка пельмени блины
bce ce ad bc gute nacht ladyship lordship majesty highness honour excellency pr prs rr st mt ft kb mb gb tb kib mib
gib kg km cm mm ml hz khz mhz ghz kwh kw mw db eur usd gbp jpy chf cny euro euros dollar dollars pound pounds faq
ids html xml json yaml css http https uri pdf png jpg gif svg zip tar utf ascii cpu gpu ram rom ssd hdd tv dvd cd
eta tbd tba tl dr nsfw rip vip diy dob min avg sum err warn fatal heavens god goodness lord
"""

# Kin, professions, offices, and the labels of lists, by language: the subjects of verbs that persons do, and no names.
_ROLES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "en": """
    neighbours kettle bride groom gym pub pilot customer supplier artist audience crowd plants lawn gutter deploy refund offer painters
    builders plumbers movers cleaners nurses doctors teachers drivers officers firefighters paramedic ambulance firemen lodger squatter
    customs immigration border airline airport hotel reception concierge porter maid nanny babysitter tutor headteacher head principal
    dean warden caretaker janitor groundsman umpire linesman opponent rival bowler batsman goalie midfielder winger forward defender
    pharmacist optician midwife carer therapist counsellor psychiatrist patient client suppliers wholesaler shop store seller buyer
    vendor contractor subcontractor foreman apprentice colleague coworker partner spouse fiance fiancee in-laws twins triplets
    toddlers teenager teenagers teens schools nurseries choir orchestra conductor soloist organist pianist cast crew understudy prompter
    deposit boat mechanic plumber builder florist photographer caterer vicar priest driver waiter chef baker butcher dentist electrician
    carpenter painter gardener cleaner postman courier delivery parcel van car truck bus train plane flight invoice payment cheque
    contract permit licence insurance venue band music food cake drinks wine beer catering flowers invitations dress suit rings weather
    rain snow heating boiler printer wifi laptop phone charger battery server traffic rent bill agent estate council nursery class
    homework football match training ref referee keeper captain goalkeeper striker dog cat puppy kitten baby kid toddler hospital surgery
    vet physio radiologist scan temperature fever cough numbers figures slides deck editor publisher proof photographer guests parking
    roof kitchen garage garden fence door windows window bathroom shower toilet sink oven fridge freezer washing dishwasher vacuum carpet
    curtains sofa table chairs chair lamp lights light paint plaster plasterer decorator architect surveyor solicitor lawyer accountant
    bank broker mortgage landlords tenants flatmate roommate housemate supervisor professor lecturer examiner student intern apprentice
    recruiter candidate interviewer investor producer actor actress stylist barber hairdresser makeup lighting sound
    camera drone footage edit trailer screening tickets ticket tent tents marquee toilets generator stage security stewards volunteers
    volunteer sponsors sponsor headliner support setlist merch amp guitar drummer bassist singer drums vocals keys
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
    kollege kollegin kollegen gott herrgott kolleginnen freunde freundinnen eltern mitglieder nachbarn nachbarinnen gaste kunden
    kundinnen leute damen herren teilnehmer genossen brautpaar
    """,
        "es": """
    abogada abogado administrador agua albanil alcalde alquiler alumna alumno amiga amigo arbitro arquitecto
    ascensor autobus avion azafata banco bar bebe becaria becario biblioteca boda bombero caballo caldera
    camarera camarero canguro capitan carpintero carta cartero casera casero cena cliente coche cocinera
    cocinero colegio comida companera companero comunidad concejal concierto conductor conductora contrato
    cunada cunado cura defensa delantero dentista desayuno dinero electricista enfermera enfermero ensayo
    entrega entrenador entrenadora equipaje escuela esposa esposo examen factura farmaceutico farmacia fiesta
    fiscal fontanero gas gata gato gente gimnasio guarderia horno hospital hotel impresora ingeniero inquilino
    jardinero juez lavadora libro limpiadora lluvia luz maestra maestro maleta marido mecanico metro monja movil
    mujer nevera nieta nieto nieve nina ninera nino ninos notario novia novio nuera ordenador pajaro paquete
    partido pasaporte pedido pelicula perra perro piloto pintor policia portatil portera portero presidente
    presupuesto proveedor psicologo publico repartidor secretaria sobrina sobrino socia socio suegra suegro
    tarta taxista telefono tesorero tienda tren veterinario viaje viento vuelo yerno
    presidente presidenta ministro ministra alcalde alcaldesa director directora profesor profesora rey reina mama papa abuela abuelo madre padre hermano hermana hijo hija tio tia primo prima jefe jefa vecino vecina vecinos
    medico doctora doctor dueno presupuesto plazo horario regla resumen letras entradas vestuario ensayo acta cuota
    cliente clientes equipo lugar fecha hora precio asunto tema ayuntamiento gobierno estado internet cielo factura
    reunion decision nota conclusion direccion gente senor senora
    """,
        "fr": """
    ami amie arbitre architecte argent arrivee ascenseur associe avion avocat avocate bagages banque bebe
    bibliotheque bus capitaine chat chatte chaudiere chauffeur cheval chien chienne colis college collegue
    concert contrat courrier creche cuisinier cuisiniere cure dentiste depart diner electricien eleve enfant
    enfants entraineur epouse epoux examen facteur femme fete fiance fiancee film four fournisseur frigo gardien
    gardienne gateau gendre gens greve hopital hotel imprimante infirmier infirmiere ingenieur jardinier juge
    livraison livre livreur locataire loyer lycee macon magasin maitre mari mariage match mecanicien menuisier
    metro neige neveu niece notaire nounou oiseau ordinateur peintre pharmacie pharmacien pilote plombier pluie
    policier pompier portable proprietaire proprio psychologue public repas repetition reservation retour
    serveur serveuse stagiaire syndic telephone train travaux vent veterinaire voiture vol voyage
    president presidente premier premiere ministre directeur directrice professeur prof maitresse roi reine maman papa mamie papi papy mere pere frere soeur oncle tante cousin cousine patron patronne chef cheffe voisin
    voisine voisins medecin docteur mairie maire prefecture ecole etat devis budget rappel reunion total compte facture
    client clients equipe internet ciel madame monsieur resume lieu sujet objet date heure adresse prix horaire
    horaires regle point points question decision conclusion ordre
    """,
        "it": """
    aereo affitto albergo allenatore alunno amica amico amministratore arbitro architetto arrivo ascensore asilo
    autista autobus avvocata avvocato bagagli bambina bambini bambino banca biblioteca bimba bimbo caldaia
    cameriera cameriere cane capitano cavallo cellulare cena cognata cognato collega computer concerto
    condominio consegna contratto corriere cuoca cuoco dentista domani elettricista esame falegname farmacia
    farmacista festa fidanzata fidanzato film fornitore forno frigo gatta gatto genero giardiniere giudice
    idraulico imbianchino infermiera infermiere ingegnere inquilino lavori libro macchina maestro marito
    matrimonio meccanico metro moglie muratore negozio neve nipote notaio nuora ospedale pacco padrone palestra
    parroco partenza partita pilota pioggia poliziotto pompiere portiere postino pranzo prenotazione prete prova
    psicologo pubblico ritorno sciopero scuola socio soldi stagista stampante stasera suocera suocero tata
    telefono torta treno uccello vento veterinario viaggio volo
    presidente ministro ministra direttore direttrice professore professoressa maestra re regina mamma papa nonna nonno madre padre fratello sorella figlio figlia zio zia cugino cugina capo vicino vicina medico
    dottore preventivo scadenza orario regola riassunto biglietti riunione cassa cliente clienti squadra luogo data ora
    prezzo oggetto bonifico comune sindaco governo stato internet cielo fattura decisione nota conclusione indirizzo
    gente signore signora totale
    """,
        "pt": """
    academia advogada advogado agua almoco aluguel aluna aluno amiga amigo arbitro arquiteto atacante autocarro
    aviao baba bagagem banco bebe biblioteca bolo bombeiro cachorra cachorro canalizador capitao carpinteiro
    carro carteiro casamento cavalo celular chegada chuva colega comboio computador condominio contrato
    cozinheira cozinheiro creche criancas cunhada cunhado dentista dinheiro eletricista elevador empregado
    encanador encomenda enfermeira enfermeiro engenheiro ensaio entrega entregador escola esposa estagiario
    exame farmaceutico farmacia fatura festa filme fornecedor forno frigorifico garcom gata gato geladeira genro
    gente ginasio goleiro greve hospital hotel impressora inquilino jantar jardineiro jogo juiz livro loja luz
    marido mecanico menina menino mestre metro motorista mulher neta neto neve noiva noivo nora notario obras
    onibus pacote padre passaro pedido pedreiro piloto pintor policia policial porteira porteiro psicologo
    publico renda reserva saida senhorio show sindica sindico sobrinha sobrinho socio sogra sogro tecnico
    telefone telemovel treinador trem vento veterinario viagem volta voo
    presidente ministro ministra prefeito prefeita governador diretor diretora professor professora vovo titio titia rei rainha mae pai mamae papai avo irmao irma filho filha tio tia primo prima chefe vizinho vizinha medico dono dona orcamento
    prazo horario regra resumo convites ingressos figurino ensaio ata cliente clientes equipe local data hora preco
    assunto tema roteiro locacao leitura filmagem prefeitura governo estado internet ceu nota reuniao decisao conclusao
    endereco senhor senhora
    """,
        "ru": """
    архитектор аспирант бариста батюшка библиотекарь боксер бригадир вахтер вахтерша ведущая ведущии владелец
    внук внучка водопроводчик вратарь гадалка гид гонщик горничная грузчик диктор диспетчер домовои жилец жилица
    заведующии заказ защитник зрители зритель зубнои игрок инспектор интерн кассир кондуктор кузнец кухарка
    лаборант логопед лор маляр массажист машинист миллионер монтажник нападающии наследник настроищик научрук
    няня окулист опекун оператор отпуск официанты пассажир пациент пациентка педиатр пенсионер пенсионерка
    переводчик писательница пицца племянник племянница плотник подросток подрядчик пожарныи поклонник попугаи
    портнои посетитель поставщик почтальонша практикант преступник прораб психиатр пчеловод радист ревизор
    регистратор репетитор репортер садовник санитар сваха свекр свекровь свидетель священник секретарь скрипач
    слесарь сотрудник сотрудница столяр стюардесса тамада танцор терапевтша тесть теща тракторист турист туристы
    фельдшер физрук фотограф хоккеист художница шофер штукатур экономист экскурсовод эксперт ювелир ягоды
    насос кран труба лифт замок дверь окно крыша стена пол потолок лампа свет розетка провод батарея котел боилер душ ванна раковина
    туалет холодильник плита духовка микроволновка чаиник стиралка пылесос утюг телевизор колонка наушники зарядка кабель сервер саит
    приложение программа код тест тесты релиз деплои база счет чек договор справка паспорт виза бронь отель гостиница номер реис
    вылет поезд электричка маршрутка остановка пробка парковка гараж шина колесо двигатель бензин масло аккумулятор сигнализация
    температура кашель насморк давление анализ анализы рентген таблетки лекарство рецепт больничныи прививка зуб нога рука голова спина
    живот сердце глаз ухо молоко хлеб сыр мясо суп салат чаи кофе сок вода пиво вино шампанское мороженое конфеты цветы букет
    шарики свечи гирлянда елка музыка диджеи группа хор оркестр сцена зал билетер афиша программка декорации костюм реквизит
    фильм песня книга проект статья альбом спектакль картина фотография видео подарок торт ужин обед завтрак телефон ноутбук компьютер принтер
    автобус трамваи троллеибус метро такси велосипед мотоцикл самокат посылка пакет коробка сумка рюкзак чемодан ключ ключи деньги зарплата
    праздник экзамен урок лекция занятие тренировка матч концерт выставка экскурсия поездка погода ветер мороз жара солнце луна
    собачка щенок котенок птица рыба лошадь корова волк медведь лиса заяц лев тигр роза ромашка
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
    cta ctr cpc cpm seo sem agm egm ci cs cx hu xl xxl xs xxs ac ki ia llm ar vr nft ipo vc cv mba phd bsc msc gcse sat gpa pta hoa cad bom
    pt gp gps er icu дк жк тц трц бц тк npc npcs dc xp gamm gam glm glmm anova ancova pca mcmc ols aic reml rct
    eq poa pov voc faqs diy bbq bbqs byo lgtm wfh ooh readme changelog todo wip adr
    pdf csv tsv json xml html css sql tls ssl ssh dns vpn lan wlan wifi usb hdmi gps led lcd ram rom cpu gpu ssd hdd
    api sdk ide cli gui url uri http https ftp smtp imap tcp udp ip dlq ttl qps rps sla slo kpi okr mvp poc eta eod eob
    asap fyi faq tbd tba tbc rsvp nda eula gdpr dsgvo rgpd lgpd vat ust mwst tva iva nds ндс инн снилс огрн кпп tax ein
    ssn nif nie dni cif cpf cnpj rg cep iban bic swift pin puk tan otp mfa sso pos pat atm edc bpm rpm mph kmh kwh mwh
    hp cv ps db hz dj mc vip diy tv dvd cd hd uhd sms mms pm dm gif jpg jpeg png svg mp3 mp4 zip exe iso rfc utf ascii
    crud rest grpc orm jwt oauth regex utc gmt cet cest est pst edt bst am bc ad ce bce llc ltd gmbh ag kg ug ev sarl
    sas sa sl srl spa inc ооо оао зао пао ип ceo cto cfo coo cmo hr pr qa ui ux it ok no yes lg mfg hdl lol omg wtf lmao rofl btw
    imo imho tbh idk nvm brb afk irl tldr tl dr nb ie eg jk smh ftw ama aka wip pto ooo eom dna rna mri ekg ecg mrt ct
    hiv pcr adhd ptsd iq id ids nr qr bwl abi vhs bw kw uhr kfz lkw pkw suv km cm mm mg ml кг км см мм га руб шт чп пдф
    гост бжу егэ зп лс тз хз имхо спс пжл пж дз ржу op ap cc bcc re fwd wg aw cf pj ndlr pmr sdb wc rdc tgv rer bd bu
    tp td cdi cdd rtt smic rib csp stp svp mdr ptdr tlm slt bcp sos ufo cdr po pro kit tpm irpf pib ong pyme itv
    isr ires imu isee spid cud pec tari iptu ipva fgts rh nf pf tcc
    """.split()
)
