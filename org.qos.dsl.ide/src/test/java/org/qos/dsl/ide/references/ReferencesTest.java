package org.qos.dsl.ide.references;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ReferenceContext;
import org.eclipse.lsp4j.ReferenceParams;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.testing.MarkedText;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/** The references are at the marks. */
class ReferencesTest {

    private static List<? extends Location> references(
            DocumentSnapshot snapshot, MarkedText text, boolean withDefinition) {
        var params =
                new ReferenceParams(LspTestHarness.id(snapshot), text.position(), new ReferenceContext(withDefinition));
        return new References().handle(snapshot, params, LspTestHarness.NEVER_CANCELLED);
    }

    private static List<Location> at(DocumentSnapshot snapshot, List<Range> ranges) {
        return ranges.stream().map(range -> new Location(snapshot.uri(), range)).toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.qos", "qos-policy.conf", "partitions.conf", "opensm.opts"})
    void noneInAnEmptyFile(String name) {
        assertEquals(List.of(), references(LspTestHarness.alone(name, ""), MarkedText.of("<|>"), true));
    }

    @Test
    void aGroupInScopesAndRulesOfAnUnfinishedPolicy() {
        MarkedText text =
                MarkedText.of("<qos-policy><port-groups><port-group><name>St<|>ore</name></port-group></port-groups>"
                        + "<qos-setup><vlarb-tables><vlarb-scope><group><|Store|></group></vlarb-scope></vlarb-tables></qos-setup>"
                        + "<qos-match-rules><qos-match-rule><source><|STORE|>, other</source><destination><|store|>");
        DocumentSnapshot snapshot = LspTestHarness.alone("a.qos", text.text());

        assertEquals(at(snapshot, text.ranges()), references(snapshot, text, false));
    }

    @Test
    void aLevelWithItsDefinition() {
        MarkedText text = MarkedText.of("qos-levels\nqos-level\nname: <|gold|>\nsl: 1\nend-qos-level\nend-qos-levels\n"
                + "qos-match-rules\nqos-match-rule\nqos-level-name: <|Go<|>ld|>\nend-qos-match-rule\n");
        DocumentSnapshot snapshot = LspTestHarness.alone("qos-policy.conf", text.text());

        assertEquals(at(snapshot, text.ranges()), references(snapshot, text, true));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Gold<|>", "0x2<|>"})
    void aLevelOfTheRfcSyntaxByItsNameAndByItsSn(String named) {
        String policy = "<qos-policy><qos-levels><qos-level><name><|Gold|></name><sn><|0x2|></sn><sl>1</sl></qos-level>"
                + "</qos-levels><qos-match-rules><qos-match-rule><qos-level-sn><|2|></qos-level-sn></qos-match-rule>";
        MarkedText text = MarkedText.of(policy.replace(named.substring(0, named.length() - 3), named));
        DocumentSnapshot snapshot = LspTestHarness.alone("a.qos", text.text());

        assertEquals(at(snapshot, text.ranges()), references(snapshot, text, true));
    }

    @Test
    void theFirstOfTwoGroupsWithOneNameHasTheReferences() {
        MarkedText first = MarkedText.of("port-groups\nport-group\nname: <|St<|>ore|>\nend-port-group\n"
                + "port-group\nname: STORE\nend-port-group\nend-port-groups\n"
                + "qos-match-rules\nqos-match-rule\nsource: <|STORE|>\n");
        MarkedText second = MarkedText.of("port-groups\nport-group\nname: Store\nend-port-group\n"
                + "port-group\nname: <|STO<|>RE|>\nend-port-group\nend-port-groups\n"
                + "qos-match-rules\nqos-match-rule\nsource: STORE\n");
        DocumentSnapshot snapshot = LspTestHarness.alone("qos-policy.conf", first.text());

        assertEquals(at(snapshot, first.ranges()), references(snapshot, first, true));
        assertEquals(at(snapshot, second.ranges()), references(snapshot, second, true));
    }

    @Test
    void aPartitionInAllPoliciesOfItsFile() {
        MarkedText partitions = MarkedText.of("Pa<|>rt1=0x8001: ALL=full;\n");
        MarkedText one = MarkedText.of("<qos-policy><port-groups><port-group><partition><|Part1|></partition>");
        MarkedText other = MarkedText.of("port-groups\nport-group\nname: a\npartition: <|Part1|>, PART1\n");
        LspTestHarness harness = LspTestHarness.empty()
                .put("partitions.conf", partitions.text())
                .put("a.qos", one.text())
                .put("qos-policy.conf", other.text());

        List<Location> expected = new ArrayList<>(at(harness.snapshot("a.qos"), one.ranges()));
        expected.addAll(at(harness.snapshot("qos-policy.conf"), other.ranges()));
        assertEquals(expected, references(harness.snapshot("partitions.conf"), partitions, false));
    }
}
