package org.qos.dsl.ide.action;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Severity;
import org.qos.dsl.ide.diagnostics.DocumentValidator;
import org.qos.dsl.ide.testing.LspTestHarness;

/** Creating a port group or QoS level that is only referred to. */
class CreateMissingDefinitionTest {

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

        String after = OfferedActions.in("qos-policy.conf", text).after("Create the port group Tapes");

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
    void createsTheSectionOfLevelsBeforeTheRules() {
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
                OfferedActions.in("a.qos", text).after("Create the QoS level 4"));
    }

    @Test
    void escapesANameForTheSyntax() {
        String rfc = "<qos-policy><qos-match-rules><qos-match-rule><source>a &amp; b<|></source>";

        assertTrue(OfferedActions.in("a.qos", rfc)
                .after("Create the port group a & b")
                .contains("<name>a &amp; b</name>"));
    }

    @Test
    void addsToASectionThatIsNotClosed() {
        String text = "<qos-policy><port-groups><qos-match-rules><qos-match-rule><source>Tapes<|></source>";

        String after = OfferedActions.in("a.qos", text).after("Create the port group Tapes");

        assertTrue(after.startsWith("<qos-policy><port-groups>\n"), after);
        assertTrue(after.contains("<name>Tapes</name>"), after);
    }

    @Test
    void hasNothingToCreateWhereTheNameIsKnown() {
        String text = "port-groups\n port-group\n name: A\n end-port-group\nend-port-groups\n"
                + "qos-match-rules\n qos-match-rule\n source: A<|>\n";

        assertEquals(
                List.of(),
                OfferedActions.in("qos-policy.conf", text).titles().stream()
                        .filter(title -> title.startsWith("Create"))
                        .toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n"})
    void indentsAndEndsLinesAsTheFileDoes(String lineEnd) {
        String text = "<qos-policy>\n\t<port-groups>\n\t\t<port-group>\n\t\t\t<name>A</name>\n\t\t</port-group>\n"
                + "\t</port-groups>\n\t<qos-match-rules>\n\t\t<qos-match-rule>\n\t\t\t<source>Tapes<|></source>\n"
                + "\t\t\t<qos-level-sn>1</qos-level-sn>\n\t\t</qos-match-rule>\n\t</qos-match-rules>\n</qos-policy>\n";

        String after = OfferedActions.in("a.qos", text.replace("\n", lineEnd)).after("Create the port group Tapes");

        String group = "\t\t<port-group>\n\t\t\t<name>Tapes</name>\n\t\t</port-group>\n\t</port-groups>\n";
        assertTrue(after.contains(group.replace("\n", lineEnd)), after);
    }

    /** The cursor is where an author types; the blocks around it are unclosed. */
    @ParameterizedTest
    @CsvSource({
        "a.qos, '<qos-policy><port-groups><port-group><name>A</name><qos-match-rules><qos-match-rule><source>', B, "
                + "Create the port group B, <name>B</name>",
        "a.qos, '<qos-policy><qos-match-rules><qos-match-rule><source>', B, Create the port group B, <name>B</name>",
        "a.qos, '<qos-policy><qos-match-rules><qos-match-rule><qos-level-sn>', 7, Create the QoS level 7, <sn>7</sn>",
        "a.qos, '<qos-policy><qos-levels><qos-level><sn>1</sn><qos-match-rules><qos-match-rule><qos-level-sn>', 7, "
                + "Create the QoS level 7, <sn>7</sn>",
        "qos-policy.conf, 'port-groups\n port-group\n name: A\nqos-match-rules\n qos-match-rule\n source: ', B, "
                + "Create the port group B, 'name: B'",
        "qos-policy.conf, 'qos-match-rules\n qos-match-rule\n source: ', B, Create the port group B, 'name: B'",
        "qos-policy.conf, 'qos-match-rules\n qos-match-rule\n qos-level-name: ', B, Create the QoS level B, 'name: B'",
        "qos-policy.conf, 'qos-levels\n qos-level\n name: A\n sl: 1\nqos-match-rules\n qos-match-rule\n "
                + "qos-level-name: ', B, Create the QoS level B, 'name: B'",
    })
    void createsInTextThatIsNotFinished(String name, String before, String missing, String title, String made) {
        for (String lineEnd : List.of("\n", "\r\n")) {
            String text = (before + missing).replace("\n", lineEnd);
            OfferedActions offered = OfferedActions.in(name, text + "<|>");

            String after = offered.after(title);

            assertTrue(after.contains(made), after);
            assertTrue(after.endsWith(missing), after);
            assertEquals(List.of(), unknown(name, after), after);
            assertTrue(count(name, after) <= count(name, text), after);
            assertTrue(!text.contains("\r") || !after.replace("\r\n", "").contains("\n"), after);
        }
    }

    private static List<String> unknown(String name, String text) {
        return DocumentValidator.document(LspTestHarness.alone(name, text)).findings().stream()
                .map(Finding::code)
                .filter(code -> code.startsWith("unknown-"))
                .toList();
    }

    private static long count(String name, String text) {
        return DocumentValidator.document(LspTestHarness.alone(name, text)).findings().stream()
                .filter(finding -> finding.severity() == Severity.ERROR)
                .count();
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.qos", "qos-policy.conf", "partitions.conf", "opensm.opts"})
    void hasNothingToCreateInAnEmptyFile(String name) {
        assertTrue(OfferedActions.in(name, "<|>").titles().stream().noneMatch(title -> title.startsWith("Create")));
    }
}
