"""Classes of words for the patterns of `settings`, by language: events, duties, matters, fees, and verbs of states.

The name of a class stands in a pattern as a token. A word is written as it is; `*` stands for any letters at one of its
ends. The lists are our own.
"""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "EVENT_EN": "session game rehearsal meeting call practice match standup sync clinic training workshop lesson gig show "
    "party shoot launch dinner brunch lunch meetup hike jabs tasting read-through run-through",
    "DUTY_EN": "shift duty late lates early earlies driver driving goalie goal captain keys music dishes cooking host cover "
    "reception snacks bar sound lights minutes notes referee desk on-call nights weekend desk",
    "MATTER_EN": "starter starters main mains dessert theme colour color title venue format tagline slogan motto name font "
    "menu topic dress rota teams order soundtrack",
    "FEE_EN": "fee price deposit budget share contribution entry ticket tickets rent rate cap limit buy-in stake",
    "OURS_EN": "paper paper's talk talk's team team's group group's project project's shop shop's blog podcast newsletter zine "
    "stall poster post",
    "STUFF_EN": "data files tables photos pictures video videos code notes recordings minutes raw results slides money "
    "proceeds keys boxes books tools docs documents forms receipts invoices samples",
    "DUTY_DE": "schicht spätschicht frühschicht nachtschicht dienst fahrer tor kapitän schlüssel musik abwasch küche kasse "
    "protokoll grill getränke kuchen moderation vertretung licht ton notdienst",
    "MATTER_DE": "vorspeise hauptgang hauptgericht nachtisch motto farbe titel ort format name schrift menü thema "
    "dresscode überschrift treffpunkt reihenfolge",
    "FEE_DE": "umlage beitrag preis kaution budget eintritt gebühr obergrenze limit honorar startgeld",
    "ACT_KO": "*게 *게요 *줘 *주세요 *자 *래 *맡아 *챙겨 *운전해 *준비해 사와 *들고와 *가져와 와",
    "DUTY_FR": "garde service permanence volant clés musique vaisselle cuisine caisse bar accueil buvette son lumières "
    "remplaçant capitaine gardien chauffeur courses",
    "MATTER_FR": "entrée plat dessert thème couleur titre lieu format nom police menu sujet slogan rendez-vous",
    "FEE_FR": "cotisation prix caution budget participation loyer tarif plafond limite entrée",
    "DUTY_ES": "turno guardia llaves música cocina caja barra portero capitán conductor volante sonido luces acta "
    "bebidas compras limpieza",
    "MATTER_ES": "primero segundo postre tema color título lugar formato nombre letra menú lema entrante",
    "FEE_ES": "cuota precio fianza presupuesto entrada alquiler tope límite tarifa inscripción",
    "DUTY_PT": "turno plantão chaves música cozinha caixa bar goleiro capitão motorista volante som luzes ata bebidas "
    "compras limpeza balcão",
    "MATTER_PT": "entrada prato sobremesa tema cor título local formato nome fonte cardápio lema",
    "FEE_PT": "mensalidade preço caução orçamento ingresso aluguel teto limite taxa inscrição vaquinha cota",
    "DUTY_IT": "turno guardia chiavi musica cucina cassa bar portiere capitano autista volante audio luci verbale "
    "bibite spesa pulizie sala lavapiatti",
    "MATTER_IT": "antipasto primo secondo dolce contorno tema colore titolo luogo formato nome menù motto ritrovo",
    "FEE_IT": "quota prezzo cauzione budget ingresso affitto tetto limite tariffa iscrizione",
    "STATE_DE": "bin bist ist war warst hab habe hast hatte hattest weiß weißt kenn kenne kennst mag magst find finde findest glaub "
    "glaube glaubst denk denke denkst will willst kann kannst muss musst soll sollst könnte könntest würde würdest werde "
    "wirst auch nicht nie doch ja halt liebe liebst hasse brauch brauche brauchst verstehst verstehe siehst sehe",
    "STATE_FR": "suis es étais sais connais aime aimes pense penses crois veux peux dois ai as avais aussi non pas ne "
    "n'ai n'es n'as préfère préfères trouves trouve comprends vois plus vas vais te me",
    "STATE_ES": "soy eres estoy estás estaba era sé sabes conozco creo crees quiero quieres puedo puedes debo tengo tienes "
    "también tampoco no sí he has había me te prefiero pienso piensas digo dices más menos ya siempre nunca igual",
    "STATE_PT": "sou é estou está tô tá era sei sabe acho acha quero quer posso pode devo tenho tem também não sim prefiro "
    "penso pensa digo diz mais menos já sempre nunca gosto gosta adoro me te amo ama",
    "STATE_IT": "sono sei è ero eri so sai credo credi penso pensi voglio vuoi posso puoi devo devi ho hai avevo anche pure "
    "no non sì preferisco dico dici più meno già sempre mai mi ti neanche invece amo ami",
    "STATE_RU": "устал* знаю знаешь люблю любишь думаю думаешь хочу хочешь могу можешь прав права был* не тоже да нет лучше "
    "хуже *ла *лась *лся *л рад рада должен должна уже всегда никогда понимаешь понимаю сам сама бы там здесь тут "
    "вижу видишь помню помнишь считаю считаешь верю боюсь один одна такая такой",
    "STATE_HI": "थक थका थकी सही ग़लत गलत भी नहीं हूँ हूं हो था थी ठीक जानता जानती जानते चाहता चाहती चाहते तो सोचता सोचती गया गई खुश",
    "PARTY_EN": "landlord boss school agent venue band owner council manager bank office caterer printer club coach supplier vet neighbours",
    "PARTY_DE": "vermieter chef chefin schule verein trainer bank druckerei caterer hausverwaltung makler nachbarn kunden",
    "DUTY_RU": "смена дежурство дежурный ключи музыка кухня касса ворота капитан водитель звук свет протокол посуда "
    "напитки закупка уборка ведущий",
    "MATTER_RU": "закуска горячее десерт тема цвет название место формат имя шрифт меню девиз дресс-код",
    "FEE_RU": "взнос цена залог бюджет вход аренда лимит ставка сбор",
    "ITEM_EN": "laptops phones dogs shoes kids visitors food drinks alcohol smoking photos ads meetings cars bikes guests cash "
    "pets plus-ones swearing spoilers screens headphones",
    "FURN_EN": "table sofa couch desk shelf piano plants tent stage bar grill fridge bed crib bookcase wardrobe printer board bin "
    "bins tree rug lamp",
    "ORD_EN": "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth fifteenth twentieth",
    "ORD_DE": "ersten zweiten dritten vierten fünften sechsten siebten achten neunten zehnten elften zwölften fünfzehnten",
    "ORD_RU": "первого второго третьего четвёртого пятого шестого седьмого восьмого девятого десятого двадцатого",
    "COLOUR_EN": "*green *blue *red *white *black *yellow *grey *gray *brown *pink *orange *purple oak pine",
    "COLOUR_DE": "*grün *blau *rot *weiß *schwarz *gelb *grau *braun *rosa *beige *türkis",
    "COLOUR_FR": "vert* bleu* rouge* blanc* noir* jaune* gris* rose* beige* orange*",
    "PLACED_DE": "kindertisch tisch sofa schreibtisch regal klavier zelt bühne theke grill kühlschrank bett drucker",
    "PLACED_FR": "table canapé bureau étagère piano tente scène bar frigo lit tapis lampe",
    "PLACED_ES": "mesa sofá escritorio estantería piano tienda escenario barra nevera cama alfombra lámpara",
    "PLACED_PT": "mesa sofá escrivaninha estante piano barraca palco balcão geladeira cama tapete luminária",
    "PLACED_IT": "tavolo divano scrivania scaffale pianoforte tenda palco bancone frigo letto tappeto lampada",
    "RECEIPTS_ES": "tickets recibos facturas comprobantes",
    "GREET_EN": "thanks thank hi hello hey sorry with and or but dear love saw met from by for to miss poor happy bye morning "
    "night cheers congrats well yes no ok okay oh sure go good not even ask tell said says like welcome as than",
    "PAST_EN": "got sent gave said saw had took came went ate was were is *ed they he she it i we you why what how brought",
}
