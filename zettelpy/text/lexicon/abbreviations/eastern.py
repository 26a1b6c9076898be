"""Abbreviations of Greek, Turkish, Kazakh, Armenian, Hindi, Arabic, Persian, Urdu and Amharic, as `abbreviations` describes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from zettelpy.text.lexicon.abbreviations.classes import INITIAL, INNER, LAST, NAME, NUMBERED, TITLE, UNIT

ABBREVIATIONS: Final[Mapping[str, Mapping[str, str]]] = {
    "el": {
        TITLE: "κ κα κος κκ δρ καθ αγ λεωφ σεβ πλ οδ υπ στρ αρχ ταγμ δις",
        INNER: "π.χ δηλ λ.χ βλ πρβλ περ τ.έ κατ συγκ ιδ μτφ λατ αγγλ",
        NUMBERED: "σελ αρ αριθ εικ τηλ κεφ παρ τ τομ σχ πιν άρθ όρ υποσ",
        UNIT: "π.μ μ.μ π.Χ μ.Χ αι εκατ δισ χιλ χλμ ώρ λεπ ευρ",
        LAST: "κ.ά κ.λπ κλπ κτλ κ.τ.λ κ.τ.ό κ.ο.κ Α.Ε Ε.Π.Ε Ο.Ε",
        NAME: "Ιαν Φεβ Μαρ Απρ Ιουν Ιουλ Αυγ Σεπ Οκτ Νοε Δεκ Η.Π.Α Ε.Ε",
    },
    "tr": {
        TITLE: "dr prof doç alb cad sok mah yrd öğr",
        INNER: "örn bkz krş ör",
        NUMBERED: "s sf no şek tab böl cilt md tel",
        UNIT: "m.ö m.s dk sn",
        LAST: "vb vs vd",
        NAME: "Ltd Şti A.Ş T.C",
    },
    "kk": {
        TITLE: "проф акад доц д-р көш даң ақ ауд обл",
        INNER: "мыс б.э.д б.з.д б.з б.э қар т.с қаз орыс ағыл",
        NUMBERED: "көш бет сур кест тел үй пәт",
        UNIT: "ж жж ғ ғғ тг тең мың млн млрд мин",
        LAST: "т.б т.с.с т.с.б",
    },
    "hy": {
        TITLE: "պրոֆ պր դոկտ ակադ տիկ ս գեն",
        INNER: "օր տես մոտ հմմտ",
        NUMBERED: "փ էջ նկ հ հատ գլ շ տ բն հեռ ք",
        UNIT: "թ թթ դ դդ դր րոպ հզ մլն մլրդ մ.թ.ա մ.թ",
        LAST: "և.այլն ևն",
    },
    "hi": {
        TITLE: "डॉ डा प्रो श्री पं सुश्री",
        INNER: "उदा ई.पू",
        INITIAL: "बी सी डी एफ एच जे एल एम एन पी आर एस टी यू वी एक्स वाई",
        NUMBERED: "रु पृ सं क्र चि अ नं",
        UNIT: "कि.मी मि.मी से.मी कि.ग्रा मि ई",
    },
    "ar": {
        TITLE: "أ.د",
        NUMBERED: "ص ج ط رقم هـ",
        UNIT: "ق.م م هـ ق.هـ ب.م كم كلم كغ",
        LAST: "إلخ الخ",
    },
    "fa": {
        NUMBERED: "ص صص ج ش",
        UNIT: "ق.م م.ش ه.ش ه.ق",
    },
    "am": {
        UNIT: "ዓ.ም ዓ.ዓ እ.ኤ.አ ክ.ክ ኪ.ሜ",
    },
}

# Abbreviations spelled like a word of another language: they count where their own language is heard near by.
HOMOGRAPHS: Final[Mapping[str, Mapping[str, str]]] = {}
