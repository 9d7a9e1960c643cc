package org.qos.dsl.options;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.qos.dsl.testing.OptionsText;

class OptionsScannerTest {

    @Test
    void nulByteEndsALine() {
        assertEquals("qos=TRUE|sm_sl=3|ma=null", options("qos TRUE\0junk\nsm_sl 3\0 4\n\0lmc 1\nma\0x_op_vls 3\n"));
    }

    @Test
    void aLoneCarriageReturnBelongsToTheLine() {
        assertEquals("lmc=1\rlmc 2|lmc\r3=null|qos=TRUE", options("lmc 1\rlmc 2\nlmc\r3\nqos TRUE\r\r\n"));
    }

    @Test
    void nameAndValueOnALine() {
        assertEquals("qos=TRUE|max_op_vls=5", options("qos TRUE\n\n max_op_vls\t 5 \n"));
    }

    @Test
    void numberSignBeginsACommentAnywhereEvenInQuotes() {
        assertEquals("log_prefix=\"a|qos=TRUE", options("# qos FALSE\nlog_prefix \"a#b\"\nqos TRUE#yes\n"));
    }

    @Test
    void onePairOfQuotesIsDropped() {
        assertEquals("a=b c|d='e|f=\"g\"|h=", options("a \"b c\"\nd 'e\nf '\"g\"'\nh \"\""));
    }

    @Test
    void equalsSignIsPartOfTheName() {
        assertEquals("qos=TRUE=null|qos==TRUE", options("qos=TRUE\nqos =TRUE"));
    }

    @Test
    void carriageReturnIsTrimmedOffValuesButNotOffNames() {
        assertEquals("qos=TRUE|\r=null|no_value\r=null", options("qos TRUE\r\n\r\nno_value\r\n"));
    }

    @Test
    void lineThatIsTooLongIsReadInPieces() {
        String value = "1,".repeat(506);
        assertEquals(
                List.of("qos_sl2vl", "TRUE"),
                OptionsText.parse("qos_sl2vl " + value + "TRUE\n").getOptions().stream()
                        .map(o -> o.getName())
                        .toList());
        assertEquals("tail=null", options("#" + "é".repeat(510) + "xtail\n"));
    }

    @Test
    void everyTextIsAnOptionFile() {
        long seed = 20_070_201L;
        Random random = new Random(seed);
        String alphabet = "ab=\"'# \t\n\r1,:\f";
        for (int round = 0; round < 1_000; round++) {
            String text = random.ints(random.nextInt(40), 0, alphabet.length())
                    .mapToObj(i -> alphabet.substring(i, i + 1))
                    .collect(Collectors.joining());
            String joined = OptionsScanner.scan(text).stream()
                    .map(token -> text.substring(token.start(), token.end()))
                    .collect(Collectors.joining());
            assertEquals(text, joined, "seed " + seed);
            assertEquals(List.of(), OptionsText.load(text).resource().getErrors(), () -> "seed " + seed + ": " + text);
        }
    }

    private static String options(String text) {
        return OptionsText.parse(text).getOptions().stream()
                .map(option -> option.getName() + "=" + option.getValue())
                .collect(Collectors.joining("|"));
    }
}
