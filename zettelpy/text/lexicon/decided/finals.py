"""Verbs that end a Korean or Hindi sentence: which endings commit, and which verbs tell of a state all the same.

`extract.decision_finals` reads them. Facts of grammar (Sohn 1999 for Korean, Kachru 2006 for Hindi); the lists are our
own.
"""

from __future__ import annotations

from typing import Final

# Korean stems before -겠습니다, -ㅂ니다, -자 that settle nothing: being, knowing, feeling, greeting, what happens by itself.
STATES_KO: Final = tuple(
    "알 모르 좋 감사하 죽 힘들 오 되 있 없 이 같 생각하 느끼 걸리 끝나 나오 들 나 다니 좋아하 마시 일어나 공부하 보이 필요하 "
    "가능하 원하 바라 사랑하 궁금하 미안하 죄송하 축하하 부탁하 환영하 고맙 반갑 싫 아프 기쁘 맞 틀리 다르 많 적 크 작 춥 덥 "
    "어렵 쉽 불편하 중요하 이해하 걱정하 노력하 기대하 믿 살 지내 자 먹 일하 배우 가르치 듣 말하 물 웃 울 놀 쉬 읽 기다리 "
    "말씀하 여쭤보 확인하 검토하 고민하 실례하 드리 못하 안되 아니 제안하 건의하 희망하 추천하 반대하 의심하 인사하 양해하".split()
)
# What -로 ("to", "with") goes with where it settles something, and the adverbs that end in it.
RO_VERBS: Final = tuple(
    "하자 할게 할래 해요 해 하죠 하지 합시다 합니다 했 함 하는 하기로 가자 갑시다 가죠 가는 가기로 정 결정 확정 바꾸 바꿨 바꿀 바꿉 변경 "
    "미룹 옮깁 당깁 올립 내립 옮기 옮겼 옮길 미루 미뤘 미룰 당기 당겼 잡 통일 낙찰 결론 예약 주문 낼 갈게 간다 교체 대체 전환 지었 부르 나누 나눠 찍 골랐 등록 저장 배포 출고 진행 접수".split()
)
RO_ADVERBS: Final = frozenset(
    "서로 바로 새로 따로 스스로 별로 제대로 홀로 실제로 진짜로 정말로 억지로 때때로 날로 함부로 주로 대체로 참으로 절대로 마음대로 "
    "저절로 도로 이대로 하루 피로 위로 아래로 뒤로 앞으로 집으로 이유로 최초로 처음으로 개인적으로".split()
)
# Verbs whose -어/-아 before 두다 or 놓다 means that it is done and stays done.
PUT: Final = ("뒀", "놨", "두었", "놓았", "둘게", "놓을게", "둘 게", "두기로", "놓기로", "두겠", "놓겠")
# Done deeds that bind, by their stem, and the endings of the past.
DONE_KO: Final = tuple(
    "예약 예매 주문 결제 구매 계약 신청 취소 연기 변경 확정 결정 합의 승인 반려 거절 부결 가결 채택 선정 해지 환불 등록 접수 통과 철회 "
    "폐지 중단 구입 발주 입금 송금 납부 체결 수락 허락 동의 사퇴 사직 임명 위임 배정 낙찰 포기 제외 탈퇴 가입 연장 갱신".split()
)
PAST_KO: Final = (
    "했",
    "됐",
    "되었",
    "하였",
    "함",
    "됨",
    "완료",
    "난",
    "났",
    "했음",
    "됐음",
    "받았",
    "하기로",
    "하는",
    "합니다",
    "됩니다",
)
MOVED_KO: Final = tuple(
    "미뤘 옮겼 앞당겼 골랐 뽑았 팔았 바꿨 접었 뺐 늦췄 당겼 돌렸 맡겼 끊었 구했 빌렸 잡았 정했 냈 치렀 줄였 늘렸 합쳤 나눴".split()
)
OBJECTS_KO: Final = (
    "표",
    "집",
    "방",
    "숙소",
    "자리",
    "차",
    "예약",
    "계약",
    "장소",
    "식당",
    "날짜",
    "시간",
    "일정",
    "마감",
    "회의",
    "배송",
    "이름",
    "업체",
    "보증금",
)
# Hortatives, sentence-final.
LETS_KO: Final = frozenset(
    "하자 가자 타자 먹자 사자 쓰자 만나자 잡자 고르자 바꾸자 옮기자 미루자 빼자 넣자 시키자 부르자 맡기자 모이자 떠나자 출발하자 "
    "시작하자 끝내자 두자 남기자 유지하자 취소하자 예약하자 주문하자 빌리자 팔자 나누자 보내자 만들자 찍자 걷자 뽑자 자르자 접자 "
    "치우자 돌리자 줄이자 늘리자 통일하자 진행하자 마무리하자 앉자 묵자 자르자 그러자 통보하자 계약하자 받자 내자 쉬자".split()
)
# Who a rule in the form -기 is for: "진 사람이 운전하기".
RULED_KO: Final = (
    "사람이",
    "사람은",
    "사람",
    "각자",
    "모두",
    "무조건",
    "절대",
    "꼭",
    "다같이",
    "반드시",
    "전원",
    "서로",
    "하루",
    "매주",
    "이제",
    "앞으로",
)
GREETED_KO: Final = frozenset("잘 많이 앞으로 꼭 관심 협조".split())  # what is asked for in a greeting
IMPERATIVE_KO: Final = ("둬", "둬요", "두세요", "놔", "놔요", "놓으세요", "줘", "주세요")

# Hindi: verbs that place a thing, and the things for which that settles it.
PLACED_HI: Final = frozenset("रखा रखी रखे रख लिया ली लिए ले दिया दी दिए कर".split())
PLACES_HI: Final = frozenset(
    "नाम सीमा तारीख समय दाम शर्त बजट क़ीमत कीमत दाम रेट मीटिंग बैठक पार्टी शादी फ़ीस फीस चंदा किराया डेडलाइन होटल कमरा कमरे हॉल टिकट टिकटें घर मकान "
    "फ़्लैट फ्लैट गाड़ी बस मैदान दुकान जगह ठेका लीज़ वेन्यू तम्बू तंबू कैटरर बैंड सोफ़ा सोफा".split()
)
GONE_HI: Final = frozenset(
    "खिसका सरका पलट बेच लौटा छोड़ बढ़ा घटा बढ़वा हटा निकाल बदल टाल रोक तोड़ ठुकरा मना सौंप दे चुन".split()
)
GONE_AFTER_HI: Final = frozenset("दिया दी दिए ली लिया लिए दूँगा देंगे".split())
NEGATORS_HI: Final = frozenset("नहीं न मत ना".split())
WEATHER_HI: Final = frozenset(
    "बारिश ठंड ठंडी गर्मी धूप बर्फ़ बर्फ हवा आँधी तूफ़ान कोहरा बादल मौसम बिजली सर्दी लू रात सुबह देर मुश्किल दिक्कत".split()
)
LEFT_HI: Final = frozenset("खुला खुली पीछे अकेला अकेली अधूरा".split())
OPENERS_HI: Final = frozenset("चलो ठीक अच्छा तो ओके ok okay हाँ हां फिर बस चल डन सही".split())
IDLE_HI: Final = frozenset("होते रहते जानते सोचते मानते चाहते कहते देखते आते जाते लगते सकते पाते".split())
