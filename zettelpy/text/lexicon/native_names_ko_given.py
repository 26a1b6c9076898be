"""Korean given names by their two syllables, chains and sights, and the kinds of things that are introduced by name."""

from __future__ import annotations

from typing import Final

# Syllables that given names of two begin and end with; behind a frequent family name the pair is a person.
FIRST: Final = frozenset(
    "찬강범호홍민지서준현영은혜진경미정희재승윤예성창용병광명태동상도하소유수주나다채규종선기원형근우건연시보세효해남덕길봉순옥춘필두"
)
SECOND: Final = frozenset("석우준호훈민현희숙철빈율혁환찬규섭욱옥란진영경아연윤솔림균열태걸범근정")
# What such a pair makes behind the syllable of a family name without being a person's name.
NO_NAMES: Final = frozenset(
    """
    이주민 원주민 전주민 전세민 구도민 남도민 조선민 유목민 이재민 전시민 신도시 문제아 장애아 신생아 유아용 이상형 이상현 정상현 지상현 진행형 이용률 성장률 이혼율
    이자율 전기료 조명석 주빈석 이동석 지정석 우등석 오지영 노래방 백미경 현미경 만화경 주마등 전망경 이동우 성수기 한여름 우동집 성형외 서경우 안성탕 안개경 조정경
    강연회 공연진 출연진 제작진 연구진 임원진 고용주 유도탄 지도층 조기축 원기소 우승자 기준율 정상아 정동진 강남대 서경대 전세금 고정희망 유아영 정원영 오동나 유기견
    """.split()
) - frozenset("이상현 정상현 지상현 오지영 백미경 이동우 서경우 정원영 이동석 조명석".split())
CHAINS: Final = frozenset(
    """
    하나로마트 성심당 태극당 나폴레옹과자점 파리크라상 백종원 새마을식당 새마을금고 신라호텔 롯데호텔 조선호텔 워커힐 하얏트 힐튼 메리어트 교보문고 영풍문고 반디앤루니스 예술의전당 세종문화회관 국립중앙박물관 국립현대미술관 남산타워 롯데타워 롯데월드타워 코엑스 킨텍스
    벡스코 스타필드 잠실야구장 고척돔 올림픽공원 서울숲 한강공원 여의도공원 청계천 동대문시장 남대문시장 광장시장 통인시장 자갈치시장 국제시장 덕수궁 창덕궁 창경궁 종묘 숭례문 흥인지문 불국사
    석굴암 해인사 통도사 한옥마을 전주한옥마을 남이섬 아침고요수목원 에버랜드 롯데월드 서울랜드 캐리비안베이 오월드 낙동강 영산강 금강 섬진강 임진강 양재천 탄천 광안대교 인천대교 서울역 부산역
    대전역 동대구역 광명역 수서역 용산역 강남역 삼성역 역삼역 선릉역 잠실역 홍대입구역 신촌역 합정역 서울시청 세브란스 세브란스병원 삼성서울병원 서울아산병원 아산병원 성모병원 서울성모병원
    분당서울대병원 삼성생명 삼성화재 현대카드 신한카드 국민카드 비씨카드 롯데카드 하나카드 우리카드 현대백화점 신세계백화점 롯데백화점 갤러리아 한화 포스코 에스케이 두산 효성 금호 아모레퍼시픽
    라인 밴드 왓츠앱 텔레그램 디스코드 줌 틱톡 스레드 티빙 웨이브 왓챠 쿠팡플레이 디즈니플러스 멜론 벅스 스포티파이 밀리의서재 리디북스 당근 번개장터 중고나라 오늘의집 지그재그 에이블리
    쓱닷컴 위메프 티몬 인터파크 예스이십사 쏘카 그린카 타다 우버 에어프레미아 이스타항공 에어부산 에어서울 비엔비 대한항공 던킨 크리스피크림 공차 빽다방 컴포즈커피 폴바셋 할리스 엔제리너스 탐앤탐스 커피빈
    설빙 본죽 한솥 맘스터치 노브랜드버거 굽네치킨 비비큐 네네치킨 처갓집 도미노피자 피자헛 미스터피자 파파존스 아웃백 빕스 애슐리 신전떡볶이 죠스떡볶이 명륜진사갈비 하이마트 전자랜드
    올리브영 멜론티켓 인터파크티켓 예스24 티켓링크 아트박스 모던하우스 자라 유니클로 탑텐 스파오 나이키 아디다스 뉴발란스 무인양품 챗지피티 클로드 제미나이 지메일 카톡 구글맵 네이버지도 카카오맵 티맵
    """.split()
) - frozenset("라인 밴드 웨이브 멜론 벅스 당근 줌 타다 자라 금강 스레드 종묘 한화 금호 두산 효성 갤러리아 한옥마을".split())  # fmt: skip
# Words behind which a name is told, and the words that are told and are none.
NO_ANSWER: Final = frozenset(
    "뭐 무엇 누구 아직 비밀 미정 몰라 모르 어떻게 어떤 없 있 아니 그냥 같 정하 바꾸 바뀌 기억 잊 생각 이상 예쁘 참 너무 정말 왜 언제 제 내 우리".split()
)
# Kinds of houses before which an unknown word of two syllables is a name.
HOUSES: Final = frozenset(
    """
    병원 치과 약국 건설 서점 인쇄 식당 공원 호텔 카페 마트 학원 펜션 빌딩 아파트 교회 분식 반점 치킨 국밥 미용실 세탁소
    부동산 출판 리조트 모텔 사진관 공방 스튜디오 전자 산업
    """.split()
)
# Before what something is called, and behind it.
NAMING: Final = frozenset("이름은 이름이 별명은 애칭은 상호는 이름".split())
COPULAS: Final = tuple("이에요 예요 이예요 에요 입니다 이야 야 이다 이고 라고 이라고 래 이래 인데 였어 이었어".split())
# More given names, behind a family name: of today and of persons that everyone knows.
MODERN: Final = frozenset(
    """
    서아 지유 하율 이안 태오 리아 나은 시아 아린 유주 지율 서하 로아 다온 은찬 민규 준희 정국 태형 윤기 남준 석진 호석 두나 세경 혜교 보검 효리 재석 세호 세찬 종국 광희
    동주 소월 순신 우성 수지 은우 지호 태리 서진 해일 강호 광현 정재 민식 혜수 도연 미연 태용 제훈 종석 중기 수현 고은 동욱 인성 아중 예슬 태희 연아 흥민 강인 민재 의조
    찬호 세리 인비 지성 영표 명보 미려 은별 하나 별이 새별 여름 가을 나리 다솔 라온 마루 바다 소망 온유 우람 지음 초롱 한결 해찬 새봄 도하 도겸 건희 병헌 예준 시율 이한
    주안 연우 태윤 태이 하음 하진 승원 승준 시온 시훈 윤우 은호 이든 재윤 정후 주호 준후 지후 지환 찬영 현준 가온 나윤 다윤 라엘 보나 서은 소은 소율 수안 아윤 예서 유하 윤슬 은채
    재이 주아 지안 지원 채아 채린 하영 혜리 혜윤
    """.split()
)
# Particles behind a given name that is no other word.
OF_PERSONS: Final = frozenset("은 는 이 가 도 의 를 을 이는 이가 이를 이도 이의 에게 한테".split())
# The suffix of names that end in a consonant, with a particle behind it.
SUFFIXED: Final = frozenset("이가 이는 이를 이도 이의 이한테 이네".split())
# The same with particles of their own.
WITH_SUFFIX: Final = SUFFIXED | frozenset(
    "이랑 이랑은 이랑도 이하고 이한테는 이한테도 이에게 이만 이까지 이보다 이처럼 이도요 이가요".split()
)
# Parents, behind the name of their child.
PARENTS: Final = tuple("엄마 아빠 어머니 아버지 할머니 할아버지 어머님 아버님 누나 언니 오빠 이모 삼촌 고모".split())
# Of the given names of today, those that are words as well.
MODERN_WORDS: Final = frozenset(
    "하나 별이 여름 가을 나리 바다 소망 온유 우람 초롱 한결 마루 수지 수현 중기 인성 영표 명보 미려 고은 두나 혜수 지후 정후 주호 순신 우성 강호 해일 정국 기타".split()
)
# What only persons are told or given with.
TOLD: Final = frozenset("한테 한테서 한테는 한테도 에게 에게서 에게는 이한테".split())
# Words for persons, animals and bodies of two syllables that could be a given name by their letters.
NO_GIVEN: Final = frozenset(
    """
    이모 고모 교수 원장 조장 소장 주인 애인 연인 노인 상인 군인 장인 정인 상대 남자 여자 전무 상무 선임 신입 후임 담임 가수 선수 목수 형수 제수 강사 기자 남편 아내 부인 성인 본인 타인 지인 시민
    주민 국민 농민 이사 대표 부모 유모 계모 조모 현지 심판 조교 상사 신도 성도 애기 동기 동료 유령 시어 미용 고객 상전 영감 도령 수녀 선교 동무 동생 서방 시장 선장 조상 주모 주교 선녀 소녀 소년
    도우 전문 기린 나무 소리 유기 도인 성주 영주 주군 진상 수선 수강 수영 주무 예수 보모 보호 세무 세관 진료 사수 부사 혜택 유아 영아 소아 태아 원아 경비 경찰 형사 판사 검사 의사
    """.split()
)
