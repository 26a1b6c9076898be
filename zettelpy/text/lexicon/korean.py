"""Particles and endings of Korean that stand at the end of a word, folded, longest first."""

from __future__ import annotations

from typing import Final

from zettelpy.text.normalise import fold

ENDINGS: Final = tuple(
    sorted(
        dict.fromkeys(
            map(
                fold,
                """
                은 는 이 가 을 를 의 에 에서 에게 께 께서 한테 로 으로 와 과 랑 이랑 하고 도 만 까지 부터 보다 처럼 마다 이나 나
                에는 에서는 에도 까지는 부터는 으로는 로는 들은 들이 들의 들을 인가요 은가요 나요 했나요 되나요 하나요 됐나요
                되었나요 었나요 았나요 였나요 이죠 죠 까요 을까요 습니까 입니까 합니까 인지 이에요 예요 하는 하기로 한 된 할
                하는지 하기 했던 하던 라는 라고 이라는 이라고 네요 어요 아요 해요 거죠 건가요 는가요 던가요
                """.split(),
            )
        ),
        key=lambda ending: (-len(ending), ending),
    )
)
