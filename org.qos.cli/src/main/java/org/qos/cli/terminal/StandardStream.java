package org.qos.cli.terminal;

import java.io.Console;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A standard stream of this process. Java knows only whether all of them are terminals. */
enum StandardStream {
    INPUT(0),
    OUTPUT(1),
    ERROR(2);

    private final int descriptor;

    StandardStream(int descriptor) {
        this.descriptor = descriptor;
    }

    /** Whether the stream is a terminal: on Linux its own descriptor says so, elsewhere Java's console. */
    boolean isTerminal() {
        try {
            return isTerminal(Files.readSymbolicLink(Path.of("/proc/self/fd/" + descriptor))
                    .toString());
        } catch (IOException | UnsupportedOperationException withoutProc) {
            return isConsole();
        }
    }

    private static boolean isTerminal(String device) {
        return device.startsWith("/dev/pts/") || device.startsWith("/dev/tty") || device.equals("/dev/console");
    }

    /** From Java 22 on there is a console without a terminal, too. */
    private static boolean isConsole() {
        Console console = System.console();
        if (console == null) {
            return false;
        }
        try {
            return (boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (ReflectiveOperationException beforeJava22) {
            return true;
        }
    }
}
