package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.qos.cli.Shell.Outcome;
import org.qos.cli.console.Console;
import org.qos.cli.terminal.Messages;
import org.qos.cli.terminal.Terminal;

/** Names that would change the terminal or pretend to be other output; no command prints them as they are. */
class HostileNamesTest extends CommandTest {

    /** Sets the title of the window, clears the screen in two ways, turns the direction of the text. */
    private static final String HOSTILE = "\u001b]0;x\u0007\u009b2J\u202e\u007fA\u2066";

    private static final String FILE = "si" + HOSTILE + "te.qos";

    @BeforeEach
    void aSiteWithHostileNames() throws IOException {
        String conf = hostile(Texts.OPENSM_POLICY);
        shell.file(FILE, conf)
                .file("broken.qos-policy.conf", conf.replace("sl: 3", "sl: 33").replace("port-guid", HOSTILE))
                .file("tabs.qos", Texts.POLICY.replace("Fast", "Fa\\st&#9;9&#9;-&#10;other"))
                .file("subnet/fabric.txt", hostile(Texts.FABRIC))
                .file("subnet/opensm-lfts.dump", Texts.FORWARDING_TABLES)
                .file("o" + HOSTILE + ".opts", "qos   TRUE\nqos_max_vls 8\nqos_vlarb_high 0:64\n")
                .file("queries", "2 3 0x10 - -\n0xdead 3 - - -\n");
    }

    private static String hostile(String text) {
        return text.replace("Fast", "Fa" + HOSTILE + "st")
                .replace("Servers", "Ser" + HOSTILE + "vers")
                .replace("to the servers", "to" + HOSTILE)
                .replace("n1 HCA-1", "n1" + HOSTILE)
                .replace("sw1", "sw" + HOSTILE);
    }

    @TestFactory
    Stream<DynamicTest> aTerminalObeysNothingThatIsPrinted() {
        String[] request = {"from", "2", "to", "3", "service", "0x10"};
        return Stream.of(
                        words("check", "--language", "opensm", FILE),
                        words("check", "broken.qos-policy.conf"),
                        words("check", "o" + HOSTILE + ".opts"),
                        words("check", "--format", "compact", "broken.qos-policy.conf", "absent" + HOSTILE),
                        words("check", "--format", "github", "broken.qos-policy.conf", "absent" + HOSTILE),
                        words("check", "--" + HOSTILE),
                        words("check", "--format", HOSTILE),
                        words(HOSTILE),
                        words("rules", HOSTILE),
                        words(
                                "match",
                                "--language",
                                "opensm",
                                "--policy",
                                FILE,
                                "--fabric",
                                "subnet",
                                "--queries",
                                "queries"),
                        words(onSite("explain"), request),
                        words(onSite("explain"), "from", "group", "Ser" + HOSTILE + "vers", "to", "any"),
                        words(onSite("explain"), "from", HOSTILE + "/P1", "to", "3"),
                        words(onSite("path"), request),
                        words(onSite("path"), "from", "2", "to", "3", "service", "0x10", "sl", "5"),
                        words(onSite("report"), "-o", "out" + HOSTILE + ".html"),
                        words("generate", "--language", "opensm", FILE, "--check", "--out", "out" + HOSTILE),
                        words("generate", "--language", "opensm", FILE, "--out", "out" + HOSTILE),
                        words("convert", "--language", "opensm", FILE, "--to", "rfc"),
                        words("convert", "tabs.qos", "--to", "opensm"),
                        words("fmt", "--check", "o" + HOSTILE + ".opts"))
                .map(words -> DynamicTest.dynamicTest(
                        String.join(" ", words).replaceAll("\\p{C}", "?"), () -> assertPrintable(shell.qos(words))));
    }

    @Test
    void linesOfMatchKeepTheirFieldsWhateverALevelIsCalled() {
        Outcome outcome = shell.qos("match", "--policy", "tabs.qos", "--queries", "queries", "--fabric", "subnet");
        assertEquals(
                "Fa\\\\st\\x099\\x09-\\x0aother\t3\t1",
                outcome.out().lines().findFirst().orElse(""));
        assertTrue(outcome.out().lines().allMatch(line -> line.split("\t").length == 3), outcome.out());
    }

    @Test
    void namesAreShownWithEscapes() {
        Outcome outcome = shell.qos(words(onSite("path"), "from", "2", "to", "3", "service", "0x10"));
        String shown = "\\x1b]0;x\\x07\\x9b2J\\u202e\\x7fA\\u2066";
        assertTrue(outcome.out().contains("from        n1" + shown + "/P1 (0x"), outcome.out());
        assertTrue(outcome.out().contains("level       \"Fa" + shown + "st\" (si" + shown + "te.qos:"), outcome.out());
        assertTrue(outcome.out().contains("\nsw" + shown + "  "), outcome.out());
    }

    @Test
    void onlyATerminalGetsTheContentOfAFileWithEscapes() {
        StringWriter screen = new StringWriter();
        QosCommand.run(onTerminal(screen), "convert", "--language", "opensm", FILE, "--to", "opensm");
        assertPrintable(new Outcome(0, screen.toString(), ""));
        assertTrue(screen.toString().contains("J\\u202e"), screen.toString());
        assertTrue(
                shell.qos("convert", "--language", "opensm", FILE, "--to", "opensm")
                        .out()
                        .contains("J\u202e"),
                "a pipe gets the name as it is");
    }

    private Console onTerminal(StringWriter screen) {
        return new Console(
                InputStream.nullInputStream(),
                new PrintWriter(screen),
                new Messages(new StringWriter()),
                directory,
                new Terminal(false, true, false, false, 80));
    }

    private static String[] onSite(String command) {
        return words(command, "--language", "opensm", "--policy", FILE, "--fabric", "subnet");
    }

    private static String[] words(String... words) {
        return words;
    }

    private static String[] words(String[] first, String... rest) {
        return Stream.concat(Stream.of(first), Stream.of(rest)).toArray(String[]::new);
    }

    private static void assertPrintable(Outcome outcome) {
        String printed = outcome.out() + outcome.err();
        assertTrue(!printed.isEmpty(), "nothing was printed");
        List<String> unprintable = printed.codePoints()
                .filter(c -> c != '\n' && c != '\t')
                .filter(c -> List.of(
                                Character.CONTROL,
                                Character.FORMAT,
                                Character.LINE_SEPARATOR,
                                Character.PARAGRAPH_SEPARATOR)
                        .contains((byte) Character.getType(c)))
                .mapToObj(Integer::toHexString)
                .toList();
        assertEquals(List.of(), unprintable, printed);
    }
}
