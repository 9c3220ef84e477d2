/* Plays many rooms of four against one server on this machine, and prints one line of JSON.
 *
 *   load PROTOCOL PORT PID ROOMS WARM SECS THINK [SEATS [WATCHERS]]
 *
 * PROTOCOL is stella, boardgameio, colyseus or raw; PID the server's process, whose time and memory are read; THINK the
 * seconds between two actions of a room, 0 for none; SEATS a file with a line "code token" for every seat, where the
 * server has seats before anybody comes (stella, colyseus); WATCHERS how many people watch the first room (stella): each
 * marks along once a round, at a moment of their own.
 *
 * The load knows no rules. It reads from every seat's own update what that seat may do now, lets one seat of the room
 * act, waits until all four have the update that follows, and then lets the next one act. An action that the server
 * refuses, and a socket that it closes, end the run with an error.
 */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <netinet/tcp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { SEATS = 4, CARDS = 15, MOST_MARKS = 10, BUCKETS = 4096, AT_ONCE = 64, JOIN_SECONDS = 180, STALL_SECONDS = 15 };
typedef enum { NOTHING, JOINED, UPDATED } Heard;

typedef struct {
    int fd, is_open, may_mark, pointable[CARDS], points;
    int round, marks, pointed; /* of Colyseus: its state's bytes are not decoded, so a seat keeps its own marks in bits */
    char code[32], token[64], *data;
    size_t size, room;
    double due; /* of somebody who watches: when they mark along, 0 for not this round any more */
} Seat;

typedef struct {
    Seat seats[SEATS];
    int table[CARDS], waits_for; /* a bit for every seat that has not had the update yet */
    long version;
    double began, due;
} Room;

typedef struct {
    const char *name;
    int opcode; /* of its messages: 1 text, 2 binary */
    int (*path)(char *out, Room *, int seat);
    Heard (*opened)(Room *, int seat);
    Heard (*hear)(Room *, int seat, const char *text, size_t size);
    int (*mark)(char *out, Room *, int seat, const int *cards, int count);
    int (*point)(char *out, Room *, int seat, int card);
    int (*again)(char *out); /* a new game, by the first seat */
} Protocol;

static Room *rooms;
static Seat *watchers;
static int watcher_count, watching, room_count, port, epoll, joined, is_playing, is_measuring, is_ending;
static const Protocol *protocol;
static uint64_t chance = 88172645463325252ull, delays[BUCKETS], actions, messages, bytes;
static double think;

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec + t.tv_nsec * 1e-9;
}

static int below(int limit) {
    chance ^= chance << 13, chance ^= chance >> 7, chance ^= chance << 17;
    return (chance >> 32) * limit >> 32;
}

static void fail(const char *what, const char *text, size_t size) {
    fprintf(stderr, "load: %s: %.*s (errno %d)\n", what, (int)(size < 300 ? size : 300), text, errno);
    exit(1);
}

/* --- reading JSON just as far as needed */

static const char *after(const char *text, const char *end, const char *key) {
    const char *found = text ? memmem(text, end - text, key, strlen(key)) : NULL;
    return found ? found + strlen(key) : NULL;
}

static int numbers(const char *text, int *out, int most) { /* of a list whose bracket is already read */
    int count = 0;
    while (text && *text != ']' && count < most) {
        char *end;
        out[count++] = strtol(text, &end, 10);
        text = *end == ',' ? end + 1 : end;
    }
    return count;
}

static int starts(const char *text, size_t size, const char *with) {
    return size >= strlen(with) && !memcmp(text, with, strlen(with));
}

/* --- WebSocket */

static void send_frame(Seat *seat, int opcode, const char *text, size_t size) {
    unsigned char frame[1024];
    size_t head = 2;
    frame[0] = 0x80 | opcode;
    frame[1] = 0x80 | (size < 126 ? size : 126);
    if (size >= 126) frame[2] = size >> 8, frame[3] = size, head = 4;
    memset(frame + head, 0, 4), head += 4; /* a mask of zeros is legal and costs nothing */
    if (head + size > sizeof frame) fail("too long", text, size);
    memcpy(frame + head, text, size);
    if (send(seat->fd, frame, head + size, MSG_NOSIGNAL) != (ssize_t)(head + size)) fail("send", text, size);
}

