"""Cue phrases of the thirty emotions beside English: German, French, Spanish, Portuguese, Italian, and some others.

Languages are not told apart when reading, so a cue that is an everyday word of another language is left out (French
"content", Spanish "ira"). The notation is that of `zettelpy.text.phrases.read_lexicon`.
"""

from __future__ import annotations

from typing import Final

OTHERS: Final = """
[conviction]
de überzeugt, überzeugung, zweifellos, ganz sicher, fest davon, felsenfest, ohne jeden zweifel
fr convaincu/+e/+s/+es, conviction/+s, sans aucun doute, j'en suis sûr/sûre, persuadé/persuadée que
es convencido/convencida/convencidos, convicción, sin duda, segurísimo, estoy seguro/segura de
pt convencido/convencida, convicção, sem dúvida, tenho certeza
it convinto/convinta/convinti, convinzione, senza dubbio, sono sicuro/sicura
ru убежден/+а/+ы, убеждение, уверен/+а/+ы, несомненно, без сомнения
zh 坚信, 深信, 确信, 毫无疑问
ja 確信, 信じて疑わ, 間違いない
ko 확신
hi यकीन, विश्वास है
[grief]
de trauer/+e, trauern, getrauert, traurig/+e, todtraurig, untröstlich, beerdigung, beileid, verstorben
   herzzerreißend
fr deuil, tristesse, triste/+s, en larmes, pleuré, obsèques, condoléances, le coeur brisé, mon/le/du/grand chagrin
es duelo, luto, triste/+s, tristeza, llorando, lloré, funeral, pésame, desconsolado/desconsolada, falleció
pt luto, triste/+s, tristeza, chorando, chorei, velório, pêsames, faleceu, coração partido
it lutto, triste, tristi, tristezza, in lacrime, pianto, funerale, condoglianze, addolorato
ru горе, скорбь, скорбим, печаль, грустно, траур, похороны, соболезную, плакал/+а
zh 悲伤, 悲痛, 伤心, 难过, 哀悼, 葬礼, 悲傷, 傷心
ja 悲しい, 悲しみ, 悲しく, 悲しかった, 葬儀, 涙が, ご愁傷様
ko 슬픔, 슬퍼요, 슬프다, 슬픕니다, 슬펐어요, 장례식, 애도
hi दुख, दुखी, शोक, उदास, अंतिम संस्कार
[joy]
de freude, fröhlich, glücklich, froh, freue mich, freuen uns, freut mich, begeistert, überglücklich, juhu, hurra
fr joie, joyeux, joyeuse, heureux, heureuse, ravi/+e/+s, enchanté, aux anges, youpi
es alegría, alegre, feliz, felices, felicidad, contento/contenta/contentos, encantado/encantada, me alegro
   nos alegramos, qué alegría
pt alegria, alegre, feliz, felizes, felicidade, contente, fico feliz, encantado/encantada, que alegria
it gioia, felice, felici, felicità, contento/contenta/contenti, allegro/allegra, entusiasta, mi fa piacere, evviva
ru радость, рад, рада, рады, счастлив/+а/+ы, счастье, весело, ура
zh 高兴, 开心, 快乐, 幸福, 喜悦, 太好了, 高興, 開心
ja 嬉しい, 嬉しかった, うれしい, 喜び, 喜んで, 幸せ, 楽しい, 楽しかった
ko 기쁨, 기뻐요, 기쁩니다, 기쁘다, 행복, 행복해요, 행복합니다, 즐거워요, 즐거웠어요
hi खुशी, खुश, आनंद, प्रसन्न
[fear]
de angst, ängste, fürchte, fürchten, fürchtete, furcht, erschrocken, panisch, verängstigt, entsetzt, grauen
fr peur/+s, effrayé/+e, terrifié/+e, terreur, crainte/+s, je crains, angoissant, épouvanté
es miedo/+s, temor/+es, asustado/asustada, aterrado/aterrada, aterrorizado, terror, me asusta, pánico
pt medo/+s, temor, assustado/assustada, apavorado/apavorada, aterrorizado, terror, pânico, receio
it paura/paure, timore, spaventato/spaventata, terrorizzato/terrorizzata, terrore, temo che, panico
ru страх, боюсь, боимся, страшно, испугался, испугалась, ужас, напуган/+а
zh 害怕, 恐惧, 恐慌, 吓坏, 可怕, 恐懼
ja 怖い, 怖かった, 怖く, こわい, 恐怖, 恐ろしい, 怯え
ko 두려움, 두려워요, 두렵다, 무서워요, 무섭다, 무서웠어요, 공포
hi डर, भय, डरा हुआ, डर लग
[hope]
de hoffnung/+en, hoffe, hoffen, hoffentlich, hoffte, zuversichtlich, optimistisch, daumen drücken
fr espoir/+s, j'espère, espérons, espère, optimiste/+s, avec un peu de chance, pourvu que
es esperanza/+s, espero que, esperamos que, ojalá, optimista/+s, cruzo los dedos, esperanzado
pt esperança/+s, espero que, esperamos que, tomara, oxalá, otimista, optimista, dedos cruzados
it speranza/speranze, spero, speriamo, ottimista, ottimisti, fiducioso, dita incrociate
ru надежда, надежды, надеюсь, надеемся, оптимистично
zh 希望, 盼望, 但愿, 乐观
ja 希望, 願って, 期待を持, 楽観
ko 희망, 바랍니다, 희망적, 낙관
hi उम्मीद, आशा, आशावादी
[trust]
de vertrauen, vertraue, vertraut mir, vertrauenswürdig, verlasse mich auf, verlass auf, zuverlässig
fr confiance, fais confiance, digne de confiance, je compte sur, fiable/+s, se fier
es confianza, confío en, confiamos en, de fiar, cuento contigo, fiable, confiable
pt confiança, confio em, confiamos em, de confiança, conto contigo, confiável
it fiducia, mi fido, ci fidiamo, affidabile, conto su di, fidato
ru доверие, доверяю, доверяем, надежный, полагаюсь на
zh 信任, 信赖, 靠得住, 值得信
ja 信頼, 信用して, 頼りに, 任せられ
ko 신뢰, 믿어요, 믿습니다, 믿음
hi भरोसा, विश्वास करता/करती/करते, भरोसेमंद
[wonder]
de staunen, staunte, fasziniert, faszinierend, neugierig, verblüfft, erstaunt, erstaunlich, bezaubernd
fr émerveillé/+e, émerveillement, fasciné/+e, fascinant/+e, curieux, curieuse, étonnant/+e, merveilleux, merveilleuse
es asombro, asombrado/asombrada, asombroso/asombrosa, fascinado/fascinada, fascinante, curiosidad
   maravilloso/maravillosa
pt fascinado/fascinada, fascinante, curiosidade, maravilhado/maravilhada, maravilhoso/maravilhosa, espantoso
   deslumbrado
it meraviglia, meravigliato/meravigliata, affascinato/affascinata, affascinante, curiosità, incantato/incantata
   stupore, stupendo
ru удивление, удивительно, изумлен/+а, восхитительно, любопытно
zh 惊奇, 好奇, 着迷, 奇妙, 惊讶, 神奇
ja 不思議, 驚き, 驚いた, 驚きました, 感嘆, 好奇心, 魅了
ko 신기해요, 신기하다, 놀라워요, 놀랍다, 호기심, 경이
hi आश्चर्य, अद्भुत, जिज्ञासा, हैरान
[rage]
de wut, wütend, zornig, zorn, rasend, empört, stinksauer, kotzt mich an
fr furieux, furieuse, colère, en rage, enragé/+e, révoltant, indigné/+e, fou de rage
es furioso/furiosa, rabia, enfadado/enfadada, enojado/enojada, indignado/indignada, me saca de quicio, cólera
   con ira, mucha ira
pt furioso/furiosa, raiva, zangado/zangada, indignado/indignada, revoltado/revoltada
it furioso/furiosa, rabbia, arrabbiato/arrabbiata, infuriato/infuriata, indignato/indignata, collera, l'ira
ru ярость, злюсь, злость, зол, злая, гнев, в бешенстве, возмущен/+а, бесит
zh 愤怒, 生气, 气死, 恼火, 怒火, 憤怒, 生氣
ja 怒り, 怒って, 怒った, 激怒, 腹が立, 腹立たしい, ムカつく
ko 분노, 화가 나요/났어요/났다/나서, 화났어요, 격분
hi गुस्सा, क्रोध, नाराज़, नाराज, गुस्से
[exhaustion]
de erschöpft, erschöpfung, todmüde, ausgelaugt, ausgebrannt, sehr/so/total/bin müde
fr épuisé/+e/+s, épuisement, crevé/+e, à bout de forces/souffle, lessivé/+e, vanné/+e
   très/suis/si/trop/sommes fatigué/fatiguée/fatigués
es agotado/agotada/agotados, agotamiento, cansado/cansada/cansados, exhausto/exhausta, cansancio, rendido
   hecho polvo
pt exausto/exausta, exaustão, esgotado/esgotada, cansado/cansada, cansaço, esgotamento, estafado
it esausto/esausta, sfinito/sfinita, stanco/stanca/stanchi, stanchezza, spossato, stremato/stremata
ru устал/+а/+и, усталость, измотан/+а, изнемогаю, выгорание, без сил
zh 疲惫, 精疲力尽, 筋疲力尽, 累坏, 太累, 疲倦, 疲憊
ja 疲れた, 疲れました, 疲れて, 疲労, へとへと, くたくた, 燃え尽き
ko 지쳤어요, 지쳤습니다, 지쳤다, 피곤해요, 피곤합니다, 피로, 번아웃
hi थक गया/गई/गए, थकान, थका हुआ, थकी हुई
[shame]
de scham, schäme, schämen, schämte, beschämt, peinlich, blamiert, gedemütigt, demütigend, blamage
fr honte, honteux, honteuse, gênant, humilié/+e, humiliation, embarrassé/+e, très/suis gêné/gênée
es vergüenza, avergonzado/avergonzada, me avergüenzo, humillado/humillada, humillante, bochorno, abochornado
pt vergonha, envergonhado/envergonhada, humilhado/humilhada, humilhante, constrangido/constrangida, vexame
it vergogna, mi vergogno, imbarazzato/imbarazzata, imbarazzante, umiliato/umiliata, umiliante, mortificato
ru стыд, стыдно, стыжусь, позор, унижен/+а, неловко
zh 羞愧, 丢脸, 尴尬, 惭愧, 羞耻, 慚愧
ja 恥ずかしい, 恥ずかしかった, 恥じ, 屈辱, 情けない
ko 부끄러워요, 부끄럽다, 부끄럽습니다, 창피해요, 수치심, 창피
hi शर्म, शर्मिंदा, लज्जा, अपमानित
[pride]
de stolz, stolze, mit stolz, stolz auf
fr fier, fière, fiers, fierté, fièrement, enorgueillit
es orgullo, orgulloso/orgullosa/orgullosos, con orgullo, me enorgullece, enorgullecemos
pt orgulho, orgulhoso/orgulhosa/orgulhosos, com orgulho, me orgulho, orgulhamos
it orgoglio, orgoglioso/orgogliosa/orgogliosi, fiero di, fiera di, con orgoglio, mi vanto
ru гордость, горжусь, гордимся, горд, горда, с гордостью
zh 骄傲, 自豪, 为荣, 驕傲
ja 誇り, 誇らしい, 自慢, 誇って
ko 자랑스러워요, 자랑스럽다, 자랑스럽습니다, 자부심
hi गर्व, गौरव, अभिमान
[nostalgia]
de nostalgie, nostalgisch, wehmut, wehmütig, gute alte zeit, damals war, schwelge in erinnerungen, sehnsucht nach
   schöne erinnerungen
fr nostalgie, nostalgique/+s, bon vieux temps, souvenirs d'enfance, ça me rappelle quand, me manque cette
es nostalgia, nostálgico/nostálgica, añoranza, añoro, buenos tiempos, recuerdos de infancia, qué tiempos aquellos
pt nostalgia, nostálgico/nostálgica, saudade/+s, bons tempos, lembranças de infância, bons velhos tempos
it nostalgia, nostalgico/nostalgica, bei tempi, ricordi d'infanzia, rimpiango i tempi, mi ricorda quando
ru ностальгия, ностальгирую, тоска по, старые добрые времена, детские воспоминания
zh 怀旧, 怀念, 想当年, 童年回忆, 懷念, 懷舊
ja 懐かしい, 懐かしく, 懐かしかった, 郷愁, 昔はよかった
ko 그리워요, 그립다, 그립습니다, 향수에, 추억, 옛날 생각이
hi पुरानी यादें, बीते दिन, याद आते हैं
[anxiety]
de sorge/+n mich/um, besorgt, nervös, unruhig, gestresst, beunruhigt, beunruhigend, unwohl, bange, mulmig, schlaflos
fr anxieux, anxieuse, anxiété, inquiet, inquiète, inquiétude, m'inquiète, nerveux, nerveuse, stressé/+e, angoisse
   angoissé/+e
es ansioso/ansiosa, ansiedad, preocupado/preocupada/preocupados, preocupación, me preocupa, nervioso/nerviosa
   estresado/estresada, angustia, inquieto/inquieta
pt ansioso/ansiosa, ansiedade, preocupado/preocupada, preocupação, me preocupa, nervoso/nervosa
   estressado/estressada, angústia, inquieto/inquieta
it ansioso/ansiosa, ansia, preoccupato/preoccupata, preoccupazione, mi preoccupa, nervoso/nervosa
   stressato/stressata, angoscia, inquieto/inquieta
ru тревога, тревожно, волнуюсь, беспокоюсь, переживаю, нервничаю, беспокойство, стресс
zh 焦虑, 担心, 紧张, 不安, 忧虑, 压力很大, 焦慮, 擔心
ja 不安, 心配, 緊張, 焦って, ストレス, そわそわ
ko 불안, 불안해요, 걱정, 걱정돼요, 걱정됩니다, 긴장, 초조
hi चिंता, चिंतित, घबराहट, बेचैन, तनाव
[relief]
de erleichtert, erleichterung, gott sei dank, zum glück, uff, stein vom herzen, puh, aufatmen
fr soulagé/+e/+s, soulagement, ouf, dieu merci, quel soulagement, enfin fini
es alivio, aliviado/aliviada, menos mal, gracias a dios, qué alivio, por fin terminó
pt alívio, aliviado/aliviada, ainda bem, graças a deus, que alívio
it sollievo, sollevato/sollevata, meno male, grazie al cielo, grazie a dio, che sollievo
ru облегчение, слава богу, наконец то всё, отлегло, с облегчением
zh 松了一口气, 放心了, 如释重负, 总算, 幸好, 鬆了一口氣
ja ほっとした, ほっとしました, 安心, よかったです, 助かりました, 肩の荷が
ko 안도, 다행이에요, 다행입니다, 다행이다, 안심, 한숨 돌렸어요
hi राहत, शुक्र है, चैन की साँस
[anticipation]
de freue mich auf/schon, freuen uns auf/schon, vorfreude, kann es kaum erwarten, kaum erwarten, gespannt
   sehnsüchtig erwartet, aufgeregt
fr hâte de/d'y, j'ai hâte, avons hâte, impatient/+e/+s, impatience, vivement, il me tarde
es tengo ganas de, qué ganas de, con ganas de, ansioso por, impaciente/+s, ilusionado/ilusionada, no veo la hora
   emocionado/emocionada
pt mal posso esperar, não vejo a hora, ansioso por, animado/animada para, empolgado/empolgada, expectativa/+s
it non vedo l'ora, non vediamo l'ora, impaziente/impazienti, attesa, emozionato/emozionata, trepidante
ru жду не дождусь, с нетерпением, предвкушаю, предвкушение
zh 期待, 迫不及待, 等不及, 盼着
ja 楽しみ, 待ちきれない, 待ち遠しい, わくわく, ワクワク
ko 기대돼요, 기대됩니다, 기대된다, 설레요, 설렌다, 손꼽아
hi बेसब्री से, इंतज़ार नहीं, उत्सुक, उत्साहित
[frustration]
de frustriert, frustrierend, frust, genervt, nervig, nervt, ärgerlich, verärgert, ärgere mich, ärgert mich
   satt haben, zum verzweifeln, gereizt
fr frustré/+e, frustrant/+e, frustration, agacé/+e, agaçant, énervé/+e, énervant, ras le bol, j'en ai marre
   exaspéré/+e
es frustrado/frustrada, frustrante, frustración, harto/harta/hartos, molesto/molesta, fastidio, me fastidia
   irritante, desesperante
pt frustrado/frustrada, frustrante, frustração, farto/farta, irritado/irritada, irritante, chateado/chateada
   saco cheio
it frustrato/frustrata, frustrante, frustrazione, stufo/stufa, infastidito/infastidita, irritato/irritata, irritante
   seccato, scocciato
ru раздражает, раздражен/+а, надоело, достало, разочарован/+а, досадно, фрустрация
zh 沮丧, 受够了, 烦死, 烦躁, 恼人, 挫败, 沮喪
ja イライラ, いらいら, うんざり, もどかしい, 悔しい, 苛立
ko 짜증, 짜증나요, 답답해요, 답답하다, 좌절, 지긋지긋
hi निराश, निराशा, झुंझलाहट, परेशान, तंग आ
[gratitude]
de dankbar, dankbarkeit, danke, vielen dank, danke schön, dankeschön, herzlichen dank, besten dank, tausend dank
fr merci, reconnaissant/+e/+s, reconnaissance éternelle, gratitude, je vous/te remercie, remercions, mille mercis
es gracias, agradecido/agradecida/agradecidos, agradezco, agradecemos, gratitud, muchas gracias, mil gracias
pt obrigado, obrigada, agradecido/agradecida, agradeço, gratidão, grato, grata, muito obrigado/obrigada
it grazie, grato, grata, riconoscente, gratitudine, ringrazio, ringraziamo, mille grazie, grazie mille
ru спасибо, благодарен, благодарна, благодарность, благодарю, признателен
zh 感谢, 谢谢, 感激, 多谢, 感謝, 謝謝
ja ありがとう, 感謝, ありがたい, お礼
ko 감사합니다, 감사해요, 고마워요, 고맙습니다, 고마워, 감사
hi धन्यवाद, शुक्रिया, आभारी, कृतज्ञ, आभार
[loneliness]
de einsam, einsamkeit, ganz allein, ganz alleine, heimweh, verlassen gefühlt, ausgeschlossen gefühlt, isoliert
fr seul au monde, tout seul, toute seule, esseulé/+e, me sens seul/seule, mal du pays, la/ma/grande solitude
   me sens isolé/isolée
es soledad, tan solo, tan sola, me siento solo/sola, aislado/aislada, solitario/solitaria
pt solidão, sozinho/sozinha demais, me sinto sozinho/sozinha, isolado/isolada, solitário/solitária
it solitudine, tutto solo, tutta sola, mi sento solo/sola, isolato/isolata, solitario/solitaria
ru одиноко, одинок/+а, одиночество, совсем один/одна
zh 孤独, 寂寞, 孤单, 孤獨, 孤單
ja 寂しい, 寂しかった, 寂しく, さびしい, 孤独, 一人ぼっち, ひとりぼっち
ko 외로움, 외로워요, 외롭다, 외롭습니다, 고독, 쓸쓸
hi अकेला, अकेली, अकेलापन, तन्हा
[inspiration]
de inspiriert, inspirierend, inspiration, motiviert, motivierend, beflügelt, angeregt durch, geistesblitz
fr inspiré/+e/+s, inspirant/+e, inspiration, exaltant, très/suis/sommes motivé/motivés
es inspirado/inspirada, inspirador/+a, inspiración, me inspira, motivado/motivada, estimulante
pt inspirado/inspirada, inspirador/+a, inspiração, me inspira, motivado/motivada, estimulante
it ispirato/ispirata, ispirazione, mi ispira, motivato/motivata, stimolante, illuminante
ru вдохновение, вдохновляет, вдохновлен/+а, вдохновил/+а, воодушевлен/+а, мотивирован/+а
zh 灵感, 鼓舞, 启发, 受启发, 激励, 靈感, 啟發
ja 刺激を受け, インスピレーション, 感化, ひらめ, 励まされ, やる気
ko 영감, 감명, 동기부여, 의욕
hi प्रेरणा, प्रेरित, प्रेरणादायक
[confusion]
de verwirrt, verwirrend, verwirrung, ratlos, verstehe nicht, keine ahnung, durcheinander, verstehe das nicht
   unverständlich, perplex
fr confus/+e, confusion, perplexe/+s, dérouté/+e, je ne comprends pas, aucune idée, déconcerté/+e, embrouillé
es confundido/confundida, confuso/confusa, confusión, perplejo/perpleja, no entiendo, ni idea
   desconcertado/desconcertada
pt confuso/confusa, confusão, perplexo/perplexa, não entendo, não percebo, sem ideia, desnorteado, não faz sentido
it confuso/confusa, confusione, perplesso/perplessa, non capisco, nessuna idea, disorientato/disorientata
   sconcertato
ru не понимаю, запутался, запуталась, путаница, растерян/+а, недоумение, сбит с толку
zh 困惑, 迷惑, 糊涂, 搞不懂, 不明白, 混乱, 混亂
ja 混乱, 戸惑, 迷っています, 困惑
ko 혼란, 혼란스러워요, 혼란스럽다, 헷갈려요, 헷갈린다, 당황
hi उलझन, भ्रमित, समझ नहीं, भ्रम
[clarity]
de klarheit, jetzt ist klar, jetzt verstehe ich, glasklar, leuchtet ein, klar geworden, alles klar
fr clarté, c'est clair maintenant, je comprends maintenant, tout s'éclaire, limpide, j'ai enfin compris, lucidité
es claridad, ahora lo entiendo, ahora entiendo, queda claro, clarísimo, lucidez, todo encaja
pt clareza, agora entendo, agora percebo, ficou claro, claríssimo, lucidez, faz sentido agora
it chiarezza, ora capisco, adesso capisco, chiarissimo, lucidità, tutto torna, cristallino
ru ясность, теперь понятно, теперь ясно, всё ясно, осознал/+а, стало ясно
zh 清晰, 恍然大悟, 明白了, 豁然开朗, 想通了, 清楚了
ja はっきりした, 納得, 腑に落ち, 明確にな
ko 명확해졌어요, 분명해졌다, 이제 알겠어요/알겠습니다, 이해됐어요, 명료
hi स्पष्टता, स्पष्ट हो, समझ आ गया/गई, अब समझ
[guilt]
de schuldgefühle, schuldgefühl, schuldig, meine schuld, schlechtes gewissen, gewissensbisse, reue, verzeih mir
   mache mir vorwürfe
fr coupable/+s, culpabilité, culpabilise, ma faute, remords, pardonne moi, pardonnez moi, mauvaise conscience
   m'en veux
es culpa, culpable, culpables, mi culpa, remordimiento/+s, perdóname, me siento culpable, mala conciencia
pt culpa, culpado/culpada, minha culpa, remorso/+s, me perdoa, sinto me culpado/culpada, peso na consciência
it senso di colpa, colpevole, colpevoli, colpa mia, mia colpa, rimorso, rimorsi, perdonami, coscienza sporca
ru вина, виноват/+а, моя вина, совесть, раскаяние, прости меня
zh 内疚, 愧疚, 罪恶感, 自责, 我的错, 過意不去
ja 罪悪感, 申し訳ない, 私のせい, 自責, 後ろめたい
ko 죄책감, 내 잘못, 제 잘못, 미안해요, 자책
hi अपराधबोध, मेरी गलती, दोषी, ग्लानि
[awe]
de ehrfurcht, ehrfürchtig, atemberaubend, überwältigt, überwältigend, sprachlos, majestätisch, gänsehaut, erhaben
fr époustouflant/+e, bouche bée, majestueux, majestueuse, sans voix, époustouflé/+e, sublime, à couper le souffle
es sobrecogido/sobrecogedor, impresionante, sin aliento, majestuoso/majestuosa, boquiabierto/boquiabierta, sublime
   piel de gallina
pt sem fôlego, impressionante, majestoso/majestosa, boquiaberto/boquiaberta, sublime, arrepiado/arrepiada
   de tirar o fôlego
it mozzafiato, senza fiato, maestoso/maestosa, a bocca aperta, sublime, senza parole, soggezione, pelle d'oca
ru благоговение, захватывает дух, потрясающе, величественно, трепет, без слов
zh 敬畏, 震撼, 叹为观止, 壮观, 肃然起敬, 壯觀
ja 畏敬, 圧倒, 息をのむ, 荘厳, 鳥肌
ko 경외심, 압도, 숨이 멎을, 장엄, 감탄
hi विस्मय, अभिभूत, मंत्रमुग्ध, भव्य
[regret]
de bedaure, bedauern, bedauert, bereue, bereuen, bereut, hätte ich doch, hätte ich nur, leider habe ich
   verpasste chance
fr regrette/+s/+nt, regret/+s, regretter, si seulement, j'aurais dû, je n'aurais pas dû, occasion manquée
es lamento, me arrepiento, arrepentido/arrepentida, arrepentimiento, ojalá hubiera, debería haber, tendría que haber
pt lamento, me arrependo, arrependido/arrependida, arrependimento, quem me dera, devia ter, deveria ter
it rimpianto, rimpianti, mi pento, pentito/pentita, rammarico, avrei dovuto, se solo avessi, magari avessi
ru жалею, сожалею, сожаление, к сожалению, зря я, надо было
zh 后悔, 遗憾, 懊悔, 早知道, 後悔, 遺憾
ja 後悔, 残念, 悔やん, すればよかった, 惜しい
ko 후회, 후회해요, 후회합니다, 아쉬워요, 아쉽다, 유감
hi पछतावा, अफ़सोस, अफसोस, काश मैंने
[determination]
de entschlossen, entschlossenheit, gebe nicht auf, geben nicht auf, niemals aufgeben, hartnäckig, beharrlich
   koste es was, durchhalten, unbeirrt
fr détermination, résolu à, résolue à, n'abandonnerai pas, n'abandonne pas, coûte que coûte, persévérer
   persévérance, tenace, très/suis/sommes/bien déterminé/déterminée/déterminés
es determinación, decidido a, decidida a, no me rindo, no me rendiré, no nos rendiremos, cueste lo que cueste
   perseverar, perseverancia, tenaz
pt determinado/determinada a, determinação, não vou desistir, não desisto, custe o que custar, perseverar
   perseverança, tenaz
it determinato/determinata a, determinazione, non mi arrendo, non mollo, costi quel che costi, perseverare
   perseveranza, tenace
ru решимость, решительно, не сдамся, не сдаюсь, во что бы то ни стало, упорство, настойчиво
zh 决心, 坚持, 不放弃, 不会放弃, 毅力, 坚定, 堅持, 決心
ja 決意, 諦めない, あきらめない, 諦めません, 負けない, 頑張り, 粘り強
ko 결심, 포기하지 않을, 포기하지 않겠습니다, 끝까지, 의지, 각오
hi दृढ़, संकल्प, हार नहीं मान, ठान ली, ठान लिया
[vulnerability]
de verletzlich, verletzlichkeit, verwundbar, schutzlos, hilflos, hilflosigkeit, wehrlos, zerbrechlich, unsicher fühle
fr vulnérable/+s, vulnérabilité, fragile/+s, sans défense, impuissant/+e, démuni/+e
es vulnerable/+s, vulnerabilidad, frágil, indefenso/indefensa, impotente, desprotegido/desprotegida
   inseguro/insegura
pt vulnerável, vulneráveis, vulnerabilidade, frágil, indefeso/indefesa, impotente, desprotegido/desprotegida
   inseguro/insegura
it vulnerabile/vulnerabili, vulnerabilità, fragile/fragili, indifeso/indifesa, impotente, insicuro/insicura
ru уязвим/+а/+ы, уязвимость, беззащитен, беззащитна, беспомощен, беспомощна, хрупкий
zh 脆弱, 无助, 无力, 软弱, 無助
ja 傷つきやすい, 無力, 心細い, もろい
ko 취약, 무력감, 연약, 나약, 상처받기
hi असुरक्षित, कमज़ोर, लाचार, असहाय, नाज़ुक
[acceptance]
de akzeptiere, akzeptiert, akzeptieren, akzeptanz, damit abgefunden, finde mich damit ab, frieden geschlossen
   es ist wie, von mir aus, loslassen
fr accepte, accepté que, acceptation, en paix avec, résigné/+e, lâcher prise, c'est comme ça, tant pis
   fait la paix avec
es acepto, aceptado que, aceptación, en paz con, resignado/resignada, dejar ir, hacer las paces, es lo que hay
pt aceito, aceitei que, aceitação, em paz com, resignado/resignada, é o que é, deixar ir, fazer as pazes
it accetto, accettato che, accettazione, in pace con, rassegnato/rassegnata, è andata così, lasciar andare
ru смирился, смирилась, принятие, принимаю это, смирение, пусть так, так тому и быть
zh 接受了, 接受现实, 释怀, 放下了, 顺其自然, 接受現實
ja 受け入れ, 仕方がない, しょうがない, 割り切, 諦めがつ
ko 받아들였어요, 받아들입니다, 받아들이기로, 수용, 어쩔 수 없지/없어요/없다
hi स्वीकार, स्वीकृति, मान लिया, जो है सो है
[resistance]
de widerstand, weigere mich, weigern uns, weigerte, wehre mich, wehren uns, dagegen bin, auf keinen fall, lehne ab
   lehnen ab, trotzig
fr résistance, résister, je refuse, refusons, m'oppose, nous opposons, hors de question, pas question, révolte
es resistencia, resistir, me niego, nos negamos, me opongo, nos oponemos, ni hablar, de ninguna manera, rebeldía
pt resistência, resistir, me recuso, recusamos, me oponho, nem pensar, de jeito nenhum, rebeldia
it resistenza, resistere, mi rifiuto, ci rifiutiamo, mi oppongo, neanche per sogno, assolutamente no, ribellione
ru сопротивление, сопротивляюсь, отказываюсь, против этого, ни за что, возражаю, протест
zh 抵抗, 抗拒, 反抗, 反对, 拒绝接受, 绝不接受, 反對
ja 抵抗, 反抗, 断固, 反対です, 拒否, お断り
ko 저항, 반항, 거부, 반대합니다, 반대해요, 절대 안 돼
hi विरोध, प्रतिरोध, इनकार, हरगिज़ नहीं
[love]
de liebe, liebt, geliebt, geliebte, verliebt, lieb dich, liebevoll, zuneigung, herzensmensch, vergöttere
fr amour/+s, je t'aime, j'adore, adore, amoureux, amoureuse, tendresse, chéri/+e, adoré/+e, affection
es amor/+es, te quiero, te amo, amo a, adoro, enamorado/enamorada, cariño, querido mío, me encanta, ternura
pt amor/+es, te amo, amo te, adoro, apaixonado/apaixonada, carinho, querido, querida, ternura
it amore, ti amo, ti voglio bene, adoro, innamorato/innamorata, affetto, tesoro mio, tenerezza
ru люблю, любовь, любим, обожаю, влюблен/+а, нежность, любимый, любимая
zh 爱你, 我爱, 喜爱, 爱情, 热爱, 深爱, 愛你, 我愛
ja 愛して, 愛情, 大好き, 恋, 愛する, 好きです
ko 사랑, 사랑해요, 사랑합니다, 사랑해, 좋아해요, 애정
hi प्यार, प्रेम, मोहब्बत, स्नेह
[loss]
de verlust/+e, schmerzlicher verlust, verloren habe, habe verloren, vermisse, vermissen, vermisst, für immer weg
   nicht mehr bei uns, von uns gegangen
fr perte/+s, grande perte, perdu mon père/frère/fils/mari, perdu ma mère/soeur/fille/femme, me manques, me manque
   tu nous manques, disparition, plus parmi nous
es pérdida/+s, perdí a mi, perdimos a, te extraño, lo extraño, la extraño, echo de menos, ya no está
   se fue para siempre
pt perda/+s, sinto falta, já não está, partiu para sempre, perdi o meu, perdi a minha, sinto a tua falta
it perdita/perdite, ho perso mio/mia, abbiamo perso, mi manca, mi manchi, ci manca, non c'è più, andato per sempre
ru утрата, потеря, потеряли, потерял/+а, скучаю по, не хватает его/ее
zh 失去, 丧失, 想念, 思念, 永远离开
ja 失った, 失いました, 喪失, 亡くなり, 亡くした, 会いたい
ko 상실, 잃었습니다, 잃었어요, 보고 싶어요/싶다, 떠나보냈
hi खो दिया, खोया, नुकसान, याद आती है, बिछड़
"""
