#!/usr/bin/env python3
"""Runs /aude play in a root folder with nothing else in it, on a terminal of 100 x 30: tests/screen.py ROOT
The board must be painted, in colours, and two keys must end the program with status 0."""
import fcntl
import os
import pty
import select
import struct
import sys
import termios
import time

ROOT = sys.argv[1]
pid, terminal = pty.fork()
if pid == 0:
    command = ["chroot", ROOT, "/aude", "play", "carcassonne", "--seed", "1", "--language", "en"]
    if os.getuid() != 0:
        command = ["unshare", "--user", "--map-root-user"] + command
    os.execvpe(command[0], command, {"TERM": "xterm-256color", "PATH": os.environ["PATH"]})
fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 100, 0, 0))


def read_until(word):
    """What is painted until the word was in it, the program has ended, or 20 seconds are over."""
    said = b""
    end = time.monotonic() + 20
    while time.monotonic() < end and word not in said:
        if select.select([terminal], [], [], 0.1)[0]:
            try:
                said += os.read(terminal, 65536)
            except OSError:
                break
    return said


board = read_until(b"Where does the tile go?")
os.write(terminal, b"q")
question = read_until(b"Quit?")
os.write(terminal, b"y")
rest = read_until(b"no such text")
done = status = 0
end = time.monotonic() + 20
while done == 0 and time.monotonic() < end:
    done, status = os.waitpid(pid, os.WNOHANG)
    time.sleep(0.01)
if done == 0:
    os.kill(pid, 9)
    os.waitpid(pid, 0)
print(board, question, rest, done, status)
fine = b"\x1b[38;5;" in board and b"Where does the tile go?" in board and done != 0 and status == 0
sys.exit(0 if fine else 1)
