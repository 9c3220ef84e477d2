/* Four random players in C: the limit that the simulator is measured against. See simulator.py. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
static uint64_t x;
static inline uint32_t rnd(uint32_t n) {
    x ^= x << 13; x ^= x >> 7; x ^= x << 17;
    return ((x >> 32) * n) >> 32;
}
static double now(void) { struct timespec t; clock_gettime(CLOCK_MONOTONIC, &t); return t.tv_sec + t.tv_nsec * 1e-9; }
int main(int argc, char **argv) {
    double secs = atof(argv[argc - 2]), t0 = now(), dt;
    x = 88172645463325252ull + (uint64_t)atoi(argv[argc - 1]) * 2654435761u;
    int deck[84], words[100];
    for (int i = 0; i < 84; i++) deck[i] = i;
    for (int i = 0; i < 100; i++) words[i] = i;
    long games = 0, moves = 0, points = 0;
    do for (int g = 0; g < 1000; g++, games++) {
        for (int i = 0; i < 30; i++) { int j = i + rnd(84 - i), t = deck[i]; deck[i] = deck[j]; deck[j] = t; }
        for (int i = 0; i < 4; i++) { int j = i + rnd(100 - i), t = words[i]; words[i] = words[j]; words[j] = t; }
        int first = rnd(4);
        for (int r = 0; r < 4; r++) {
            uint32_t marks[4], rest[4];
            int size[4], pts[4] = {0}, sparks[4] = {0}, fallen[4] = {0}, top = 0, dark = -1, cnt = 0;
            for (int p = 0; p < 4; p++) {
                int k = 1 + rnd(10); uint32_t m = 0;
                for (int j = 15 - k; j < 15; j++) { int t = rnd(j + 1); m |= m >> t & 1 ? 1u << j : 1u << t; }
                marks[p] = rest[p] = m; size[p] = k; if (k > top) top = k;
            }
            for (int p = 0; p < 4; p++) if (size[p] == top) { dark = p; cnt++; }
            if (cnt > 1) dark = -1;
            moves += 4;
            for (int s = (first + r) & 3, idle = 0; idle < 4; s = (s + 1) & 3) {
                uint32_t m = rest[s];
                if (!m) { idle++; continue; }
                idle = 0;
                for (int t = rnd(__builtin_popcount(m)); t; t--) m &= m - 1;
                uint32_t bit = m & -m; int h = 0;
                for (int q = 0; q < 4; q++) h += !!(marks[q] & bit);
                moves++;
                if (h == 1) { fallen[s] = 1; rest[s] = 0; continue; }
                for (int q = 0; q < 4; q++) if (marks[q] & bit) {
                    rest[q] &= ~bit;
                    if (!fallen[q]) { pts[q] += h == 2 ? 3 : 2; sparks[q]++; }
                }
            }
            if (dark >= 0 && fallen[dark]) pts[dark] -= sparks[dark];
            for (int p = 0; p < 4; p++) points += pts[p];
        }
    } while ((dt = now() - t0) < secs);
    printf("{\"games\": %ld, \"moves\": %ld, \"secs\": %.6f, \"points\": %ld}\n", games, moves, dt, points);
}
