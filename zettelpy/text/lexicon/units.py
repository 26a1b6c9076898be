"""Units that are written without a blank behind their number as often as with one: `512KB`, `5кг`, `10am`. Our own list.

Folded, in all languages. Letters that number rooms, versions and classes more often than they measure (`4b`, `2e`, `3d`)
are left out.
"""

from __future__ import annotations

from typing import Final

UNITS: Final = frozenset(
    (
        "kb mb gb tb pb kib mib gib tib bit bits byte bytes kbit mbit gbit kbps mbps gbps "
        "hz khz mhz ghz px dpi ppi fps rpm mp db ma mah ah w kw kwh wh mw v kv mv "
        "mm cm dm m km nm mi ft yd inch inches foot feet mile miles mph kmh kph knots "
        "mg g gr gm kg t lb lbs oz kilo kilos ml cl dl l ltr gal pt cc cl bar psi pa hpa "
        "m2 m3 km2 cm2 cm3 qm sqm mq ha sqft "
        "ms s sec secs min mins h hr hrs std uhr day days wk wks week weeks mo month months yr yrs year years am pm "
        "c f k kcal cal kj nits lux lm "
        "eur euro euros usd gbp chf jpy pln rub rur inr brl krw cny dollar dollars pound pounds cent cents mio mrd mln bn "
        "pcs stk pax people persons percent pct "
        "кб мб гб тб мм см дм м км мг г гр кг т ц мл л мс с сек мин ч час часа часов дн р руб коп тыс млн млрд шт чел "
        "к вт квт в га лет год года"
    ).split()
)
