package org.qos.dsl.ide.action;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The next free sn for a level with the sn of an earlier one. */
class RenumberLevelTest {

    private static String levels(String... sns) {
        StringBuilder levels = new StringBuilder("<qos-policy>\n  <qos-levels>\n");
        for (String sn : sns) {
            levels.append("    <qos-level><sn>").append(sn).append("</sn><sl>1</sl></qos-level>\n");
        }
        return levels.append("  </qos-levels>\n</qos-policy>\n").toString();
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, 1",
        "7, 7, 8",
        "0x10, 16, 17",
        "18446744073709551615, 18446744073709551615, 0",
    })
    void theNumberAfterTheHighest(String first, String duplicate, String free) {
        String text = levels(first, duplicate);
        String title = "Give the level the next free sn, " + free;

        assertEquals(levels(first, free), QuickFixes.after("a.qos", text, "duplicate-sn", title));
    }
}
