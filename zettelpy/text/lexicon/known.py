"""Places and makers that everyone knows, as they are called in each language: a lean for words that only open sentences, and
in a language that writes all nouns with capitals. Folded. No name needs to stand here.
"""

from __future__ import annotations

from typing import Final

PLACES: Final = frozenset(
    """
    amrum fohr juist norderney borkum langeoog spiekeroog wangerooge baltrum pellworm hiddensee fehmarn helgoland mallorca ibiza kreta
    rhodos korfu zypern malta teneriffa lanzarote madeira sardinien sizilien korsika ostsee nordsee bodensee elbe rhein donau weser spree isar neckar mosel bayern hessen sachsen thuringen brandenburg niedersachsen
    westfalen schwaben franken alpen eifel schwarzwald allgau rugen sylt usedom tirol karnten seine loire rhone garonne alpes
    pyrenees normandie provence alsace andalucia galicia cataluna asturias aragon castilla ebro tajo pirineos toscana sicilia
    sardegna umbria lombardia liguria puglia calabria tevere alpi algarve alentejo minho tejo douro bahia pernambuco ceara
    урал суздаль владимир ладога онега нева енисеи обь алматы суздаль кижи валдаи
    europe africa asia america australia antarctica london paris berlin vienna rome madrid lisbon munich hamburg
    cologne frankfurt stuttgart dresden leipzig hannover bremen nuremberg zurich geneva basel brussels amsterdam
    rotterdam copenhagen stockholm oslo helsinki warsaw prague budapest athens istanbul ankara moscow kyiv tokyo osaka
    kyoto beijing shanghai seoul mumbai delhi bangalore singapore sydney melbourne toronto montreal vancouver chicago
    boston seattle houston dallas denver atlanta miami detroit philadelphia dublin belfast edinburgh glasgow manchester
    liverpool birmingham leeds bristol cardiff oxford cambridge barcelona sevilla seville bilbao zaragoza malaga
    granada murcia alicante valladolid lyon marseille toulouse bordeaux nantes lille strasbourg rennes montpellier
    grenoble brest milano milan roma napoli naples torino turin firenze venezia venice bologna genova genoa palermo
    verona padova trieste catania lisboa coimbra aveiro recife brasilia curitiba fortaleza manaus bogota lima quito
    caracas havana munchen koln wien genf dusseldorf dortmund kiel lubeck rostock augsburg freiburg heidelberg mannheim
    karlsruhe bonn munster gottingen kassel erfurt jena weimar potsdam magdeburg mainz wiesbaden regensburg graz
    salzburg innsbruck germany france spain italy portugal england scotland wales ireland britain austria switzerland
    belgium netherlands denmark sweden norway finland poland hungary greece russia ukraine japan korea brazil canada
    mexico argentina chile peru colombia egypt morocco nigeria kenya ghana israel iran iraq deutschland frankreich
    spanien italien osterreich schweiz belgien niederlande danemark schweden norwegen finnland polen ungarn
    griechenland turkei russland brasilien kanada agypten schottland irland allemagne espagne italie angleterre suisse
    belgique autriche irlande grece turquie russie chine japon bresil maroc algerie bretagne alemania espana francia
    italia inglaterra suiza grecia rusia brasil marruecos europa germania spagna inghilterra svizzera cina giappone
    brasile marocco alemanha espanha suica angola mocambique россия москва питер петербург казань сочи самара пермь
    арбат эльбрус казбек эрмитаж кремль геленджик анапа туапсе новороссииск архыз домбаи шерегеш красноярск хабаровск чита тюмень
    челябинск уфа барнаул абакан улан-удэ якутск магадан южно-сахалинск камчатка чукотка сахалин курск орел тула брянск смоленск
    липецк тамбов пенза ульяновск оренбург астрахань ставрополь пятигорск кисловодск ессентуки махачкала грозныи назрань владикавказ
    нальчик элиста маикоп симферополь ялта севастополь евпатория керчь феодосия судак алушта выборг петергоф пушкин павловск гатчина
    петрозаводск вологда череповец вятка ижевск чебоксары саранск иошкар-ола сыктывкар ханты-мансииск сургут нижневартовск муром
    коломна серпухов подольск балашиха мытищи королев зеленоград дубна клин звенигород таруса обнинск переславль углич рыбинск
    плес гороховец елабуга болгар болдино астана бишкек ташкент самарканд баку батуми дубаи пхукет бали хургада шарм анталья кемер
    рим милан венеция вена будапешт варшава рига таллин вильнюс женева цюрих амстердам брюссель осло стокгольм копенгаген токио
    пекин шанхаи сеул бангкок нью-иорк чикаго бостон
    екатеринбург новосибирск омск томск иркутск владивосток саратов волгоград ростов краснодар воронеж рязань калуга
    тверь ярославль кострома псков новгород мурманск архангельск карелия сибирь волга баикал алтаи крым кавказ украина
    беларусь минск киев одесса львов германия франция италия испания англия китаи япония америка европа азия турция
    грузия армения тбилиси ереван лондон париж берлин мадрид прага варшава хельсинки стамбул
    """.split()
)
# Makers that are nothing else in lower case either.
MAKERS_ONLY: Final = frozenset(
    """
    spotify netflix facebook instagram whatsapp telegram youtube tiktok linkedin paypal ebay airbnb ikea github gitlab postgres postgresql
    mysql mongodb kubernetes chatgpt openai anthropic jira trello google amazon microsoft toyota mixpanel posthog datadog jenkins
    terraform ryanair easyjet lidl aldi skype wikipedia netflix vinted wallapop zalando bizum nubank mercadona esselunga carrefour leclerc
    decathlon starbucks mcdonalds airtable dropbox salesforce shopify duolingo strava klarna deliveroo
    яндекс сбербанк вконтакте телеграм ватсап авито ютуб инстаграм госуслуги
    """.split()
)
MAKERS: Final = frozenset(
    """
    google microsoft amazon facebook instagram whatsapp telegram discord slack zoom skype youtube tiktok twitter
    linkedin netflix spotify paypal ebay airbnb uber ikea lidl aldi rewe edeka dhl fedex tesla toyota bmw volkswagen
    siemens bosch nasa unicef unesco github gitlab docker kubernetes linux ubuntu android outlook photoshop trello jira
    notion figma postgres postgresql mysql redis kafka mongodb sqlite python javascript typescript wikipedia chatgpt
    openai anthropic sparkasse volksbank commerzbank bundesbank bundestag bundesrat bundesliga telekom carrefour
    leclerc decathlon sncf edf ratp mercadona renfe correos bizum pix nubank itau trenitalia esselunga сбербанк сбер
    costa greggs nandos starbucks mcdonalds wetherspoons subway headspace deezer
    arxiv github mixpanel amplitude posthog figma notion zoho calendly typeform mailchimp zapier twilio datadog splunk jenkins
    passat tiguan corsa astra twingo yaris corolla doblo skoda renault dacia kia hyundai nissan subaru mazda volvo saab eurospin norauto
    hilti makita karcher stihl festool nivea haribo milka lego playmobil miele
    easyjet ryanair lufthansa eurowings vueling iberia wizzair vinted wallapop zalando mediamarkt kaufland netto rossmann
    tesco sainsburys waitrose asda morrisons aldi costco walmart walgreens monzo revolut klarna deliveroo doordash instacart strava duolingo
    canva dropbox salesforce hubspot shopify airtable asana confluence grafana datadog vercel cloudflare
    auchan monoprix fnac darty doctolib blablacar sosh bouygues veolia renault peugeot citroen michelin danone
    ikea zara inditex telefonica movistar repsol endesa bankinter santander bbva caixabank cabify glovo
    fiat ferrari lavazza barilla ferrero enel eni vodafone fastweb conad unicredit intesa trenord satispay
    magalu ifood rappi petrobras embraer havaianas bradesco santander worten tap meo     биитрикс мегафон билаин мтс теле2 вымпелком вкусвилл ашан леруа ламода wildberries ваилдберриз аэрофлот
    росгосстрах альфабанк раиффаизен роснефть лукоил касперскии мосэнерго мосметро госуслуги ютуб инстаграм феисбук твиттер гугл зум скаип
    яндекс вконтакте телеграм ватсап озон авито ржд газпром тинькофф пятерочка
    """.split()
)