static void say(Room *room, int seat, const char *text) {
    send_frame(room->seats + seat, protocol->opcode, text, strlen(text));
}

/* --- Stella: docs/protocol.md */

static int stella_path(char *out, Room *room, int seat) {
    return sprintf(out, "/api/rooms/%s/socket", room->seats[seat].code);
}

static Heard stella_opened(Room *room, int seat) {
    char text[200];
    sprintf(text, "{\"type\":\"hello\",\"role\":\"seat\",\"token\":\"%s\",\"protocol\":2}", room->seats[seat].token);
    say(room, seat, text);
    return NOTHING;
}

static Heard stella_hear(Room *room, int number, const char *text, size_t size) {
    Seat *seat = room->seats + number;
    const char *end = text + size, *moment = after(text, end, "\"moment\":");
    if (starts(text, size, "{\"type\":\"refused\"") || starts(text, size, "{\"type\":\"goodbye\"")) fail("no", text, size);
    if (!starts(text, size, "{\"type\":\"update\"")) return NOTHING;
    if (is_playing && atol(moment) != room->version + 1) fail("a moment is missing", text, size);
    if (!is_playing) room->version = atol(moment);
    const char *own = after(text, end, "\"own\":{"); /* what has not changed is not sent */
    const char *own_end = own ? memchr(own, '}', end - own) : NULL, *table = NULL;
    for (const char *next = text; (next = after(next, end, "\"table\":["));) table = next; /* the newest round is last */
    if (own) seat->may_mark = after(own, own_end, "\"submit_slate\"") != NULL;
    if (own) seat->points = numbers(after(own, own_end, "\"pointable\":["), seat->pointable, CARDS);
    if (table) numbers(table, room->table, CARDS);
    return is_playing ? UPDATED : JOINED;
}

static int stella_mark(char *out, Room *room, int seat, const int *cards, int count) {
    (void)room, (void)seat;
    int size = sprintf(out, "{\"type\":\"do\",\"id\":1,\"command\":{\"type\":\"submit_slate\",\"cards\":[");
    for (int i = 0; i < count; i++) size += sprintf(out + size, i ? ",%d" : "%d", cards[i]);
    return size + sprintf(out + size, "]}}");
}

static int stella_point(char *out, Room *room, int seat, int card) {
    (void)room, (void)seat;
    return sprintf(out, "{\"type\":\"do\",\"id\":2,\"command\":{\"type\":\"point_at\",\"card\":%d}}", card);
}

static int stella_again(char *out) {
    return sprintf(out, "{\"type\":\"do\",\"id\":3,\"command\":{\"type\":\"start_game\"}}");
}

/* --- people who watch a room of Stella and mark along; they are not waited for */

static void watch_opened(Seat *seat) {
    const char *hello = "{\"type\":\"hello\",\"role\":\"spectator\",\"protocol\":2}";
    send_frame(seat, 1, hello, strlen(hello));
}

static void watch_hear(Seat *seat, const char *text, size_t size) {
    const char *end = text + size, *started = after(text, end, "{\"type\":\"round_started\",\"round\":");
    if (starts(text, size, "{\"type\":\"goodbye\"")) fail("no", text, size);
    if (!starts(text, size, "{\"type\":\"update\"")) return;
    if (after(text, end, "\"is_whole\":true") && !seat->may_mark) seat->may_mark = 1, watching++;
    if (!started) return;
    seat->round = atoi(started);
    seat->points = numbers(after(started, end, "\"table\":["), seat->pointable, CARDS);
    seat->due = now() + think * (0.2 + 3 * below(1000) / 1000.0);
}

static void mark_along(Seat *seat) {
    char text[200];
    int first = below(CARDS - 4);
    int size = sprintf(text, "{\"type\":\"do\",\"id\":1,\"command\":{\"type\":\"mark_along\",\"round\":%d,\"cards\":[", seat->round);
    for (int i = 0; i < 4; i++) size += sprintf(text + size, i ? ",%d" : "%d", seat->pointable[first + i]);
    size += sprintf(text + size, "]}}");
    seat->due = 0;
    send_frame(seat, 1, text, size);
}

/* --- boardgame.io: socket.io 4 over WebSocket, the namespace is the game's name */

