package org.qos.dsl.scanner;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The lines that a buffer of some bytes gives, as C's fgets fills it. */
class ReadLinesTest {

    private static final long SEED = 20_060_517L;

    /** Dots for the ends of lines; {@code /} for a line feed. */
    @ParameterizedTest(name = "\"{0}\" by {1} bytes")
    @CsvSource(
            quoteCharacter = '"',
            textBlock =
                    """
                    "",        4,
                    a,         4, a
                    /,         4, ""
                    //,        4, "|"
                    a/b,       4, a|b
                    a/b/,      4, a|b
                    abcd,      4, abcd
                    abcd/,     4, abcd
                    abcde,     4, abcd|e
                    abcde/f,   4, abcd|e|f
                    abcd/e,    4, abcd|e
                    abcdefgh,  4, abcd|efgh
                    abcdefghi, 4, abcd|efgh|i
                    ab/cdefg,  4, ab|cdef|g
                    é1é,       4, é1|é
                    éé,        4, éé
                    ééx,       4, éé|x
                    €x,        4, €x
                    €xy,       4, €x|y
                    a€x,       4, a€|x
                    ab€,       4, ab|€
                    😀,        4, 😀
                    a😀,       4, a|😀
                    😀a,       4, 😀|a
                    """)
    void linesEndAtALineFeedOrWhereTheBufferIsFull(String text, int longest, String lines) {
        String read = read(text.replace('/', '\n'), longest).stream().collect(Collectors.joining("|"));
        assertEquals(lines == null ? "" : lines, read);
    }

    @Test
    void linesOfRandomTextsFillTheBufferOrEndWithALineFeed() {
        System.out.println("ReadLinesTest: seed " + SEED);
        Random random = new Random(SEED);
        List<String> alphabet = List.of("a", "b", "\n", "é", "€", "😀", " ", "\r");
        for (int round = 0; round < 5_000; round++) {
            String text = random.ints(random.nextInt(20), 0, alphabet.size())
                    .mapToObj(alphabet::get)
                    .collect(Collectors.joining());
            int longest = 4 + random.nextInt(6);
            List<ReadLines.Line> lines = lines(text, longest);
            int next = 0;
            for (ReadLines.Line line : lines) {
                assertEquals(next, line.start(), text);
                boolean feed = line.end() < text.length() && text.charAt(line.end()) == '\n';
                next = feed ? line.end() + 1 : line.end();
                int bytes = bytes(text.substring(line.start(), line.end()));
                boolean full = next < text.length()
                        && bytes + bytes(Character.toString(text.codePointAt(line.end()))) > longest;
                assertEquals(true, bytes <= longest && (feed || full || next == text.length()), text);
            }
            assertEquals(text.length(), next, text);
        }
    }

    private static int bytes(String part) {
        return part.getBytes(StandardCharsets.UTF_8).length;
    }

    private static List<ReadLines.Line> lines(String text, int longest) {
        List<ReadLines.Line> lines = new ArrayList<>();
        ReadLines.each(text, longest, lines::add);
        return lines;
    }

    private static List<String> read(String text, int longest) {
        return lines(text, longest).stream()
                .map(line -> text.substring(line.start(), line.end()))
                .toList();
    }
}
