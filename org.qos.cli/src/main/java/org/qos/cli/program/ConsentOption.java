package org.qos.cli.program;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Set;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import picocli.CommandLine.Option;

/** Whether the user wants tables to be set: {@code --yes}, or the answer to a question. */
public final class ConsentOption {

    private static final Set<String> CONSENT = Set.of("y", "yes");

    @Option(names = "--yes", description = "Do not ask before anything is set.")
    private boolean yes;

    /** Whether nothing is asked. */
    public boolean isGiven() {
        return yes;
    }

    /**
     * Asks, unless nothing is to be asked.
     *
     * @param sets how many tables are set
     * @throws CommandFailed when the answer cannot be read
     */
    public boolean isWanted(Console console, int sets) {
        if (yes) {
            return true;
        }
        console.out().flush();
        console.err().println("Set " + sets + (sets == 1 ? " table" : " tables") + "? [y/N]");
        try {
            BufferedReader in = new BufferedReader(new InputStreamReader(console.in(), StandardCharsets.UTF_8));
            String answer = in.readLine();
            return answer != null && CONSENT.contains(answer.strip().toLowerCase(Locale.ROOT));
        } catch (IOException e) {
            throw CommandFailed.failed("the answer cannot be read: " + e.getMessage());
        }
    }
}
