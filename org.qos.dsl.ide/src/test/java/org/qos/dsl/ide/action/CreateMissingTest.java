package org.qos.dsl.ide.action;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** A group or a level that is only referred to is created in its section. */
class CreateMissingTest {

    @Test
    void addsAGroupToItsSection() {
        String text =
                """
                port-groups
                    port-group
                        name: Hosts
                    end-port-group
                end-port-groups
                qos-match-rules
                    qos-match-rule
                        source: Tapes<|>
                """;

        String after = Offered.in("qos-policy.conf", text).after("Create the port group Tapes");

        assertEquals(
                """
                port-groups
                    port-group
                        name: Hosts
                    end-port-group
                    port-group
                        name: Tapes
                    end-port-group
                end-port-groups
                """,
                after.substring(0, after.indexOf("qos-match-rules")));
    }

    @Test
    void makesTheSectionOfLevelsBeforeTheRules() {
        String text =
                """
                <qos-policy>
                  <qos-match-rules>
                    <qos-match-rule>
                      <qos-level-sn>4<|></qos-level-sn>
                    </qos-match-rule>
                  </qos-match-rules>
                </qos-policy>
                """;

        assertEquals(
                """
                <qos-policy>
                  <qos-levels>
                    <qos-level>
                      <sn>4</sn>
                      <sl>0</sl>
                    </qos-level>
                  </qos-levels>
                  <qos-match-rules>
                    <qos-match-rule>
                      <qos-level-sn>4</qos-level-sn>
                    </qos-match-rule>
                  </qos-match-rules>
                </qos-policy>
                """,
                Offered.in("a.qos", text).after("Create the QoS level 4"));
    }

    @Test
    void escapesANameAsTheSpellingWantsIt() {
        String rfc = "<qos-policy><qos-match-rules><qos-match-rule><source>a &amp; b<|></source>";

        assertTrue(Offered.in("a.qos", rfc).after("Create the port group a & b").contains("<name>a &amp; b</name>"));
    }

    @Test
    void addsToASectionThatIsNotClosed() {
        String text = "<qos-policy><port-groups><qos-match-rules><qos-match-rule><source>Tapes<|></source>";

        String after = Offered.in("a.qos", text).after("Create the port group Tapes");

        assertTrue(after.startsWith("<qos-policy><port-groups>\n"), after);
        assertTrue(after.contains("<name>Tapes</name>"), after);
    }

    @Test
    void hasNothingToCreateWhereTheNameIsKnown() {
        String text = "port-groups\n port-group\n name: A\n end-port-group\nend-port-groups\n"
                + "qos-match-rules\n qos-match-rule\n source: A<|>\n";

        assertEquals(
                List.of(),
                Offered.in("qos-policy.conf", text).titles().stream()
                        .filter(title -> title.startsWith("Create"))
                        .toList());
    }
}
