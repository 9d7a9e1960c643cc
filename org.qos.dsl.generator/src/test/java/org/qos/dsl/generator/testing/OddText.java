package org.qos.dsl.generator.testing;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Names and descriptions put together from what some syntax, or Java, would take for something else. */
final class OddText {

    private static final List<String> PIECES = List.of(
            "qos-level",
            "end-port-group",
            "name:",
            "use: x",
            "sl:",
            "from",
            "sdp",
            "ANY",
            "port-num",
            "DEFAULT",
            "Storage",
            " ",
            "  ",
            "\t",
            "\n",
            "\r",
            "\0",
            "\"",
            "'",
            "\\u000a",
            "*/",
            "#",
            ",",
            "-",
            "/",
            "/P1",
            "<!--",
            "-->",
            "</use>",
            "&",
            "&#44;",
            "%s",
            "0x12",
            "7",
            "\u00e9",
            "\u6771");

    private static final int MAX_PIECES = 5;

    private final Random random;

    OddText(Random random) {
        this.random = random;
    }

    String next() {
        return Stream.generate(() -> PIECES.get(random.nextInt(PIECES.size())))
                .limit(random.nextInt(MAX_PIECES + 1))
                .collect(Collectors.joining());
    }
}