static int bgio_path(char *out, Room *room, int seat) {
    (void)room, (void)seat;
    return sprintf(out, "/socket.io/?EIO=4&transport=websocket");
}

static Heard quiet(Room *room, int seat) { /* the server speaks first */
    (void)room, (void)seat;
    return NOTHING;
}

static void bgio_look(Room *room, int number, const char *text, const char *end) {
    Seat *seat = room->seats + number;
    const char *player = after(text, end, "\"players\":["), *phase = after(text, end, "\"phase\":\"");
    const char *scout = after(text, end, "\"currentPlayer\":\"");
    int marks[CARDS], pointed[CARDS];
    for (int i = 0; i <= number; i++) player = after(player, end, "\"marks\":[");
    int count = numbers(player, marks, CARDS);
    int gone = numbers(after(text, end, "\"pointed\":["), pointed, CARDS);
    if (!player || !phase || !scout) fail("not understood", text, end - text);
    numbers(after(text, end, "\"table\":["), room->table, CARDS);
    seat->may_mark = *phase == 'm' && !count;
    seat->points = 0;
    for (int i = 0; *phase == 'r' && *scout == '0' + number && i < count; i++) {
        int is_gone = 0;
        for (int j = 0; j < gone; j++) is_gone |= pointed[j] == marks[i];
        if (!is_gone) seat->pointable[seat->points++] = marks[i];
    }
}

static Heard bgio_hear(Room *room, int number, const char *text, size_t size) {
    char answer[100];
    const char *end = text + size;
    if (starts(text, size, "2")) return say(room, number, "3"), NOTHING;
    if (starts(text, size, "0")) return say(room, number, "40/stella,"), NOTHING;
    if (starts(text, size, "40/stella,")) {
        sprintf(answer, "42/stella,[\"sync\",\"r%d\",\"%d\",null,4]", (int)(room - rooms), number);
        return say(room, number, answer), NOTHING;
    }
    if (starts(text, size, "42/stella,[\"sync\"")) return bgio_look(room, number, text, end), JOINED;
    if (!is_playing || !starts(text, size, "42/stella,[\"update\"")) return NOTHING;
    const char *state = after(text, end, "\"_stateID\":");
    if (!state || atol(state) != room->version + 1) fail("a state is missing", text, size);
    return bgio_look(room, number, text, end), UPDATED;
}

static int bgio_move(char *out, Room *room, int seat, const char *move, const char *value) {
    return sprintf(out,
                   "42/stella,[\"update\",{\"type\":\"MAKE_MOVE\",\"payload\":{\"type\":\"%s\",\"args\":[%s],"
                   "\"playerID\":\"%d\",\"credentials\":null}},%ld,\"r%d\",\"%d\"]",
                   move, value, seat, room->version, (int)(room - rooms), seat);
}

static int bgio_mark(char *out, Room *room, int seat, const int *cards, int count) {
    char list[100];
    int size = sprintf(list, "[");
    for (int i = 0; i < count; i++) size += sprintf(list + size, i ? ",%d" : "%d", cards[i]);
    sprintf(list + size, "]");
    return bgio_move(out, room, seat, "mark", list);
}

static int bgio_point(char *out, Room *room, int seat, int card) {
    char value[16];
    sprintf(value, "%d", card);
    return bgio_move(out, room, seat, "point", value);
}

/* --- Colyseus: a byte says what a message is (10 join, 13 data, 14 state, 15 patch); data has MessagePack's form */

static int colyseus_path(char *out, Room *room, int seat) {
    return sprintf(out, "/%s?sessionId=%s", room->seats[seat].code, room->seats[seat].token);
}

static Heard colyseus_hear(Room *room, int number, const char *text, size_t size) {
    Seat *seat = room->seats + number;
    const char *turn = after(text, text + size, "turn:");
    int round, pointing, card;
    long version;
    if (*text == 10) return say(room, number, "\x0a"), NOTHING;
    if (*text == 14) return seat->may_mark = 1, JOINED;
    if (*text != 15 || !is_playing) return NOTHING;
    if (!turn || sscanf(turn, "%ld,%d,%d,%d", &version, &round, &pointing, &card) != 4) fail("not understood", text, size);
    if (version != room->version + 1) fail("a patch is missing", text, size);
    if (round != seat->round) seat->marks = seat->pointed = 0;
    else if (card >= 0) seat->pointed |= 1 << card;
    seat->round = round, seat->may_mark = pointing < 0 && !seat->marks, seat->points = 0;
    for (int slot = 0; pointing == number && slot < CARDS; slot++)
        if ((seat->marks & ~seat->pointed) >> slot & 1) seat->pointable[seat->points++] = slot;
    return UPDATED;
}

