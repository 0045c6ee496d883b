/*
 * noserve.c: in the program whose instructions are counted there is no server, so that what the
 * loader does for the server's libraries is not taken for work of the engine.
 */
int command_serve(int argc, char **argv);

int command_serve(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    return 2;
}
