"""Receipts: what got into a context, from where and why, and what nearly did; stored, and checked later.

`values` are the receipt and its parts, `records` their form for JSON, `ledger` judges passages, `checks` computes a
receipt again and says what differs.
"""

from zettelpy.receipt.values import Place, Receipt, ReceiptOptions, ReceiptPassage, ReceiptTerm, StandIn

__all__ = ["Place", "Receipt", "ReceiptOptions", "ReceiptPassage", "ReceiptTerm", "StandIn"]
