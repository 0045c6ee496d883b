#!/usr/bin/env python3
"""A bot in a few lines: plays any legal action in all games of its account.

    bot.py https://games.example.org TOKEN-FILE [PATH-OF-AUDE]
"""
import json
import random
import subprocess
import sys
import urllib.request

server, token = sys.argv[1], open(sys.argv[2]).read().strip()
engine = subprocess.Popen(sys.argv[3:] + ["engine"] if sys.argv[3:] else ["aude", "engine"],
                          stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def call(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(server + path, data, {
        "Authorization": "Bearer " + token, "Content-Type": "application/json"}))


def ask(command):
    print(command, file=engine.stdin, flush=True)
    return list(iter(lambda: engine.stdout.readline().strip(), "ok"))


def play(path):
    """Acts as long as it is our turn."""
    game = json.load(call(path))["game"]
    if game["state"] != "running" or not game["seats"][game["actor"]]["mine"]:
        return
    seat = game["actor"]
    lines = json.load(call(f"{path}/lines?since=0&seat={seat}"))["lines"]
    ask("rules " + game["rules"])
    ask(f"view {seat}")
    for line in lines:
        ask("play " + line)
    call(path + "/lines", {"n": len(lines) + 1, "lines": [random.choice(ask("legal"))]})
    play(path)


events = call("/api/events")
for mine in json.load(call("/api/me/games?state=running"))["games"]:
    play("/api/games/" + mine["id"])
for line in events:
    if line.strip() and json.loads(line)["t"] == "event":
        play("/api/games/" + json.loads(line)["game"]["id"])
