"""Checks rounds against docs/fairness.md, from that page alone and with the standard library.

verify.py PAGE          checks the page's own vectors
verify.py PAGE --rounds checks the rounds on standard input, a JSON list in the shape of the vectors

Prints one line a mismatch, then "N rounds, M mismatches"; exits with 1 on a mismatch or no rounds.
"""

import hashlib
import hmac
import json
import re
import sys


class Draw:
    def __init__(self, server_seed, client_seed, nonce):
        self.key = server_seed.encode("utf-8")
        self.prefix = f"{client_seed}:{nonce}:"
        self.cursor = 0
        self.words = []

    def word(self):
        if not self.words:
            message = f"{self.prefix}{self.cursor}".encode("utf-8")
            block = hmac.new(self.key, message, hashlib.sha256).digest()
            self.words = [int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4)]
            self.cursor += 1
        return self.words.pop(0)

    def integer(self, n):
        below = 2**32 - 2**32 % n
        while True:
            word = self.word()
            if word < below:
                return word % n

    def sample(self, items, count):
        items = list(items)
        for i in range(count):
            j = i + self.integer(len(items) - i)
            items[i], items[j] = items[j], items[i]
        return items[:count]

    def shuffle(self, items):
        items = list(items)
        for i in range(len(items) - 1, 0, -1):
            j = self.integer(i + 1)
            items[i], items[j] = items[j], items[i]
        return items


def slot(draw, title, stake, _bet):
    reels = [reel.split() for reel in title["reels"]]

    def spin():
        return [draw.integer(len(reel)) for reel in reels]

    def wins(stops):
        shown = [reel[(at + row) % len(reel)] for reel, at in zip(reels, stops) for row in range(3)]
        return title["freeSpins"].get(str(shown.count(title["scatter"])), 0)

    found = {"stops": [spin()]}
    free = wins(found["stops"][0])
    if free and title["wheel"] is not None:
        place = draw.integer(sum(weight for _, weight in title["wheel"]))
        for times, weight in title["wheel"]:
            place -= weight
            if place < 0:
                found["times"] = times
                break
    while len(found["stops"]) <= free:
        found["stops"].append(spin())
        if title["mostFreeSpins"] is not None:
            free = min(title["mostFreeSpins"], free + wins(found["stops"][-1]))
    if title["jackpotOdds"] is not None:
        found["jackpot"] = draw.integer(title["jackpotOdds"]) < stake
    return found


def scratcher(draw, title, _stake, _bet):
    place = draw.integer(title["run"])
    won = None
    for prize in title["prizes"]:
        place -= prize["cards"]
        if place < 0:
            won = prize
            break
    symbol = won and won["symbol"]
    alike = [symbol] * 3 if won else []
    others = [s for s in title["symbols"] if s != symbol for _ in range(2)]
    rest = draw.sample(others, 9 - len(alike))
    return {"cells": draw.shuffle(alike + rest), "prize": won["pays"] if won else 0}


def crash(draw, _title, _stake, _bet):
    h = draw.word() * 2**20 + draw.word() // 2**12
    return {"crash": min(100000, 99 * 2**52 // (2**52 - h))}


def fits(told, found):
    """What was told is what was drawn; a null was never told, and a shorter list tells the first ones."""
    if isinstance(told, list) and isinstance(found, list):
        return len(told) <= len(found) and all(map(fits, told, found))
    if isinstance(told, dict) and isinstance(found, dict):
        return told.keys() == found.keys() and all(fits(told[key], found[key]) for key in told)
    return told is None or told == found


ENGINES = {
    "crash": crash,
    "scratcher": scratcher,
    "slot": slot,
    "dice": lambda draw, *_: {"roll": draw.integer(10000)},
    "mines": lambda draw, title, _stake, bet: {
        "mines": sorted(draw.sample(range(title["tiles"]), bet["mines"]))
    },
    "plinko": lambda draw, _title, _stake, bet: {
        "path": [draw.integer(2) for _ in range(bet["rows"])]
    },
    "roulette": lambda draw, *_: {"number": draw.integer(37)},
    "blackjack": lambda draw, *_: {"cards": draw.sample(list(range(52)) * 6, 44)},
    "poker": lambda draw, *_: {"cards": draw.sample(range(52), 10)},
}


def drawn(titles, one):
    title = titles[one["skin"]]
    draw = Draw(one["serverSeed"], one["clientSeed"], one["nonce"])
    return ENGINES[title["engine"]](draw, title, one["stake"], one["bet"])


def block(page, name):
    return json.loads(re.search(rf"```json {name}\n(.*?)\n```", page, re.S).group(1))


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        page = file.read()
    titles = block(page, "titles")
    rounds = json.load(sys.stdin) if "--rounds" in sys.argv else block(page, "vectors")
    wrong = 0
    for at, one in enumerate(rounds):
        seal = hashlib.sha256(one["serverSeed"].encode("utf-8")).hexdigest()
        found = drawn(titles, one)
        if seal != one["commit"] or not fits(one["drawn"], found):
            wrong += 1
            print(f"{at} {one['skin']}: told {one['drawn']}, drawn {found}, seal {seal}")
    print(f"{len(rounds)} rounds, {wrong} mismatches")
    return 1 if wrong or not rounds else 0


if __name__ == "__main__":
    sys.exit(main())
