package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.qos.cli.Shell.Outcome;
import org.qos.dsl.check.FindingCodes;
import org.qos.dsl.check.FindingPages;

/** {@code generate --lossy} accepts exactly the policies for which a check reports no error. */
class CheckAndGenerateAgreeTest {

    private static final long SEED = 20_261_122;

    private static final int TYPOS = 250;

    private static final Pattern EXAMPLE =
            Pattern.compile("```(rfc|opensm) (?:bad|good|with)\n(.*?\n)```", Pattern.DOTALL);

    private static final String SETUP =
            """
            qos-setup
                vlarb-tables
                    vlarb-scope
                        group: Servers
                        vlarb-high: 1:64,2:255
                        vlarb-low: 0:1
                        vl-high-limit: 10
                    end-vlarb-scope
                end-vlarb-tables
                sl2vl-tables
                    sl2vl-scope
                        group: Servers
                        from: *
                        to: *
                        sl2vl-table: 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15
                    end-sl2vl-scope
                end-sl2vl-tables
            end-qos-setup
            qos-ulps
                sdp, port-num 10000-20000: 2
                ipoib, pkey 0x1: 5
            end-qos-ulps
            """;

    @TempDir
    Path directory;

    private Shell shell;

    @BeforeEach
    void open() {
        shell = new Shell(directory);
    }

    static Stream<String> codesWithExamples() {
        return FindingCodes.all().stream()
                .filter(code ->
                        EXAMPLE.matcher(FindingPages.of(code).orElseThrow()).find());
    }

    @ParameterizedTest
    @MethodSource("codesWithExamples")
    void onTheExamplesOfEachPage(String code) throws IOException {
        for (MatchResult example :
                EXAMPLE.matcher(FindingPages.of(code).orElseThrow()).results().toList()) {
            agree(example.group(1), example.group(2));
        }
    }

    @Test
    void onRandomSlipsInBothSyntaxes() throws IOException {
        Random random = new Random(SEED);
        int accepted = 0;
        for (int i = 0; i < TYPOS; i++) {
            accepted += agree("rfc", typo(Texts.POLICY, random)) ? 1 : 0;
            accepted += agree("opensm", typo(Texts.OPENSM_POLICY + SETUP, random)) ? 1 : 0;
        }
        assertTrue(accepted > TYPOS / 10 && accepted < TYPOS, accepted + " with seed " + SEED);
    }

    @ParameterizedTest
    @CsvSource({
        "2:255, 2:256",
        "2:255, 15:1",
        "1:64, 16:64",
        "vl-high-limit: 10, vl-high-limit: 256",
        "sl: 3, 'sl: 3\n path-bits: 128'"
    })
    void onNumbersThatNoPortCanHave(String good, String bad) throws IOException {
        String text = Texts.OPENSM_POLICY + SETUP;
        assertTrue(agree("opensm", text));
        assertEquals(false, agree("opensm", text.replace(good, bad)));
    }

    /** Checks a policy and generates it; whether both accept it. */
    private boolean agree(String language, String text) throws IOException {
        String file = language.equals("rfc") ? "site.qos" : "site.qos-policy.conf";
        shell.file(file, text);
        Outcome check = shell.qos("check", file);
        Outcome generate = shell.qos("generate", file, "--out", "out", "--lossy", "--force");
        assertEquals(
                List.of(check.exitCode() == 0, check.exitCode() < 2),
                List.of(generate.exitCode() == 0, generate.exitCode() < 2),
                () -> text + "\n" + check.out() + check.err() + "\n" + generate.err());
        return check.exitCode() == 0;
    }

    private static String typo(String text, Random random) {
        List<Integer> places = IntStream.range(0, text.length())
                .filter(i -> !Character.isWhitespace(text.charAt(i)))
                .boxed()
                .toList();
        int at = places.get(random.nextInt(places.size()));
        String typed = String.valueOf("0123456789,;:=-<>/azx".charAt(random.nextInt(21)));
        return switch (random.nextInt(3)) {
            case 0 -> text.substring(0, at) + text.substring(at + 1);
            case 1 -> text.substring(0, at) + typed + text.substring(at);
            default -> text.substring(0, at) + typed + text.substring(at + 1);
        };
    }
}
