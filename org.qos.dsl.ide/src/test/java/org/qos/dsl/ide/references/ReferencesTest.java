package org.qos.dsl.ide.references;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ReferenceContext;
import org.eclipse.lsp4j.ReferenceParams;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.ide.Desk;
import org.qos.dsl.ide.Marked;
import org.qos.dsl.ide.workspace.View;

/** Where the name at the cursor is referred to: at the marks. */
@Timeout(60)
class ReferencesTest {

    private static List<? extends Location> references(View view, Marked text, boolean withDefinition) {
        var params = new ReferenceParams(Desk.id(view), text.position(), new ReferenceContext(withDefinition));
        return new References().answer(view, params, Desk.PATIENT);
    }

    private static List<Location> at(View view, List<Range> ranges) {
        return ranges.stream().map(range -> new Location(view.uri(), range)).toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.qos", "qos-policy.conf", "partitions.conf", "opensm.opts"})
    void noneInAnEmptyFile(String name) {
        assertEquals(List.of(), references(Desk.alone(name, ""), Marked.of("<|>"), true));
    }

    @Test
    void aGroupInScopesAndRulesOfAnUnfinishedPolicy() {
        Marked text = Marked.of("<qos-policy><port-groups><port-group><name>St<|>ore</name></port-group></port-groups>"
                + "<qos-setup><vlarb-tables><vlarb-scope><group><|Store|></group></vlarb-scope></vlarb-tables></qos-setup>"
                + "<qos-match-rules><qos-match-rule><source><|STORE|>, other</source><destination><|store|>");
        View view = Desk.alone("a.qos", text.text());

        assertEquals(at(view, text.ranges()), references(view, text, false));
    }

    @Test
    void aLevelWithItsDefinition() {
        Marked text = Marked.of("qos-levels\nqos-level\nname: <|gold|>\nsl: 1\nend-qos-level\nend-qos-levels\n"
                + "qos-match-rules\nqos-match-rule\nqos-level-name: <|Go<|>ld|>\nend-qos-match-rule\n");
        View view = Desk.alone("qos-policy.conf", text.text());

        assertEquals(at(view, text.ranges()), references(view, text, true));
    }

    @Test
    void aPartitionInAllPoliciesOfItsFile() {
        Marked partitions = Marked.of("Pa<|>rt1=0x8001: ALL=full;\n");
        Marked one = Marked.of("<qos-policy><port-groups><port-group><partition><|Part1|></partition>");
        Marked other = Marked.of("port-groups\nport-group\nname: a\npartition: <|Part1|>, PART1\n");
        Desk desk = Desk.empty()
                .put("partitions.conf", partitions.text())
                .put("a.qos", one.text())
                .put("qos-policy.conf", other.text());

        List<Location> expected = new ArrayList<>(at(desk.view("a.qos"), one.ranges()));
        expected.addAll(at(desk.view("qos-policy.conf"), other.ranges()));
        assertEquals(expected, references(desk.view("partitions.conf"), partitions, false));
    }
}
