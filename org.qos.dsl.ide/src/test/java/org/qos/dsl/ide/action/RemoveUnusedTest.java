package org.qos.dsl.ide.action;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Removing port groups and QoS levels that nothing refers to. */
class RemoveUnusedTest {

    private static final String LEVELS =
            """
            qos-levels
                qos-level
                    name: DEFAULT
                    sl: 0
                end-qos-level
            end-qos-levels
            """;

    private static final String RULES =
            """
            qos-match-rules
                qos-match-rule
                    source: Hosts
                    qos-level-name: DEFAULT
                end-qos-match-rule
            end-qos-match-rules
            """;

    private static String group(String name) {
        return "    # ports of " + name + "\n    port-group\n        name: " + name
                + "\n        port-guid: 0x11\n    end-port-group\n";
    }

    private static String groups(String... groups) {
        return "port-groups\n" + String.join("", groups) + "end-port-groups\n";
    }

    private static String after(String text) {
        return QuickFixes.after("qos-policy.conf", text, "unused-group", "Remove the port group");
    }

    @Test
    void aGroupIsRemovedWithItsComments() {
        assertEquals(
                groups(group("Hosts")) + LEVELS + RULES,
                after(groups(group("Hosts"), group("Tapes")) + LEVELS + RULES));
    }

    @Test
    void commentsThatAnEmptyLineSeparatesStay() {
        String note = "    # all groups\n\n";

        assertEquals(
                groups(note, group("Hosts")) + LEVELS + RULES,
                after(groups(note, group("Tapes"), "\n", group("Hosts")) + LEVELS + RULES));
    }

    @Test
    void oneEmptyLineOfTwoGoes() {
        assertEquals(
                groups(group("Hosts")) + LEVELS + RULES,
                after(groups(group("Tapes"), "\n", group("Hosts")) + LEVELS + RULES));
        assertEquals(
                groups(group("Hosts")) + LEVELS + RULES,
                after(groups(group("Hosts"), "\n", group("Tapes")) + LEVELS + RULES));
    }

    @Test
    void theOnlyGroupGoesWithItsSection() {
        assertEquals(LEVELS, after(groups(group("Tapes")) + "\n" + LEVELS));
        assertEquals(LEVELS, after("# groups\n" + groups(group("Tapes")) + LEVELS));
    }

    @Test
    void aSectionThatHasACommentOfItsOwnStays() {
        assertEquals(
                List.of(),
                QuickFixes.titles(
                        "qos-policy.conf", groups("    # all groups\n\n", group("Tapes")) + LEVELS, "unused-group"));
    }

    @Test
    void aLevelIsRemoved() {
        String text =
                """
                <qos-policy>
                  <qos-levels>
                    <qos-level>
                      <sn>0</sn>
                      <sl>0</sl>
                    </qos-level>
                    <!-- nobody's -->
                    <qos-level>
                      <sn>1</sn>
                      <sl>1</sl>
                    </qos-level>
                  </qos-levels>
                </qos-policy>
                """;

        assertEquals(
                """
                <qos-policy>
                  <qos-levels>
                    <qos-level>
                      <sn>0</sn>
                      <sl>0</sl>
                    </qos-level>
                  </qos-levels>
                </qos-policy>
                """,
                QuickFixes.after("a.qos", text, "unused-level", "Remove the QoS level"));
    }
}
