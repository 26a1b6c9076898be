"""Latin words that are general terms, not names, in texts of other scripts. Folded."""

from __future__ import annotations

from typing import Final

# Words for offices and kin before the name in a speaker's label, Korean.
LABEL_ROLES: Final = frozenset(
    "반장 총무 회장 팀장 과장 부장 대리 사장 실장 점장 이모 삼촌 고모 언니 오빠 누나 형 엄마 아빠 할머니 할아버지".split()
)
LATIN_TERMS: Final = frozenset(
    """
    monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december
    english hindi korean japanese chinese french german spanish urdu cs cta seo engine game music office standup caterer wedding budget
    ok okay ng no yes hi hello bye pdf csv url uri api id pc tv cd dvd usb faq sns pr ai it cpu gpu ram ssd hdd os ui
    ux sql html css xml json http https ip vpn lan wifi wi-fi am pm ceo cto cfo coo hr kpi okr roi b2b b2c poc mvp
    sla crm erp pos atm gps led lcd dj mc bgm cm pv mv diy bbq vip ng qr sim sms mms dm pm qa q&a asap fyi ps btw lol
    etc vs app apps web email mail e-mail link online offline demo bug bugs test note meeting list data team version
    release deploy server client code log logs file files release xl xxl size max min total sale set part page plan
    day week today new old free best top live open close start end stop go good nice great thanks thank please sorry
    wow haha ver rev vol no. jpeg jpg png gif mp3 mp4 zip txt doc docx xlsx ppt pptx excel word powerpoint pull
    request merge branch commit push review issue ticket sprint backlog kg km cm mm ml ppm rpm dpi px utc jst kst cst
    ist gmt usd eur jpy krw cny rmb inr vat gst ltd inc llc co mon tue wed thu fri sat sun jan feb mar apr jun jul
    aug sep sept oct nov dec co2 pm2 mp5 b2 h2o usb3 ps4 ps5 gb mb tb rj45 utf8 web3 covid19 ppt ktv ccc abc xyz tbd tba eta wip rsvp pcr dna hp sos ufo nba iso sdk ide cli gui ssh
    ssl dns cdn aws? ci cd rfc db cpu id ids otp pin pos cctv ac dc emi upi pan sir madam mr mrs ms dr bro sis lunch
    dinner coffee break party check point box type step level group member part-time the a an and or of for with to
    in on at is are we you i my our this that
    """.split()
)
