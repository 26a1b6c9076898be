"""What decisions are about and what they are not, in all languages: others' doings, everyday goods, timetables, weather.

Guards of one kind each, in the form of the lexicons beside it:

    comes    (a cue) what comes on a day, unless it is a person or a train that does
    moved    (a cue) where a thing goes; given, event    (cues) what stands before a name; what is held at a time; was: that it has been held
    third    people outside the group, whose purchases and stays nobody here decides
    goods    what is bought every day; past: when it was; asset: what is no everyday thing all the same
    being    who stays somewhere without having decided it; bed: where he does
    fresh    a word of now, with which what is usual is a rule as well
    anew     (a cue, too) that it is from now on: what is usual then is a rule
    fact     what has its day or hour by itself, before a cue of kind `dated` (shops, trains, exams, feasts, weather)
    weekly   days that come again and again
"""

from __future__ import annotations

from typing import Final

LEXICON: Final = """
[third]
en neighbour/+s, neighbor/+s, a friend, friend of mine, some friends, classmate, my ex, his/her/their/our/my cousin
   cousin, colleague, coworker, they've, they have, they bought, they sold
de nachbar, nachbarn, nachbarin, nachbars, freund von, freundin von, bekannter, bekannte, ein freund, eine freundin
   kollege, kollegin, cousin, cousine, mein ex, mein schwager, meine schwägerin
fr voisin, voisins, voisine, voisines, un ami, une amie, des amis, collègue, cousin, cousine, mon ex, beau frère
es vecino, vecinos, vecina, vecinas, un amigo, una amiga, unos amigos, mi primo, mi prima, mi cuñado, mi cuñada, mi ex
   compañero, compañera
pt vizinho, vizinhos, vizinha, vizinhas, um amigo, uma amiga, uns amigos, meu primo, minha prima, meu cunhado
   minha cunhada, colega, meu ex
it vicino di_casa, il vicino, i vicini, la vicina, le vicine, vicini di_casa, un amico, un'amica, degli amici
   mio cugino
   mia cugina, mio cognato, mia cognata, collega, il mio_ex
ru сосед, соседи, соседка, соседей, знакомый, знакомые, знакомая, приятель, подруга, друг, коллега, одноклассник
   шурин
   однокурсник, двоюродный, двоюродная
zh 邻居, 隔壁, 同学, 朋友家, 他们家, 他家, 她家, 亲戚, 表哥, 表姐, 表弟, 表妹, 楼下, 楼上
ja 隣の, お隣, 近所の, 友達が, 友人が, 同級生, 知り合い, 親戚, いとこ, 向かいの
ko 옆집, 이웃, 친구네, 친구가, 윗집, 아랫집, 사촌, 동창, 지인, 앞집
hi पड़ोसी, पड़ोसियों, पड़ोसन, दोस्त ने, सहेली ने, उसने, उन्होंने, चाचा ने, मामा ने, रिश्तेदार

[goods]
en milk, bread, eggs, cheese, butter, apples, bananas, potatoes, onions, tomatoes, cucumbers, vegetables, veg, fruit
   groceries, coffee, tea, sugar, rice, pasta, ice cream, chocolate, sweets, sandwich, soap, shampoo, toothpaste
   newspaper, socks, shoes, jeans, shirt, jacket, trousers, book, books, magazine, umbrella, flowers, gum, snack
de milch, brot, brötchen, eier, käse, butter, äpfel, bananen, kartoffeln, zwiebeln, tomaten, gurken, gemüse, obst
   kaffee, tee, zucker, reis, nudeln, eis, schokolade, süßigkeiten, seife, zahnpasta, zeitung, socken, schuhe, jeans
   hemd, jacke, hose, buch, bücher, schirm, blumen, wurst, fleisch, joghurt
fr lait, pain, baguette, oeufs, œufs, fromage, beurre, pommes, bananes, patates, oignons, tomates, concombres, légumes
   fruits, café, thé, sucre, riz, pâtes, glace, chocolat, bonbons, savon, dentifrice, journal, chaussettes, chaussures
   jean, chemise, veste, pantalon, livre, livres, parapluie, fleurs, jambon, yaourt, croissants
es leche, pan, huevos, queso, mantequilla, manzanas, plátanos, patatas, papas, cebollas, tomates, pepinos, verdura
   fruta
   café, té, azúcar, arroz, pasta, helado, chocolate, jabón, periódico, calcetines, zapatos, vaqueros, camisa
   chaqueta
   pantalones, libro, libros, paraguas, flores, jamón, yogur
pt leite, pão, ovos, queijo, manteiga, maçãs, bananas, batatas, cebolas, tomates, pepinos, verduras, legumes, frutas
   café, chá, açúcar, arroz, massa, sorvete, gelado, chocolate, sabonete, jornal, meias, sapatos, calça, camisa
   casaco
   livro, livros, guarda chuva, flores, presunto, iogurte
it latte, pane, uova, formaggio, burro, mele, banane, patate, cipolle, pomodori, cetrioli, verdura, frutta, caffè, tè
   zucchero, riso, pasta, gelato, cioccolato, sapone, dentifricio, giornale, calzini, scarpe, jeans, camicia, giacca
   pantaloni, libro, libri, ombrello, fiori, prosciutto, yogurt
ru молоко, хлеб, яйца, сыр, масло, яблоки, яблок, бананы, картошку, картошка, лук, помидоры, огурцы, овощи, фрукты
   кофе
   чай, сахар, рис, макароны, мороженое, шоколад, конфеты, мыло, газету, носки, ботинки, туфли, кроссовки, джинсы
   рубашку
   куртку, штаны, книгу, книги, зонт, зонтик, цветы, колбасу, йогурт
zh 牛奶, 面包, 鸡蛋, 苹果, 香蕉, 土豆, 西红柿, 蔬菜, 水果, 咖啡, 茶叶, 大米, 冰淇淋, 巧克力, 豆浆, 油条, 肥皂, 报纸, 袜子, 鞋
   裤子, 衬衫, 外套, 书, 雨伞, 花, 菜, 零食, 奶茶, 斤, 衣服
ja 牛乳, パン, 卵, チーズ, りんご, バナナ, じゃがいも, トマト, きゅうり, 野菜, 果物, コーヒー, お茶, 砂糖, お米, アイス
   チョコ, お菓子, 石鹸, 新聞, 靴下, 靴, ズボン, シャツ, 上着, 本を, 傘, 花を, 弁当, おにぎり, 服を
ko 우유, 빵, 달걀, 계란, 치즈, 사과를, 바나나, 감자, 토마토, 오이, 야채, 채소, 과일, 커피, 설탕, 쌀, 아이스크림, 초콜릿, 과자
   비누, 신문, 양말, 신발, 바지, 셔츠, 옷, 책, 우산, 꽃, 라면, 김밥
hi दूध, ब्रेड, रोटी, अंडे, पनीर, सेब, केले, आलू, प्याज़, प्याज, टमाटर, खीरे, खीरा, सब्ज़ी, सब्जी, सब्ज़ियाँ, फल
   कॉफ़ी, चाय, चीनी
   चावल, आइसक्रीम, चॉकलेट, साबुन, अख़बार, मोज़े, जूते, पैंट, कमीज़, किताब, छाता, फूल, मिठाई, कपड़े

[free]
fr le lundi/mardi/mercredi/jeudi/vendredi/samedi/dimanche 1/2/3/4/5/6/7/8/9/10/11/12/13/14/15
   le lundi/mardi/mercredi/jeudi/vendredi/samedi/dimanche 16/17/18/19/20/21/22/23/24/25/26/27/28/29/30/31/prochain
it il lunedì/martedì/mercoledì/giovedì/venerdì/sabato 1/2/3/4/5/6/7/8/9/10/11/12/13/14/15
   il lunedì/martedì/mercoledì/giovedì/venerdì/sabato 16/17/18/19/20/21/22/23/24/25/26/27/28/29/30/31/prossimo

[anew]
en as of_now, as of_today, as of_tomorrow, effective immediately, from now_on, from here_on, from then_on
   going forward
de ab jetzt, ab sofort, künftig, in zukunft, von jetzt_an, von nun_an, fortan
fr désormais, dorénavant, à l'avenir, à partir_de_maintenant
es a partir_de_ahora, de ahora_en_adelante, en adelante, desde ahora, de aquí_en_adelante
pt agora só, só a_partir, a partir_de_agora, de agora_em_diante, daqui pra_frente, daqui para_a_frente
   daqui em_diante, doravante
it d'ora in_poi, d'ora in_avanti, da adesso, da ora, da adesso_in_poi, da ora_in_poi
ru отныне, впредь, с этого_дня, с сегодняшнего_дня
zh 从今以后, 今后, 从现在起, 即日起
ja 今後, これからは, 以後
ko 앞으로는, 이제부터, 앞으로
hi अब से, आगे से, आज से

[]
es me/te/le/nos/os/les viene/vienen/llega, viene bien/mejor/mal/de/a_cuento
pt me/te/lhe/nos vem/chega, vem bem/de/do/da
it mi/ti/ci/vi/gli viene/vengono/arriva, viene bene/meglio/da/dal/dalla/voglia
fr me/te/nous/vous vient/viennent, vient de/du/d'être, viens de
de kommt mir/dir/darauf/drauf/aus/von/es/mit_mir, läuft gut/schlecht/gerade/super/rund/nicht

[fresh]
en now
de jetzt, nun, neuerdings, nur noch
fr maintenant
es ahora, desde ya, ya solo
pt agora, já só
it adesso, ora
ru теперь
zh 现在
ja これから
ko 이제
hi अब

[moved]
de kommt/kommen auf/in/unter/neben/hinter/an den/die/das/der/dem, kommt/kommen ins/ans/aufs/zum/zur
fr annulé, annulée, annulés, annulées, c'est moi/nous, ira/iront/va/vont sur/dans/sous/au/à/chez le/la/les, ira/iront/va/vont au/aux
es va/van al/a_la/en_el/en_la/a_los/para_el
it va/vanno sul/sulla/nel/nella/sotto/in/al/alla
ru пойдёт/поедет/встанет/переедет на/в/к/под

[given]
de für
fr pour
es para
pt para
it per

[event]
de hoffest, sommerfest, fest, probe, training, sitzung, elternabend, grillen, konzert, aufführung, premiere
   besichtigung
   versammlung, ausflug, turnier, inventur, lieferung, übergabe, abnahme, termin, weihnachtsfeier, grillabend
   workshop
fr réunion, repas, dîner, déjeuner, concert, match, entraînement, tournoi, goûter, kermesse, fête, sortie, livraison
   répétition, séance, assemblée, vide grenier, visite, atelier, prochaine séance, prochaine réunion, spectacle
es reunión, cena, comida, partido, torneo, concierto, fiesta, entreno, entrenamiento, rastrillo, excursión, entrega
   ensayo
   asamblea, visita, taller, próxima reunión, estreno, función, inventario
pt treino, jantar, almoço, reunião, ensaio, jogo, corrida, festa, churrasco, mutirão, entrega, assembleia, visita
   próxima reunião, estreia, espetáculo, passeio, torneio, inventário, lançamento
it riunione, cena, pranzo, partita, torneo, concerto, festa, allenamento, inventario, gita, consegna, assemblea
   visita, laboratorio, prossima riunione, spettacolo, ritrovo, merenda
ru субботник, собрание, семинар, тренировка, ужин, обед, концерт, спектакль, прогон, созвон, планёрка, экскурсия
   поход
   матч, турнир, ярмарка, праздник, корпоратив, защита, доставка, приёмка, ревизия, мастер класс, релиз, заседание
hi बैठक, मीटिंग, शूटिंग, रिहर्सल, प्रैक्टिस, पार्टी, दावत, सफ़ाई, डिलीवरी, डेमो, रिलीज़

[was]
zh 昨天, 上周, 前天, 上个月, 去年, 刚才
ja 昨日, 先週, 先月, おととい, 去年, でした
ko 어제, 지난, 걸렸, 그저께, 작년
hi पिछले, चली, चला, बीता, हुई थी, थी, था
de war, waren, hatte, fand, gestern, letzte, letzten, lief, dauerte, fiel
fr avant, tombait, tombaient, toujours, était, a été, avait, hier, dernier, dernière, s'est, a duré
es fue, era, estuvo, ayer, pasado, pasada, costó, duró, salió
pt foi, era, ontem, passado, passada, custou, durou, saiu
it era, è stata, è stato, ieri, scorso, scorsa, è durata, è costata
ru был, была, было, были, вчера, прошёл, прошла, прошлый, прошлая, прошлом

[comes]
en ships, ships on, rolls out
de läuft, laufen
ru доставят, выйдет, выходит

[past]
en yesterday, last week/night/month/year, this morning, the other_day
de gestern, vorgestern, letzte woche, letzten monat, heute früh, heute morgen, neulich
fr hier, avant hier, la semaine dernière, le mois dernier, ce matin, l'autre jour
es ayer, anteayer, anoche, la semana_pasada, el mes_pasado, esta mañana, el otro_día
pt ontem, anteontem, semana passada, mês passado, hoje de_manhã, outro dia
it ieri, l'altro ieri, la settimana_scorsa, il mese_scorso, stamattina, l'altro giorno
ru вчера, позавчера, на прошлой_неделе, в прошлом_месяце, утром, недавно
zh 昨天, 前天, 昨晚, 上周, 上个月, 今早, 早上, 前几天
ja 昨日, おととい, 昨夜, 先週, 先月, 今朝, この間, 朝
ko 어제, 그저께, 어젯밤, 지난주, 지난달, 오늘 아침, 아침에
hi परसों, पिछले हफ़्ते, पिछले महीने, आज सुबह, सुबह, कल मैंने, कल हमने

[asset]
en ticket/+s, flight/+s, house, flat, apartment, car, van, bike, hotel, tent, insurance, domain, license, licence
   land
   machine, printer, server, laptop, ring, present, gift, piano, boat, sofa, fridge, cake
de ticket, tickets, karten, fahrkarten, zugtickets, flüge, flug, haus, wohnung, auto, wagen, rad, hotel, zelt
   grundstück
   versicherung, domain, lizenz, drucker, server, laptop, ring, geschenk, klavier, boot, sofa, kühlschrank, torte
fr billet, billets, place, places, vol, vols, maison, appart, appartement, voiture, vélo, hôtel, tente, terrain
   assurance
   domaine, licence, imprimante, serveur, ordi, bague, cadeau, piano, bateau, canapé, frigo, gâteau
es billete, billetes, boletos, entradas, pasajes, vuelo, vuelos, casa, piso, coche, carro, bici, hotel, tienda
   terreno
   seguro, dominio, licencia, impresora, servidor, portátil, anillo, regalo, piano, barco, sofá, nevera, tarta
pt passagem, passagens, bilhete, bilhetes, ingresso, ingressos, voo, voos, casa, apê, apartamento, carro, bicicleta
   hotel, barraca, terreno, seguro, domínio, licença, impressora, servidor, notebook, anel, presente, piano, barco
   sofá
   geladeira, bolo
it biglietto, biglietti, volo, voli, casa, appartamento, macchina, auto, bici, hotel, albergo, tenda, terreno
   assicurazione, dominio, licenza, stampante, server, portatile, anello, regalo, pianoforte, barca, divano, frigo
   torta
ru билет, билеты, билетов, места, рейс, дом, квартиру, машину, велосипед, гостиницу, отель, палатку, участок
   страховку
   домен, лицензию, принтер, сервер, ноутбук, кольцо, подарок, пианино, лодку, диван, холодильник, торт
zh 票, 机票, 房, 房子, 车, 酒店, 帐篷, 保险, 域名, 打印机, 服务器, 电脑, 戒指, 礼物, 钢琴, 沙发, 冰箱, 蛋糕
ja 切符, チケット, 航空券, 家を, 車を, ホテル, テント, 保険, ドメイン, サーバー, パソコン, 指輪, プレゼント, ピアノ, ソファ
   冷蔵庫, ケーキ, マンション, 土地
ko 표, 티켓, 항공권, 집, 아파트, 자동차, 호텔, 텐트, 보험, 도메인, 서버, 노트북, 반지, 선물, 피아노, 소파, 냉장고, 케이크
hi टिकट, टिकटें, घर, मकान, फ़्लैट, गाड़ी, कार, होटल, तंबू, बीमा, डोमेन, सर्वर, लैपटॉप, अँगूठी, अंगूठी, तोहफ़ा, सोफ़ा
   फ़्रिज, केक, ज़मीन

[being]
en cat, dog, baby, kid, kids, son, daughter, brother, sister, mum, mom, dad, gran, grandma, grandad, grandpa
   husband, wife
   bob, he, she, friend, boss, neighbour, neighbor, cousin, uncle, aunt, niece, nephew, patient
de katze, hund, baby, kind, kinder, sohn, tochter, bruder, schwester, mutter, vater, mama, papa, oma, opa, mann
   frau, er
   freund, freundin, chef, nachbar, nachbarin, onkel, tante, nichte, neffe, kater
fr chat, chien, bébé, enfant, enfants, fils, fille, frère, soeur, sœur, mère, père, maman, papa, mamie, papi, mari
   femme
   il, elle, ami, amie, patron, voisin, voisine, oncle, tante, nièce, neveu
es gato, gata, perro, perra, bebé, niño, niña, niños, hijo, hija, hermano, hermana, madre, padre, mamá, papá, abuela
   abuelo, marido, mujer, ella, amigo, amiga, jefe, vecino, vecina, tío, tía, sobrino, sobrina
pt gato, gata, cachorro, cachorra, bebê, criança, crianças, filho, filha, irmão, irmã, mãe, pai, vó, vô, avó, avô
   marido
   esposa, ele, ela, amigo, amiga, chefe, vizinho, vizinha, tio, tia, sobrinho, sobrinha
it gatto, gatta, cane, bimbo, bambino, bambina, bambini, figlio, figlia, fratello, sorella, madre, padre, mamma, papà
   nonna, nonno, marito, moglie, lui, lei, amico, amica, capo, vicino, vicina, zio, zia, nipote
ru кот, кошка, собака, пёс, малыш, ребёнок, дети, сын, дочь, дочка, брат, сестра, мама, папа, бабушка, дедушка, муж
   жена
   он, она, друг, подруга, сосед, соседка, дядя, тётя, племянник, племянница
hi बिल्ली, कुत्ता, बच्चा, बच्चे, बेटा, बेटी, भाई, बहन, माँ, पापा, दादी, दादा, नानी, पति, पत्नी, वह, वो, दोस्त

[bed]
en bed, hospital, at home, my sister, my brother, my mum
de krankenhaus, bett, klinik, zu hause, zuhause, daheim
fr hôpital, l'hôpital, lit, maison, chez ma, chez mon, clinique
es hospital, cama, casa, clínica, sanatorio
pt hospital, cama, casa, clínica, andar, rua, bairro, prédio, perto, lado
it ospedale, letto, casa, clinica
ru больнице, постели, кровати, дома
hi अस्पताल, घर पर

[fact]
zh 电影
ja 映画
hi फ़िल्म, फिल्म
ko 영화, ktx는, ktx가, srt는, 열차, 첫차, 막차
en film, movie, tube, last bus, last train, library, post office, supermarket, pool, gym, school, restaurant, bakery, market
   rain, snow
   sunset, sunrise, holidays, semester, plane, express, eurostar, surgery, coach, tram, metro, subway, pub, bar, cafe
de film, kinofilm, bücherei, bibliothek, museum, post, supermarkt, schwimmbad, hallenbad, bank, laden, geschäft, apotheke, arzt
   praxis
   zug, ice, bus, bahn, flug, flieger, fähre, tram, prüfung, klausur, examen, schule, ferien, ostern, weihnachten
   pfingsten
   geburtstag, sonne, regen, schnee, restaurant, bäcker, bäckerei, markt, kino, mein termin, namenstag
fr film, bibliothèque, musée, poste, supermarché, piscine, banque, magasin, boutique, pharmacie, docteur, médecin, train
   tgv, rer, cabinet, bus
   métro, avion, vol, ferry, tram, examen, exam, contrôle, école, vacances, pâques, noël, pentecôte, anniversaire
   soleil
   pluie, neige, restaurant, boulangerie, marché, cinéma, marchand, boulanger, coiffeur
es peli, película, biblioteca, museo, correos, supermercado, piscina, banco, tienda, farmacia, médico, tren, ave, autobús, metro
   avión, vuelo
   ferry, tranvía, examen, exámenes, escuela, cole, colegio, vacaciones, pascua, navidad, cumpleaños, sol, lluvia
   nieve
   llover, nevar, restaurante, panadería, mercado, cine, semana santa, peluquería, tiempo
pt filme, biblioteca, museu, correio, correios, supermercado, piscina, banco, loja, farmácia, médico, trem, comboio, ônibus
   autocarro, metrô, avião, voo, balsa, prova, exame, escola, colégio, férias, páscoa, natal, aniversário, sol, chuva
   neve, chover, nevar, restaurante, padaria, mercado, cinema, feira
it film, biblioteca, museo, posta, supermercato, piscina, banca, negozio, farmacia, medico, treno, frecciarossa, italo
   regionale, studio_medico, autobus, bus, metro, aereo
   volo, traghetto, tram, esame, esami, scuola, vacanze, pasqua, natale, compleanno, sole, pioggia, neve, piovere
   nevicare, ristorante, panificio, mercato, cinema, parrucchiere, onomastico
ru фильм, кино, сеанс, библиотека, музей, почта, супермаркет, бассейн, банк, магазин, аптека, врач, поликлиника, поезд, автобус, метро
   самолёт, рейс, паром, электричка, экзамен, зачёт, школа, каникулы, пасха, рождество, новый год, день рождения
   солнце
   дождь, снег, ресторан, булочная, рынок, кинотеатр, парикмахерская, столовая

[weekly]
en on sundays, on mondays, on tuesdays, on wednesdays, on thursdays, on fridays, on saturdays, on weekends
   at weekends
   on weekdays
de sonntags, montags, dienstags, mittwochs, donnerstags, freitags, samstags, morgens, abends, wochentags
   am wochenende immer
   immer beim, immer bei, immer im, immer am
fr le lundi, le mardi, le mercredi, le jeudi, le vendredi, le samedi, le dimanche, les dimanches, les samedis
   toujours
es los lunes, los martes, los miércoles, los jueves, los viernes, los sábados, los domingos, siempre, por las mañanas
   por las noches, entre semana
pt às segundas, às terças, às quartas, às quintas, às sextas, aos sábados, aos domingos, nos fins de_semana, sempre
   de manhã_sempre, toda manhã, todo domingo
it il lunedì, il martedì, il mercoledì, il giovedì, il venerdì, il sabato, la domenica, di domenica, di sabato, sempre
   nel weekend, la mattina, la sera
ru по воскресеньям, по понедельникам, по вторникам, по средам, по четвергам, по пятницам, по субботам, по утрам
   по вечерам, по выходным, по будням
zh 每逢, 每到, 一直
ja 曜日は休み, 毎月, 毎晩, 日曜は休み, いつもは
ko 요일마다, 주말마다, 아침마다, 저녁마다, 날마다, 때마다
hi रविवार को हम, हर रविवार, हर सोमवार, हर शनिवार, हर सुबह, हर शाम, हर बार
"""

# Words that tell what stays or is kept: the doing of persons and animals, or a decision on a thing.
STAYS: Final = """
stays stay staying keeps keep bleibt bleiben behält behalten reste restent garde gardent queda quedan fica ficam resta
restano rimane rimangono tiene остаётся остаются остается
"""

# Words, folded, that tell of buying, selling, getting and changing.
BOUGHT: Final = r"""
^(?: bought | buys? | sold | got | ordered | (?:ge|ver)?kauf\w{0,3} | bestellt | geholt | verkauft
  | achete\w{0,2} | vendu\w{0,2} | pris\w{0,2} | compr(?:ado|ada|ados|adas|e|o|amos|aron|ei|ou|aram|ato|ata|ati|ate) | vend(?:i|io|ido|eu|uto)
  | pres[oaie] | купил[аи]? | продал[аи]? | взял[аи]? | завел[аи]? | снял[аи]? | поменял[аи]? | cambia(?:do|ron|to|rono) | cambio | troc(?:ou|aram|ado) | changed? | change[es]{0,2} | gewechselt | заказал[аи]? )$
| 买 | 卖 | 换 | 買 | 売 | 替え | 샀 | 팔았 | 바꿨 | 바꾸 | (?:ख|ख़)रीद | बेच
"""
