# PROBE-01  A straight line of all 162 tiles is legal: the board may be as long as the set allows.
# Each seat hears every bell, and nobody puts a figure.
game carcassonne+probe seats=2
expect left 161
draw base/D; place 1,0 r0; pass
draw base/D; place 2,0 r0; pass
draw base/D; place 3,0 r0; pass
draw base/L; place 4,0 r0; pass
draw base/L; place 5,0 r0; pass
draw base/L; place 6,0 r0; pass
draw base/W; place 7,0 r0; pass
draw base/W; place 8,0 r0; pass
draw base/W; place 9,0 r0; pass
draw base/W; place 10,0 r0; pass
draw base/X; place 11,0 r0; pass
draw probe/E; place 12,0 r0; pass; refuse; refuse
draw probe/E; place 13,0 r0; pass; refuse; refuse
draw probe/E; place 14,0 r0; pass; refuse; refuse
draw probe/E; place 15,0 r0; pass; refuse; refuse
draw probe/E; place 16,0 r0; pass; refuse; refuse
draw probe/E; place 17,0 r0; pass; refuse; refuse
draw probe/I; place 18,0 r0; pass; refuse; refuse
draw probe/I; place 19,0 r0; pass; refuse; refuse
draw probe/I; place 20,0 r0; pass; refuse; refuse
draw probe/I; place 21,0 r0; pass; refuse; refuse
draw probe/I; place 22,0 r0; pass; refuse; refuse
draw probe/I; place 23,0 r0; pass; refuse; refuse
draw probe/D; place 24,0 r0; pass
draw base/A; place 25,0 r0; pass
draw base/A; place 26,0 r0; pass
draw base/B; place 27,0 r0; pass
draw base/B; place 28,0 r0; pass
draw base/B; place 29,0 r0; pass
draw base/B; place 30,0 r0; pass
draw base/E; place 31,0 r0; pass
draw base/E; place 32,0 r0; pass
draw base/E; place 33,0 r0; pass
draw base/E; place 34,0 r0; pass
draw base/E; place 35,0 r0; pass
draw base/F; place 36,0 r1; pass
draw base/F; place 37,0 r1; pass
draw base/G; place 38,0 r1; pass
draw base/U; place 39,0 r1; pass
draw base/U; place 40,0 r1; pass
draw base/U; place 41,0 r1; pass
draw base/U; place 42,0 r1; pass
draw base/U; place 43,0 r1; pass
draw base/U; place 44,0 r1; pass
draw base/U; place 45,0 r1; pass
draw base/U; place 46,0 r1; pass
draw probe/A; place 47,0 r1; pass
draw probe/A; place 48,0 r1; pass
draw probe/A; place 49,0 r1; pass
draw probe/A; place 50,0 r1; pass
draw probe/A; place 51,0 r1; pass
draw probe/A; place 52,0 r1; pass
draw probe/A; place 53,0 r1; pass
draw probe/A; place 54,0 r1; pass
draw probe/A; place 55,0 r1; pass
draw probe/A; place 56,0 r1; pass
draw probe/A; place 57,0 r1; pass
draw probe/A; place 58,0 r1; pass
draw probe/A; place 59,0 r1; pass
draw probe/A; place 60,0 r1; pass
draw probe/A; place 61,0 r1; pass
draw probe/A; place 62,0 r1; pass
draw probe/B; place 63,0 r1; pass
draw probe/B; place 64,0 r1; pass
draw probe/B; place 65,0 r1; pass
draw probe/B; place 66,0 r1; pass
draw probe/B; place 67,0 r1; pass
draw probe/B; place 68,0 r1; pass
draw probe/B; place 69,0 r1; pass
draw probe/B; place 70,0 r1; pass
draw probe/F; place 71,0 r0; pass
draw probe/F; place 72,0 r0; pass
draw probe/F; place 73,0 r0; pass
draw probe/F; place 74,0 r0; pass
draw probe/F; place 75,0 r0; pass
draw probe/F; place 76,0 r0; pass
draw probe/F; place 77,0 r0; pass
draw probe/F; place 78,0 r0; pass
draw probe/F; place 79,0 r0; pass
draw probe/F; place 80,0 r0; pass
draw probe/F; place 81,0 r0; pass
draw probe/F; place 82,0 r0; pass
draw probe/H; place 83,0 r1; pass
draw probe/H; place 84,0 r1; pass
draw probe/H; place 85,0 r1; pass
draw probe/H; place 86,0 r1; pass
draw probe/H; place 87,0 r1; pass
draw probe/H; place 88,0 r1; pass
draw probe/J; place 89,0 r0; pass
draw probe/J; place 90,0 r0; pass
draw probe/J; place 91,0 r0; pass
draw probe/J; place 92,0 r0; pass
draw probe/K; place 93,0 r0; pass; refuse; refuse
draw probe/K; place 94,0 r0; pass; refuse; refuse
draw probe/K; place 95,0 r0; pass; refuse; refuse
draw probe/K; place 96,0 r0; pass; refuse; refuse
draw probe/G; place 97,0 r1; pass
draw base/C; place 98,0 r0; pass
draw base/H; place 99,0 r1; pass
draw base/H; place 100,0 r1; pass
draw base/H; place 101,0 r1; pass
draw base/Q; place 102,0 r0; pass
draw base/R; place 103,0 r0; pass
draw base/R; place 104,0 r0; pass
draw base/R; place 105,0 r0; pass
draw base/S; place 106,0 r0; pass
draw base/S; place 107,0 r0; pass
draw base/T; place 108,0 r0; pass
draw probe/G; place 109,0 r0; pass
draw probe/G; place 110,0 r1; pass
draw probe/G; place 111,0 r0; pass
draw probe/G; place 112,0 r1; pass
draw probe/G; place 113,0 r0; pass
draw probe/G; place 114,0 r1; pass
draw probe/G; place 115,0 r0; pass
draw probe/D; place 116,0 r2; pass
draw probe/D; place 117,0 r0; pass
draw probe/D; place 118,0 r2; pass
draw probe/D; place 119,0 r0; pass
draw probe/D; place 120,0 r2; pass
draw probe/C; place 121,0 r0; pass
draw probe/C; place 122,0 r2; pass
draw probe/C; place 123,0 r0; pass
draw probe/C; place 124,0 r2; pass
draw probe/C; place 125,0 r0; pass
draw probe/C; place 126,0 r2; pass
draw probe/C; place 127,0 r0; pass
draw probe/C; place 128,0 r2; pass
draw probe/C; place 129,0 r0; pass
draw probe/C; place 130,0 r2; pass
draw probe/C; place 131,0 r0; pass
draw probe/C; place 132,0 r2; pass
draw probe/C; place 133,0 r0; pass
draw probe/C; place 134,0 r2; pass
draw base/V; place 135,0 r0; pass
draw base/V; place 136,0 r2; pass
draw base/V; place 137,0 r0; pass
draw base/V; place 138,0 r2; pass
draw base/V; place 139,0 r0; pass
draw base/V; place 140,0 r2; pass
draw base/V; place 141,0 r0; pass
draw base/V; place 142,0 r2; pass
draw base/V; place 143,0 r0; pass
draw base/N; place 144,0 r1; pass
draw base/P; place 145,0 r0; pass
draw base/P; place 146,0 r1; pass
draw base/P; place 147,0 r0; pass
draw base/O; place 148,0 r1; pass
draw base/O; place 149,0 r0; pass
draw base/K; place 150,0 r1; pass
draw base/N; place 151,0 r0; pass
draw base/N; place 152,0 r1; pass
draw base/M; place 153,0 r0; pass
draw base/M; place 154,0 r1; pass
draw base/K; place 155,0 r3; pass
draw base/K; place 156,0 r1; pass
draw base/J; place 157,0 r3; pass
draw base/J; place 158,0 r1; pass
draw base/I; place 159,0 r0; pass
draw base/I; place 160,0 r1; pass
draw base/J; place 161,0 r3; pass
expect left 0
expect actor over
expect no event discard
expect same 0,0 road.E 1,0 road.E
expect feature 161,0 road.E open 2 tiles 1
expect illegal draw probe/A because game-over