static int colyseus_mark(char *out, Room *room, int seat, const int *cards, int count) {
    int marks = 0;
    for (int i = 0; i < count; i++) marks |= 1 << cards[i];
    room->seats[seat].marks = marks;
    memcpy(out, "\x0d\xa4mark\xcd", 7), out[7] = marks >> 8, out[8] = marks;
    return 9;
}

static int colyseus_point(char *out, Room *room, int seat, int card) {
    (void)room, (void)seat;
    memcpy(out, "\x0d\xa5point", 7), out[7] = card;
    return 8;
}

/* --- a server without rules: whatever one sends, all four get the same message */

static int raw_path(char *out, Room *room, int seat) {
    (void)seat;
    return sprintf(out, "/rooms/%d/socket", (int)(room - rooms));
}

static Heard raw_opened(Room *room, int seat) {
    room->seats[seat].may_mark = seat == 0;
    return JOINED;
}

static Heard raw_hear(Room *room, int seat, const char *text, size_t size) {
    (void)room, (void)seat, (void)text, (void)size;
    return UPDATED;
}

static const Protocol protocols[] = {
    {"stella", 1, stella_path, stella_opened, stella_hear, stella_mark, stella_point, stella_again},
    {"boardgameio", 1, bgio_path, quiet, bgio_hear, bgio_mark, bgio_point, NULL},
    {"colyseus", 2, colyseus_path, quiet, colyseus_hear, colyseus_mark, colyseus_point, NULL},
    {"raw", 1, raw_path, raw_opened, raw_hear, stella_mark, stella_point, NULL},
};

/* --- playing */

static int choose(char *out, Room *room, int *size) { /* the next action; returns whose it is */
    int seat = 0;
    while (seat < SEATS && !room->seats[seat].may_mark && !room->seats[seat].points) seat++;
    if (seat == SEATS) {
        if (!protocol->again) fail("nobody may act", protocol->name, strlen(protocol->name));
        *size = protocol->again(out), seat = 0;
    } else if (room->seats[seat].may_mark) {
        int pile[CARDS], count = 1 + below(MOST_MARKS);
        memcpy(pile, room->table, sizeof pile);
        for (int i = 0; i < count; i++) {
            int j = i + below(CARDS - i), card = pile[i];
            pile[i] = pile[j], pile[j] = card;
        }
        *size = protocol->mark(out, room, seat, pile, count);
    } else {
        *size = protocol->point(out, room, seat, room->seats[seat].pointable[below(room->seats[seat].points)]);
    }
    return seat;
}

static void act(Room *room) {
    char text[900];
    int size, seat = choose(text, room, &size);
    room->waits_for = (1 << SEATS) - 1;
    room->began = now();
    send_frame(room->seats + seat, protocol->opcode, text, size);
}

static void updated(Room *room, int seat, size_t size) {
    if (!(room->waits_for >> seat & 1)) fail("an update too many", "", 0);
    room->waits_for &= ~(1 << seat);
    if (is_measuring) messages++, bytes += size;
    if (room->waits_for) return;
    double moment = now(), micros = (moment - room->began) * 1e6;
    room->version++;
    if (is_measuring) {
        int bucket = micros < 1 ? 0 : log(micros) / log(1.01);
        delays[bucket < BUCKETS ? bucket : BUCKETS - 1]++;
        actions++;
    }
    room->due = moment + think * (0.5 + below(1000) / 1000.0);
    if (think <= 0 && !is_ending) act(room);
}

static double delay(double share) { /* in milliseconds, exact to a hundredth of it */
    uint64_t seen = 0;
    for (int bucket = 0; bucket < BUCKETS; bucket++)
        if ((seen += delays[bucket]) > share * actions) return pow(1.01, bucket + 0.5) / 1e3;
    return 0;
}

/* --- sockets */

static void heard(Room *room, int seat, Heard what, size_t size) {
    if (what == JOINED) joined++;
    if (what == UPDATED) updated(room, seat, size);
}

