package org.qos.dsl.opensm.scan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.qos.dsl.scanner.ScannedToken;

/** Whatever the text, its tokens cover it, and a line end ends what a keyword has changed. */
class RandomScanTest {

    private static final long SEED = 2007;
    private static final List<String> PIECES = List.of(
            "sl: ",
            "name: ",
            "use: ",
            "node-type: ",
            "port-guid: ",
            "qos-level",
            "end-qos-level",
            "sdp, port-num ",
            "CA",
            "0x1f",
            "08",
            "12",
            "-",
            ",",
            ":",
            "*",
            "a",
            "gold",
            "\"",
            "#",
            " ",
            "\t",
            "\r",
            "\uFEFF",
            "\n",
            "_");

    private static String random(Random random) {
        return random.ints(random.nextInt(25), 0, PIECES.size())
                .mapToObj(PIECES::get)
                .collect(Collectors.joining());
    }

    private static String kinds(List<ScannedToken> tokens) {
        return tokens.stream().map(ScannedToken::kind).collect(Collectors.joining(" "));
    }

    @Test
    void tokensCoverTheTextInOrderAndNoneIsEmpty() {
        Random random = new Random(SEED);
        for (int round = 0; round < 5000; round++) {
            String text = random(random);
            int end = 0;
            for (ScannedToken token : OpenSmScanner.scan(text)) {
                assertEquals(end, token.start(), () -> "seed " + SEED + ": " + text);
                assertFalse(token.end() <= token.start(), () -> "seed " + SEED + ": " + text);
                end = token.end();
            }
            assertEquals(text.length(), end, () -> "seed " + SEED + ": " + text);
        }
    }

    @Test
    void linesAreReadAlikeWhateverLineIsBeforeThem() {
        Random random = new Random(SEED);
        for (int round = 0; round < 5000; round++) {
            String line = random(random).replace("\"", "");
            String alone = kinds(OpenSmScanner.scan(line));
            for (String before : List.of("name: a\n", "use: b\n", "node-type: CA\n", "sl: 1\n", "name: a # c\n")) {
                int count = OpenSmScanner.scan(before).size();
                List<ScannedToken> both = OpenSmScanner.scan(before + line);
                assertEquals(
                        alone, kinds(both.subList(count, both.size())), () -> "seed " + SEED + ": " + before + line);
            }
        }
    }
}
