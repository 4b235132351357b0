#!/usr/bin/env python3
"""Plays whole games at random through `intrepid protocol`.

    python3 examples/bot.py [GAMES] [PROGRAM …]
"""
import json
import random
import subprocess
import sys


class Intrepid:
    """The program at the other end of a pipe: one message out, one message back."""

    def __init__(self, command):
        self.pipe = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )

    def send(self, message):
        self.pipe.stdin.write(json.dumps(message) + "\n")
        self.pipe.stdin.flush()
        reply = json.loads(self.pipe.stdout.readline())
        if "error" in reply or "refused" in reply:
            sys.exit(f"{message} -> {reply}")
        return reply


def play(intrepid, seed):
    chance = random.Random(seed)
    game = intrepid.send({"new": {"countries": ["usa", "russia"], "seed": seed}})
    answers = 0
    while game["asked"]:
        asked = chance.choice(game["asked"])
        answer = chance.choice(asked["answers"])
        game = intrepid.send({"act": {"seat": asked["seat"], "id": asked["id"], "answer": answer, "view": False}})
        answers += 1
    table = intrepid.send({"view": True})["view"]
    print(f"game {seed}: round {table['round']}, {answers} answers. {game['outcome']['text']}")


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    program = sys.argv[2:] or ["cargo", "run", "--quiet", "--release", "-p", "intrepid", "--", "protocol"]
    intrepid = Intrepid(program)
    for seed in range(1, games + 1):
        play(intrepid, seed)