static size_t read_frame(Room *room, int number, Seat *seat, unsigned char *frame, size_t size) { /* returns what it used */
    if (size < 2) return 0;
    size_t length = frame[1] & 127, head = length < 126 ? 2 : length == 126 ? 4 : 10;
    if (size < head) return 0;
    if (head > 2) length = 0;
    for (size_t i = 2; i < head; i++) length = length << 8 | frame[i];
    if (size < head + length) return 0;
    char *text = (char *)frame + head;
    int opcode = frame[0] & 15;
    if (opcode == 8) fail("closed by the server", text + 2, length > 2 ? length - 2 : 0);
    if (opcode == 9) send_frame(seat, 10, text, length);
    if (!room && opcode == 1) watch_hear(seat, text, length);
    if (room && opcode == protocol->opcode) heard(room, number, protocol->hear(room, number, text, length), length);
    return head + length;
}

static void read_seat(Room *room, int number, Seat *seat) { /* without a room: somebody who watches */
    if (seat->room - seat->size < 8192) seat->data = realloc(seat->data, seat->room = seat->room * 2 + 16384);
    ssize_t got = recv(seat->fd, seat->data + seat->size, seat->room - seat->size - 1, 0);
    if (got < 0 && errno == EAGAIN) return;
    if (got <= 0) fail("lost the server", "", 0);
    seat->size += got;
    size_t used = 0, more;
    if (!seat->is_open) {
        const char *end = after(seat->data, seat->data + seat->size, "\r\n\r\n");
        if (!end) return;
        if (!starts(seat->data, seat->size, "HTTP/1.1 101")) fail("no socket", seat->data, seat->size);
        seat->is_open = 1, used = end - seat->data;
        if (room) heard(room, number, protocol->opened(room, number), 0);
        else watch_opened(seat);
    }
    while ((more = read_frame(room, number, seat, (unsigned char *)seat->data + used, seat->size - used))) used += more;
    memmove(seat->data, seat->data + used, seat->size -= used);
}

static void listen_for(int milliseconds) {
    struct epoll_event events[256];
    int count = epoll_wait(epoll, events, 256, milliseconds);
    for (int i = 0; i < count; i++) {
        int number = events[i].data.u32, watcher = number - room_count * SEATS;
        Room *room = watcher < 0 ? rooms + number / SEATS : NULL;
        read_seat(room, number % SEATS, room ? room->seats + number % SEATS : watchers + watcher);
    }
}

