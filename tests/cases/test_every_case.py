"""No case of the families that are covered here is forgotten."""

from __future__ import annotations

import json
import re
from pathlib import Path

HERE = Path(__file__).parent
FAMILIES = re.compile("(rank|seg|off|rob|aaak|ent|flag|date)-|mem-(002|004|014|016|018)-")


def test_each_case_has_a_test_of_its_name() -> None:
    lines = (HERE.parents[1] / "fixtures" / "cases.jsonl").read_text("utf-8").splitlines()
    ids = [json.loads(line)["id"] for line in lines]
    wanted = ["_".join(case.split("-")[:2]) for case in ids if FAMILIES.match(case)]
    assert len(wanted) >= 45
    tests = "".join(path.read_text("utf-8") for path in sorted(HERE.glob("test_*_cases.py")))
    missing = [case for case in wanted if not re.search(rf"^def test_{case}_", tests, re.MULTILINE)]
    assert not missing
