package org.qos.dsl.opensm.scan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashSet;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What each kind of keyword matches at the begin of a text, and how its line is read after it. */
class KeywordPatternTest {

    private static KeywordPattern pattern(String token) {
        return KeywordPatterns.all().stream()
                .filter(keyword -> keyword.token().equals("'" + token + "'"))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest(name = "{0} in \"{1}\" ends at {2}, with whitespace at {3}")
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            textBlock =
                    """
                    qos-level;        `qos-level`;          9;  9
                    qos-level;        `qos-level x`;        9;  9
                    qos-level;        `qos-levels`;         9;  9
                    qos-level;        `Qos-level`;          -1; -1
                    qos-level;        `qos-leve`;           -1; -1
                    end-qos-level;    `end-qos-level`;      13; 13
                    sl:;              `sl:3`;               3;  3
                    sl:;              `sl: 3`;              3;  4
                    sl:;              `sl  :  3`;           5;  7
                    sl:;              `sl`;                 -1; -1
                    sl:;              `sl 3`;               -1; -1
                    sl:;              `SL:3`;               -1; -1
                    default:;         `DEFAULT : 1`;        9;  10
                    sdp:;             `Sdp:1`;              4;  4
                    sdp,port-num;     `sdp, port-num 5`;    13; 13
                    sdp,port-num;     `SDP ,port-num`;      13; 13
                    sdp,port-num;     `sdp, PORT-NUM 5`;    -1; -1
                    sdp,port-num;     `sdp port-num 5`;     -1; -1
                    sdp,port-num;     `sdp,`;               -1; -1
                    CA;               `ca`;                 2;  2
                    CA;               `Ca,x`;               2;  2
                    SWITCH;           `sWiTcHes`;           6;  6
                    SELF;             `sel`;                -1; -1
                    """)
    void endsOfKeywords(String token, String text, int end, int withWhitespace) {
        assertEquals(end, pattern(token).match(text, 0));
        assertEquals(withWhitespace, pattern(token).matchWithWhitespace(text, 0));
        assertEquals(end < 0 ? -1 : end + 2, pattern(token).match("x " + text, 2));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = ';',
            nullValues = "-",
            textBlock =
                    """
                    use:;                DESCRIPTION
                    name:;               TEXT
                    partition:;          TEXT
                    port-name:;          TEXT
                    group:;              TEXT
                    across:;             TEXT
                    across-to:;          TEXT
                    across-from:;        TEXT
                    source:;             TEXT
                    destination:;        TEXT
                    qos-level-name:;     TEXT
                    node-type:;          NODE_TYPES
                    sl:;                 NUMBERS
                    port-guid:;          NUMBERS
                    from:;               NUMBERS
                    sl2vl-table:;        NUMBERS
                    vlarb-high:;         NUMBERS
                    any,service-id;      NUMBERS
                    qos-levels;          -
                    end-qos-levels;      -
                    SELF;                -
                    """)
    void modesOfTheRestOfALine(String token, LineMode mode) {
        assertEquals(mode, pattern(token).mode());
    }

    @Test
    void everyKeywordMatchesItselfAndIsFoundByItsFirstLetter() {
        for (KeywordPattern keyword : KeywordPatterns.all()) {
            String text = keyword.token().replace("'", "");
            assertEquals(text.length(), keyword.match(text, 0), text);
            assertEquals(
                    true, List.of(KeywordPatterns.startingWith(text.charAt(0))).contains(keyword), text);
        }
    }

    @Test
    void noTwoKeywordsAreTheSame() {
        List<String> tokens =
                KeywordPatterns.all().stream().map(KeywordPattern::token).collect(Collectors.toList());
        assertEquals(new HashSet<>(tokens).size(), tokens.size());
    }
}