static void open_seat(int number) { /* behind the seats come those who watch the first room */
    int watcher = number - room_count * SEATS;
    Room *room = watcher < 0 ? rooms + number / SEATS : rooms;
    Seat *seat = watcher < 0 ? room->seats + number % SEATS : watchers + watcher;
    struct sockaddr_in server = {AF_INET, htons(port), {htonl(INADDR_LOOPBACK)}, {0}};
    struct epoll_event event = {EPOLLIN, {.u32 = number}};
    char path[100], request[512];
    int on = 1;
    path[protocol->path(path, room, number % SEATS)] = 0;
    int size = sprintf(request,
                       "GET %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nOrigin: http://127.0.0.1:%d\r\nUpgrade: websocket\r\n"
                       "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                       "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
                       path, port, port);
    seat->fd = socket(AF_INET, SOCK_STREAM, 0);
    if (seat->fd < 0 || connect(seat->fd, (void *)&server, sizeof server)) fail("connect", "", 0);
    setsockopt(seat->fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    fcntl(seat->fd, F_SETFL, O_NONBLOCK);
    epoll_ctl(epoll, EPOLL_CTL_ADD, seat->fd, &event);
    if (send(seat->fd, request, size, MSG_NOSIGNAL) != size) fail("send", path, strlen(path));
}

static void read_seats(const char *name) {
    FILE *file = fopen(name, "r");
    for (int i = 0; i < room_count * SEATS; i++) {
        Seat *seat = rooms[i / SEATS].seats + i % SEATS;
        if (!file || fscanf(file, "%31s %63s", seat->code, seat->token) != 2) fail("seats", name, strlen(name));
    }
    fclose(file);
}

static void join(void) {
    double began = now();
    for (int opened = 0; joined < room_count * SEATS;) {
        if (opened < room_count * SEATS && opened - joined < AT_ONCE) open_seat(opened++);
        listen_for(opened - joined < AT_ONCE && opened < room_count * SEATS ? 0 : 100);
        if (now() - began > JOIN_SECONDS) fail("not all could join", "", 0);
    }
    for (int opened = 0; watching < watcher_count;) {
        if (opened < watcher_count && opened - watching < AT_ONCE) open_seat(room_count * SEATS + opened++);
        listen_for(opened - watching < AT_ONCE && opened < watcher_count ? 0 : 100);
        if (now() - began > JOIN_SECONDS) fail("not all could watch", "", 0);
    }
    for (began = now(); now() - began < 0.5 + 2 * (watcher_count > 0);) listen_for(20);
}

static void play_until(double end) {
    for (double looked = 0, moment; (moment = now()) < end;) {
        listen_for(think > 0 ? 1 : 20);
        if (think <= 0 || moment - looked < 0.001) continue;
        looked = moment;
        for (Room *room = rooms; room < rooms + room_count; room++)
            if (!room->waits_for && room->due <= moment) act(room);
        for (Seat *one = watchers; one < watchers + watcher_count; one++)
            if (one->due && one->due <= moment) mark_along(one);
    }
}

static int stalled(void) {
    int count = 0;
    for (Room *room = rooms; room < rooms + room_count; room++) count += room->waits_for != 0;
    return count;
}

/* --- what the server costs */

static void cost(int pid, double *cpu, long *kilobytes) {
    char name[64], text[1024] = "";
    unsigned long user = 0, system = 0;
    long pages = 0;
    sprintf(name, "/proc/%d/stat", pid);
    FILE *file = fopen(name, "r");
    if (file) text[fread(text, 1, sizeof text - 1, file)] = 0, fclose(file);
    char *rest = strrchr(text, ')');
    if (!rest) fail("no such server", name, strlen(name));
    sscanf(rest + 2, "%*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu %*d %*d %*d %*d %*d %*d %*u %*u %ld", &user,
           &system, &pages);
    *cpu = (double)(user + system) / sysconf(_SC_CLK_TCK);
    *kilobytes = pages * (sysconf(_SC_PAGESIZE) / 1024);
}

int main(int count, char **given) {
    if (count < 8) fail("usage", "load PROTOCOL PORT PID ROOMS WARM SECS THINK [SEATS [WATCHERS]]", 70);
    for (size_t i = 0; i < sizeof protocols / sizeof *protocols; i++)
        if (!strcmp(given[1], protocols[i].name)) protocol = protocols + i;
    if (!protocol) fail("no such protocol", given[1], strlen(given[1]));
    int pid = atoi(given[3]);
    double warm = atof(given[5]), secs = atof(given[6]), cpu_before, cpu_after;
    long kilobytes;
    port = atoi(given[2]), room_count = atoi(given[4]), think = atof(given[7]);
    rooms = calloc(room_count, sizeof *rooms), epoll = epoll_create1(0);
    if (count > 8) read_seats(given[8]);
    if (count > 9) watchers = calloc(watcher_count = atoi(given[9]), sizeof *watchers);
    for (int i = 0; i < room_count * CARDS; i++) rooms[i / CARDS].table[i % CARDS] = i % CARDS;
    join();

    is_playing = 1;
    double began = now();
    for (int i = 0; i < room_count; i++)
        if (think > 0) rooms[i].due = began + think * below(1000) / 1000.0;
        else act(rooms + i);
    play_until(began + warm);
    cost(pid, &cpu_before, &kilobytes);
    is_measuring = 1, began = now();
    play_until(began + secs);
    is_measuring = 0, is_ending = 1;
    double spent = now() - began;
    cost(pid, &cpu_after, &kilobytes);
    for (began = now(); stalled() && now() - began < STALL_SECONDS;) listen_for(20);
    if (stalled()) fail("somebody waits for an update for ever", "", 0);

    printf("{\"actions\": %lu, \"secs\": %.3f, \"p50_ms\": %.3f, \"p99_ms\": %.3f, \"bytes\": %.0f, \"kilobytes\": %ld, "
           "\"cpu\": %.2f}\n",
           actions, spent, delay(.5), delay(.99), messages ? (double)bytes / messages : 0, kilobytes,
           cpu_after - cpu_before);
    return 0;
}
