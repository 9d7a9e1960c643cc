package org.qos.dsl.ide.definition;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.testing.MarkedText;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.ide.workspace.ProjectFileSnapshot;

/** The definition is at the mark. */
class DefinitionTest {

    private static List<? extends Location> definitions(DocumentSnapshot snapshot, MarkedText text) {
        return new Definition()
                .handle(
                        snapshot,
                        new DefinitionParams(LspTestHarness.id(snapshot), text.position()),
                        LspTestHarness.NEVER_CANCELLED)
                .getLeft();
    }

    private static void assertLeadsToMark(String name, String marked) {
        MarkedText text = MarkedText.of(marked);
        DocumentSnapshot snapshot = LspTestHarness.alone(name, text.text());
        assertEquals(
                text.ranges().stream()
                        .map(range -> new Location(snapshot.uri(), range))
                        .toList(),
                definitions(snapshot, text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.qos", "qos-policy.conf", "partitions.conf", "opensm.opts"})
    void nowhereInAnEmptyFile(String name) {
        assertLeadsToMark(name, "<|>");
    }

    @Test
    void aGroupIgnoresCaseInAnUnclosedRule() {
        assertLeadsToMark(
                "a.qos",
                "<qos-policy><port-groups><port-group><name><|Big Store|></name></port-group></port-groups>"
                        + "<qos-match-rules><qos-match-rule><source>G, big <|>store</source>");
        assertLeadsToMark(
                "qos-policy.conf",
                "port-groups\nport-group\nname: <|\"Big Store\"|>\nend-port-group\nend-port-groups\n"
                        + "qos-match-rules\nqos-match-rule\nsource: \"big <|>store\"\n");
    }

    @Test
    void aLevelIsNamedByItsNumberInEitherForm() {
        assertLeadsToMark(
                "a.qos",
                "<qos-policy><qos-levels><qos-level><sn><|0x2|></sn><sl>1</sl></qos-level></qos-levels>"
                        + "<qos-match-rules><qos-match-rule><qos-level-sn><|>2</qos-level-sn>");
    }

    @Test
    void ofSeveralTheFirst() {
        assertLeadsToMark(
                "qos-policy.conf",
                "qos-levels\nqos-level\nname: <|A|>\nsl: 1\nend-qos-level\nqos-level\nname: a\nsl: 2\nend-qos-level\n"
                        + "end-qos-levels\nqos-match-rules\nqos-match-rule\nqos-level-name: a<|>\n");
    }

    @Test
    void aPartitionIsInThePartitionFile() {
        MarkedText partitions = MarkedText.of("Default=0x7fff: ALL;\n<|Part1|>=0x8001: ALL=full;\n");
        MarkedText policy = MarkedText.of("<qos-policy><port-groups><port-group><partition>Pa<|>rt1</partition>");
        LspTestHarness harness =
                LspTestHarness.empty().put("partitions.conf", partitions.text()).put("a.qos", policy.text());

        assertEquals(
                List.of(new Location(
                        harness.snapshot("partitions.conf").uri(),
                        partitions.ranges().get(0))),
                definitions(harness.snapshot("a.qos"), policy));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "qos_policy_file <|>/etc/opensm/qos-policy.conf",
                "qos TRUE\nqos_policy_file \"qos-pol<|>icy.conf\" # why",
                "qos_policy_file qos-policy.conf<|>\n"
            })
    void theFileThatAnOptionNames(String marked) {
        MarkedText text = MarkedText.of(marked);
        LspTestHarness harness =
                LspTestHarness.empty().put("qos-policy.conf", "qos-ulps\n").put("opensm.opts", text.text());

        assertEquals(
                List.of(beginning("file:///site/qos-policy.conf")), definitions(harness.snapshot("opensm.opts"), text));
    }

    @ParameterizedTest
    @CsvSource({
        "policy: 'a.<|>qos', true",
        "partitions: ab<|>sent.conf, false",
        "pol<|>icy: a.qos, false",
        "policy: a.qos\t#<|>, false",
        "<|>, false"
    })
    void theFileThatAProjectNames(String marked, boolean found) {
        MarkedText text = MarkedText.of(marked);
        ProjectFileSnapshot snapshot = LspTestHarness.empty()
                .put("a.qos", "")
                .putProject("qos.yaml", text.text())
                .project("qos.yaml");

        assertEquals(
                found ? List.of(beginning("file:///site/a.qos")) : List.of(),
                new Definition()
                        .handle(
                                snapshot,
                                new DefinitionParams(LspTestHarness.id(snapshot), text.position()),
                                LspTestHarness.NEVER_CANCELLED)
                        .getLeft());
    }

    private static Location beginning(String uri) {
        return new Location(uri, new Range(new Position(0, 0), new Position(0, 0)));
    }

    @Test
    void anUndefinedNameHasNoDefinition() {
        assertLeadsToMark("a.qos", "<qos-policy><qos-match-rules><qos-match-rule><source>no<|>ne</source>");
    }
}
