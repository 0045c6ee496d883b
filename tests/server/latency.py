#!/usr/bin/env python3
"""Clients who never read must not make others wait: tests/server/latency.py PORT PID

Measures how long it takes to get a file of many pieces, lets 250 clients ask for it and not read
it, and measures again. Other work on this machine may spoil a measurement, but not every one, so the
best of several counts. The server, process PID, must also not work more than before: one that
is woken again and again by those clients shows here even where there are many cores.
"""
import os
import subprocess
import sys
import time

import http.client

SIZE = 3000000
STALLED = 250
REQUESTS = 100
TRIES = 6


def cpu_seconds(pid):
    with open(f"/proc/{pid}/stat", encoding="ascii") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure(port, pid):
    """The time that 99 of 100 requests take at most, and the server's work for all of them."""
    times = []
    work = cpu_seconds(pid)
    for _ in range(REQUESTS):
        begin = time.monotonic()
        client = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        client.request("GET", "/big.bin")
        assert len(client.getresponse().read()) == SIZE
        client.close()
        times.append(time.monotonic() - begin)
    return sorted(times)[REQUESTS * 99 // 100 - 1], cpu_seconds(pid) - work


def main():
    port, pid = int(sys.argv[1]), int(sys.argv[2])
    before = [measure(port, pid) for _ in range(2)]
    hostile = os.path.join(os.path.dirname(os.path.abspath(__file__)), "hostile.py")
    with subprocess.Popen([sys.executable, hostile, str(port), "stall", str(STALLED)],
                          stdout=subprocess.PIPE) as stalled:
        assert stalled.stdout.readline() == b"ready\n"
        p99 = max(p for p, _ in before) * 4 + 0.02
        work = max(w for _, w in before) * 2 + 0.1
        fine = False
        for _ in range(TRIES):
            now = measure(port, pid)
            fine = now[0] <= p99 and now[1] <= work
            print(f"p99 {now[0] * 1000:.1f} ms (at most {p99 * 1000:.1f}), "
                  f"work {now[1]:.2f} (at most {work:.2f})")
            if fine:
                break
        stalled.kill()
    sys.exit(0 if fine else 1)


main()
