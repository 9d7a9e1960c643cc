package org.qos.dsl.ide.references;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DocumentHighlight;
import org.eclipse.lsp4j.DocumentHighlightParams;
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
import org.qos.dsl.ide.definition.Definition;
import org.qos.dsl.ide.highlight.Highlight;
import org.qos.dsl.ide.workspace.View;

/** A partition in all files, by its name and by its P_Key, with or without the membership bit. */
@Timeout(60)
class PartitionPlacesTest {

    private static final String PARTITIONS = "Gold=0x8001: ALL;\n0x8005: ALL;\nSilver=2: ALL;\n";
    private static final String OPENSM =
            """
            qos-ulps
                ipoib, pkey 0x0001: 1
                any, pkey 0x8001: 2
            end-qos-ulps
            port-groups
                port-group
                    partition: "Gold", 0005
                    pkey: 0x8001,5
            """;
    private static final String RFC =
            "<qos-policy><port-groups><port-group><partition>Gold</partition><pkey>1</pkey><pkey>2</pkey>";

    private static Desk desk() {
        return Desk.empty()
                .put("partitions.conf", PARTITIONS)
                .put("qos-policy.conf", OPENSM)
                .put("a.qos", RFC);
    }

    /** Name of the file, line from 1, and text of a place. */
    private static String shown(Desk desk, String uri, Range range) {
        View view = desk.view(uri.substring(uri.lastIndexOf('/') + 1));
        return view.document().name() + " " + (range.getStart().getLine() + 1) + " "
                + view.text()
                        .substring(
                                view.lines().offset(range.getStart()),
                                view.lines().offset(range.getEnd()));
    }

    private static List<String> references(String file, int offset, boolean withDefinition) {
        Desk desk = desk();
        View view = desk.view(file);
        List<? extends Location> found = new References()
                .answer(
                        view,
                        new ReferenceParams(
                                Desk.id(view), Desk.position(view, offset), new ReferenceContext(withDefinition)),
                        Desk.PATIENT);
        return found.stream()
                .map(place -> shown(desk, place.getUri(), place.getRange()))
                .toList();
    }

    @Test
    void theSamePlacesFromEachOfThem() {
        List<String> gold = List.of(
                "partitions.conf 1 Gold",
                "partitions.conf 1 0x8001",
                "qos-policy.conf 3 0x8001",
                "qos-policy.conf 7 \"Gold\"",
                "qos-policy.conf 8 0x8001",
                "a.qos 1 Gold",
                "a.qos 1 1");
        assertEquals(gold, references("partitions.conf", 1, true));
        assertEquals(gold, references("partitions.conf", PARTITIONS.indexOf("8001"), true));
        assertEquals(gold, references("qos-policy.conf", OPENSM.indexOf("Gold"), true));
        assertEquals(gold, references("qos-policy.conf", OPENSM.lastIndexOf("8001"), true));
        assertEquals(gold, references("a.qos", RFC.indexOf(">1<") + 1, true));
        assertEquals(gold.subList(2, 7), references("partitions.conf", 1, false));
    }

    @Test
    void aPartitionThatIsNamedAfterItsPkey() {
        assertEquals(
                List.of("partitions.conf 2 0x8005", "qos-policy.conf 7 0005", "qos-policy.conf 8 5"),
                references("partitions.conf", PARTITIONS.indexOf("8005"), true));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Gold", "8001"})
    void thePolicyLeadsToTheDefinition(String word) {
        Desk desk = desk();
        View view = desk.view("qos-policy.conf");
        List<String> found = new Definition()
                        .answer(
                                view,
                                new DefinitionParams(Desk.id(view), Desk.position(view, OPENSM.lastIndexOf(word))),
                                Desk.PATIENT)
                        .getLeft()
                        .stream()
                        .map(place -> shown(desk, place.getUri(), place.getRange()))
                        .toList();
        assertEquals(List.of("partitions.conf 1 Gold"), found);
    }

    @Test
    void theNameIsMarkedWithItsPkeyWhileAnotherIsBeingTyped() {
        Marked text = Marked.of("<|A<|>|>=<|0x8001|>: ALL;\nB=2, ra");
        View view = Desk.alone("partitions.conf", text.text());
        List<Range> marked = new Highlight()
                .answer(view, new DocumentHighlightParams(Desk.id(view), text.position()), Desk.PATIENT).stream()
                        .map(DocumentHighlight::getRange)
                        .toList();
        assertEquals(text.ranges(), marked);
    }

    @Test
    void aNumberThatIsNoPkeyLeadsNowhere() {
        assertEquals(List.of(), references("qos-policy.conf", OPENSM.indexOf(": 1") + 2, true));
        assertEquals(List.of(), references("a.qos", 3, true));
    }
}
