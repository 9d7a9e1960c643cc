package org.qos.dsl.rfc.parser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Whatever the text, its tokens cover it, and their tags are nested. */
class RandomTokensTest {

    private static final long SEED = 1105;
    private static final List<String> PIECES = List.of(
            "<qos-policy>",
            "</qos-policy>",
            "<qos-levels>",
            "</qos-levels>",
            "<qos-level>",
            "</qos-level>",
            "<sl>",
            "</sl>",
            "<pkey>",
            "</pkey>",
            "<port-groups>",
            "</port-groups>",
            "<port-group>",
            "</port-group>",
            "<name>",
            "</name>",
            "<x>",
            "</x>",
            "<",
            "</",
            "<sl/>",
            "<!-- a -->",
            "<!--",
            "<?xml",
            "1",
            "a",
            ",",
            "1-2",
            " ",
            "\n",
            "&",
            "0x");

    private static String random(Random random) {
        return random.ints(random.nextInt(30), 0, PIECES.size())
                .mapToObj(PIECES::get)
                .collect(Collectors.joining());
    }

    @Test
    void tokensCoverTheTextInOrder() {
        Random random = new Random(SEED);
        for (int round = 0; round < 3000; round++) {
            String text = random(random);
            int end = 0;
            for (RfcToken token : Repair.ofPolicy(text)) {
                assertEquals(end, token.start(), () -> "seed " + SEED + ": " + text);
                end = token.end();
            }
            assertEquals(text.length(), end, () -> "seed " + SEED + ": " + text);
        }
    }

    @Test
    void visibleTagsAreNestedInOnePolicy() {
        Random random = new Random(SEED);
        for (int round = 0; round < 3000; round++) {
            String text = random(random);
            Deque<String> open = new ArrayDeque<>();
            int policies = 0;
            for (RfcToken token : Repair.ofPolicy(text)) {
                String symbol = token.symbol();
                if (symbol.startsWith("</")) {
                    assertTrue(!open.isEmpty(), () -> "seed " + SEED + ": " + text);
                    assertEquals("<" + symbol.substring(2), open.pop(), () -> "seed " + SEED + ": " + text);
                } else if (symbol.startsWith("<")) {
                    policies += open.isEmpty() ? 1 : 0;
                    open.push(symbol);
                }
            }
            assertTrue(open.isEmpty(), () -> "seed " + SEED + ": " + text);
            assertEquals(1, policies, () -> "seed " + SEED + ": " + text);
        }
    }

    @Test
    void theBeginningOfAPolicyIsNotClosed() {
        List<String> symbols = Repair.ofBeginning("<qos-policy><qos-levels><qos-level><pkey>1,").stream()
                .map(RfcToken::symbol)
                .toList();
        assertEquals(List.of("<qos-policy>", "<qos-levels>", "<qos-level>", "<pkey>", "NUMBER", ","), symbols);
    }
}
