"""Given names that the other lists lack: of the north of Germany, of Wales and Scotland, of Turkic peoples, pet names.

Facts of common knowledge, folded. None is a frequent word of a language that is claimed.
"""

from __future__ import annotations

from typing import Final

FEMALE: Final = """
jule tomke femke levke fenja birte hilde annegret ingeborg edeltraud resi burgl gesche wencke silke heinke maren telse antke neele
bex ailsa aoife carys bronwyn asha keisha shanice elowen morwenna mairi eilidh catriona sorcha caoimhe mhairi iona
ffion lowri cerys nerys myfanwy rosheen ngozi adaobi yewande folake temitope chiamaka wanjiru akinyi thandiwe nomsa lerato
gwenaelle enora josiane huguette anouchka soizic rozenn maiwenn bleuenn sixtine domitille ombeline
merce uxia antia charo rocio triana ximena florencia agustina milagros candelaria itziar garazi nahia olatz izaskun begona
ludovica ottavia nunzia loredana tiziana mariagrazia annarita mariangela donatella ernesta rossella
vitoria matilde constanca benedita tereza jurema iracema francisca neide ivete lucineia rosangela edilene josefa
устинья гульнара лукерья аграфена камилла алсу аигуль динара люся нюра тося ритка катюша есения мирослава зульфия гузель
 гюзель мадина амина фатима зарина аиша сабина эльмира наиля фируза гульназ аида лианна стефания таисия
"""
MALE: Final = """
lasse jonte hauke torge bennet karlheinz tamme onno enno hinnerk fiete claas klaas momme tammo okko wiard ubbo
gethin darnell jago piran hollis ruaridh lachlan iolo emrys gruffydd iestyn osian tomos ifan cormac donal fintan
olumide babatunde chukwuemeka emeka obinna kwesi kojo yaw sipho thabo tendai tafadzwa mwangi otieno
ewen achille bastien tanguy ilyes gwendal maixent leandre evariste anselme
unai brais lautaro facundo eneko gorka inaki koldo xabi joseba patxi ramiro nazareno
mattia alfio nunzio gaspare calogero gerlando cosimo vito gerardo pierpaolo gianpiero
kaua afonso martim ademir edson wanderson jailson edvaldo genivaldo rivaldo josue
сеня нурлан аркаша матвеи елисеи ильдар аират азамат жора демид назар сема фарид ринат рамиль ильнур данияр
ерлан бауыржан тимофеи архип фома никифор евсеи савва прохор федот эрик эмиль ратмир святослав добрыня лука
"""
# Of these, words as well: the list alone decides nothing for them.
WORDS: Final = "resi asha iona лука фома vito lasse neele"
