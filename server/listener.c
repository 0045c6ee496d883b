/*
 * listener.c: the sockets that connections come in by. "localhost" is 127.0.0.1 and ::1, and a
 * browser may try either, so that a port is only ours if it is free at both.
 */
#include "listener.h"

#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <stdint.h>
#include <sys/socket.h>
#include <unistd.h>

static enum server_status explain(int error)
{
    if (error == EADDRINUSE)
        return SERVER_TAKEN;
    if (error == EACCES || error == EPERM)
        return SERVER_DENIED;
    if (error == EADDRNOTAVAIL || error == EAFNOSUPPORT)
        return SERVER_UNKNOWN;
    return SERVER_FAILED;
}

static bool set_option(int socket, int level, int option)
{
    const int yes = 1;
    return setsockopt(socket, level, option, &yes, sizeof yes) == 0;
}

static void set_port(struct sockaddr *address, int port)
{
    if (address->sa_family == AF_INET6)
        ((struct sockaddr_in6 *)(void *)address)->sin6_port = htons((uint16_t)port);
    else
        ((struct sockaddr_in *)(void *)address)->sin_port = htons((uint16_t)port);
}

static int port_of(int socket)
{
    struct sockaddr_storage address = {0};
    socklen_t size = sizeof address;
    if (getsockname(socket, (struct sockaddr *)&address, &size) != 0)
        return 0;
    if (address.ss_family == AF_INET6)
        return ntohs(((struct sockaddr_in6 *)&address)->sin6_port);
    return ntohs(((struct sockaddr_in *)&address)->sin_port);
}

/* A listening socket at that address, or -1 with errno. */
static int open_at(const struct addrinfo *info)
{
    int fd = socket(info->ai_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (fd < 0)
        return -1;
    /* A server that was just ended leaves connections behind that do not hold the port. */
    if (set_option(fd, SOL_SOCKET, SO_REUSEADDR) &&
        (info->ai_family != AF_INET6 || set_option(fd, IPPROTO_IPV6, IPV6_V6ONLY)) &&
        bind(fd, info->ai_addr, info->ai_addrlen) == 0 && listen(fd, SOMAXCONN) == 0)
        return fd;
    int error = errno;
    close(fd);
    errno = error;
    return -1;
}

static enum server_status open_address(struct listener *l, const char *address)
{
    const struct addrinfo hints = {.ai_flags = AI_PASSIVE, .ai_socktype = SOCK_STREAM};
    struct addrinfo *info = NULL;
    if (l->count == LISTENER_MAX || getaddrinfo(address, NULL, &hints, &info) != 0)
        return SERVER_UNKNOWN;
    set_port(info->ai_addr, l->port);
    int fd = open_at(info);
    enum server_status status = fd < 0 ? explain(errno) : SERVER_READY;
    freeaddrinfo(info);
    if (fd >= 0) {
        l->sockets[l->count++] = fd;
        l->port = port_of(fd);
    }
    return status;
}

/* All addresses at one port, or none. */
static enum server_status open_all(const struct server_options *options, int port,
                                   struct listener *out)
{
    *out = (struct listener){.port = port};
    for (int i = 0; options->addresses[i] != NULL; i++) {
        enum server_status status = open_address(out, options->addresses[i]);
        if (status == SERVER_READY || (i > 0 && status == SERVER_UNKNOWN))
            continue;
        int error = errno;
        listener_close(out);
        errno = error;
        return status;
    }
    return SERVER_READY;
}

enum server_status listener_open(const struct server_options *options, struct listener *out)
{
    enum server_status status = SERVER_TAKEN;
    for (int i = 0; i < options->tries && status == SERVER_TAKEN; i++) {
        int port = options->port == 0 ? 0 : options->port + i;
        if (port <= UINT16_MAX)
            status = open_all(options, port, out);
    }
    return status;
}

void listener_close(struct listener *l)
{
    for (int i = 0; i < l->count; i++)
        close(l->sockets[i]);
    l->count = 0;
}
