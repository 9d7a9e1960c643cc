package org.qos.dsl.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.runtime.value.VlWeight;

/** Lists of QoS options as OpenSM reads them: a number, then one character, whatever it is. */
class TableTextTest {

    private static final long SEED = 20261122;
    private static final Pattern C_NUMBER = Pattern.compile("\\s*([+-]?)(0[xX][0-9a-fA-F]+|[0-9]+)");
    private static final BigInteger MAX = BigInteger.ONE.shiftLeft(64).subtract(BigInteger.ONE);

    @ParameterizedTest(name = "\"{0}\": {1}")
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "|-",
                "1:2|1:2",
                "1|1:0",
                "1:|1:0",
                "0:0|0:0",
                "14:255|14:255",
                "15:1|0:1",
                "16:1|1:1",
                "29:1|14:1",
                "30:1|0:1",
                "1:256|1:0",
                "1:511|1:255",
                "0x1:0xff|1:255",
                "010:010|8:8",
                "08:1|0:0,1:0",
                "1:2,3:4|1:2,3:4",
                "1:2,|1:2",
                "1:2,,3:4|1:2,0:3,4:0",
                "1:2é,3:4|1:2,0:0,3:4",
                "1:2, 3:4|1:2,3:4",
                "1 :2|1:0,2:0",
                "1: 2|1:2",
                "a:2|0:0,2:0",
                "1:a,2:3|1:0,0:2,3:0",
                "-1:1|0:1",
                "4294967296:1|0:1",
                "4294967297:257|1:1",
                "18446744073709551616:1|0:1",
            })
    void arbitrationEntriesArePairsOfWhateverNumbersComeNext(String text, String entries) {
        String read = TableText.arbitration(text == null ? "" : text).stream()
                .map(VlWeight::toString)
                .collect(Collectors.joining(","));
        assertEquals(entries == null ? "" : entries, read);
    }

    @ParameterizedTest(name = "\"{0}\": {1}")
    @CsvSource(
            delimiter = '|',
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "0|0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0",
                "7|7 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0",
                "15,14|15 14 0 0 0 0 0 0 0 0 0 0 0 0 0 0",
                "16,17,31|0 1 15 0 0 0 0 0 0 0 0 0 0 0 0 0",
                "1;2.3/4|1 2 3 4 0 0 0 0 0 0 0 0 0 0 0 0",
                "1,,2|1 0 2 0 0 0 0 0 0 0 0 0 0 0 0 0",
                ",1|0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0",
                "1 2\t3|1 2 3 0 0 0 0 0 0 0 0 0 0 0 0 0",
                "1  2|1 2 0 0 0 0 0 0 0 0 0 0 0 0 0 0",
                "1 ,2|1 0 2 0 0 0 0 0 0 0 0 0 0 0 0 0",
                "ab3|0 0 3 0 0 0 0 0 0 0 0 0 0 0 0 0",
                "0x1g2|1 2 0 0 0 0 0 0 0 0 0 0 0 0 0 0",
                "-1,-2|15 14 0 0 0 0 0 0 0 0 0 0 0 0 0 0",
                "1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,0,7|1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0",
            })
    void theFirst16NumbersAreTheVls(String text, String vls) {
        assertEquals(vls, TableText.sl2vl(text).stream().map(String::valueOf).collect(Collectors.joining(" ")));
    }

    @Test
    void anEmptyListIsVl0ForEverySl() {
        assertEquals(List.of(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0), TableText.sl2vl(""));
    }

    @ParameterizedTest(name = "{0} entries: {1}")
    @CsvSource({"0, 0", "1, 1", "63, 63", "64, 64", "65, 64", "200, 64"})
    void anArbitrationTableTakes64Entries(int written, int kept) {
        String text = Stream.generate(() -> "1:2").limit(written).collect(Collectors.joining(","));
        assertEquals(kept, TableText.arbitration(text).size());
    }

    @Test
    void itemsSayWhatIsWrittenAndWhatIsSkipped() {
        assertEquals(
                List.of(
                        new TableText.Item(1, true, ':'),
                        new TableText.Item(0, false, 'x'),
                        new TableText.Item(-1, true, ','),
                        new TableText.Item(300, true, TableText.END)),
                TableText.items("1:x-1,300"));
        assertEquals(List.of(), TableText.items(""));
        assertEquals(List.of(new TableText.Item(5, true, ' ')), TableText.items("5 "));
    }

    @ParameterizedTest(name = "{0}: {1}, above 255: {2}")
    @CsvSource({
        "0, 0, false",
        "255, 255, false",
        "256, 256, true",
        "-1, -1, true",
        "2147483647, 2147483647, true",
        "2147483648, 2147483648, true",
        "4294967295, 4294967295, true",
        "18446744073709551615, -1, true",
        "9223372036854775808, 9223372036854775808, true",
    })
    void messagesShowTheNumberAsWrittenAndComparisonsAreUnsigned(String text, String shown, boolean exceeds) {
        TableText.Item item = TableText.items(text).get(0);
        assertEquals(shown, item.toString());
        assertEquals(exceeds, item.exceeds(255));
    }

    @Test
    void openSmKeeps32BitsOfANumber() {
        assertEquals(0xffff_ffffL, TableText.items("-1").get(0).number());
        assertEquals(1, TableText.items("4294967297").get(0).number());
        assertTrue(TableText.items("4294967297").get(0).exceeds(14));
        assertFalse(TableText.items("14").get(0).exceeds(14));
    }

    @Test
    void randomListsAreReadAsByStrtoulAndAPointer() {
        Random random = new Random(SEED);
        for (int round = 0; round < 3000; round++) {
            String text = randomList(random);
            List<Long> numbers = byPointer(text);
            assertEquals(
                    numbers,
                    TableText.items(text).stream().map(TableText.Item::number).toList(),
                    "seed " + SEED + ": " + text);
            List<String> pairs = new ArrayList<>();
            for (int i = 0; i < numbers.size(); i += 2) {
                long weight = i + 1 < numbers.size() ? numbers.get(i + 1) : 0;
                pairs.add(numbers.get(i) % 15 + ":" + weight % 256);
            }
            assertEquals(
                    pairs,
                    TableText.arbitration(text).stream().map(VlWeight::toString).toList(),
                    "seed " + SEED + ": " + text);
        }
    }

    private static String randomList(Random random) {
        String alphabet = "0123456789,,,:::x -af;9999999";
        return random.ints(random.nextInt(24), 0, alphabet.length())
                .mapToObj(i -> alphabet.substring(i, i + 1))
                .collect(Collectors.joining());
    }

    /** The loop of osm_qos.c:parse_one_unsigned, with the grammar of C numbers as a pattern. */
    private static List<Long> byPointer(String text) {
        List<Long> numbers = new ArrayList<>();
        int pointer = 0;
        while (pointer < text.length()) {
            Matcher number = C_NUMBER.matcher(text).region(pointer, text.length());
            if (number.lookingAt()) {
                String digits = octalPart(number.group(2));
                numbers.add(value(digits, number.group(1).equals("-")));
                pointer = number.start(2) + digits.length() + 1;
            } else {
                numbers.add(0L);
                pointer++;
            }
        }
        return numbers;
    }

    /** Of digits after a 0 only the octal ones belong to the number. */
    private static String octalPart(String digits) {
        return digits.startsWith("0") && !digits.toLowerCase().startsWith("0x")
                ? digits.replaceFirst("[89].*", "")
                : digits;
    }

    private static long value(String digits, boolean negative) {
        String lower = digits.toLowerCase();
        BigInteger value = lower.startsWith("0x")
                ? new BigInteger(lower.substring(2), 16)
                : new BigInteger(lower, lower.startsWith("0") ? 8 : 10);
        boolean fits = value.compareTo(MAX) <= 0;
        long bits = fits ? value.longValue() : -1;
        return (fits && negative ? -bits : bits) & 0xffff_ffffL;
    }
}
