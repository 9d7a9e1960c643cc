package org.qos.conformity.quirk;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.qos.dsl.check.Verdict;

/**
 * A file with one oddity.
 *
 * @param name what is odd
 * @param verdict what OpenSM does with it
 * @param code the code of the finding about it, empty when it has none
 * @param harmful whether the finding is an error although OpenSM accepts the file
 * @param message a part of what OpenSM says, empty when it says nothing
 * @param text the file
 */
record Quirk(
        String name, Verdict verdict, Optional<String> code, boolean harmful, Optional<String> message, String text) {

    private static final Pattern HEAD = Pattern.compile("(?m)^### ");
    private static final Pattern REPEATED = Pattern.compile("\\{([^*}]+)\\*(\\d+)}");
    private static final String DEFAULT =
            "qos-levels\n    qos-level\n        name: DEFAULT\n        sl: 0\n    end-qos-level\nend-qos-levels\n";
    private static final String NONE = "-";

    /** The fixtures of a file in the folder {@code quirks}. */
    static Stream<Quirk> in(String file) {
        return Arrays.stream(HEAD.split(resource(file))).skip(1).map(Quirk::of);
    }

    /** The text of a file in the folder {@code quirks}. */
    static String resource(String file) {
        try (InputStream in = Quirk.class.getResourceAsStream("/quirks/" + file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static Quirk of(String fixture) {
        int headEnd = fixture.indexOf('\n');
        String[] head = fixture.substring(0, headEnd).split(" \\| ");
        boolean harmful = head[2].endsWith("!");
        return new Quirk(
                head[0],
                Verdict.valueOf(head[1].toUpperCase(java.util.Locale.ROOT)),
                unlessNone(head[2].replace("!", "")),
                harmful,
                unlessNone(head[3]),
                expanded(fixture.substring(headEnd + 1)));
    }

    private static Optional<String> unlessNone(String word) {
        return word.equals(NONE) ? Optional.empty() : Optional.of(word);
    }

    private static String expanded(String written) {
        String text = written.replace("{default}\n", DEFAULT)
                .replace("<CR>", "\r")
                .replace("<BOM>", "\uFEFF")
                .replace("<NUL>", "\0")
                .replace("<VT>", "\u000B")
                .replace("<END>\n", "");
        return REPEATED.matcher(text).replaceAll(found -> found.group(1).repeat(Integer.parseInt(found.group(2))));
    }

    @Override
    public String toString() {
        return name;
    }
}
