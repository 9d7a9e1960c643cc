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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.ide.definition.Definition;
import org.qos.dsl.ide.highlight.Highlight;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.testing.MarkedText;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/** The occurrences of a partition in all files, by name and by P_Key, with and without the membership bit. */
class PartitionOccurrencesTest {

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

    private static LspTestHarness harness() {
        return LspTestHarness.empty()
                .put("partitions.conf", PARTITIONS)
                .put("qos-policy.conf", OPENSM)
                .put("a.qos", RFC);
    }

    /** The file name, the line from 1, and the text of an occurrence. */
    private static String shown(LspTestHarness harness, String uri, Range range) {
        DocumentSnapshot snapshot = harness.snapshot(uri.substring(uri.lastIndexOf('/') + 1));
        return snapshot.document().name() + " " + (range.getStart().getLine() + 1) + " "
                + snapshot.text()
                        .substring(
                                snapshot.lines().offset(range.getStart()),
                                snapshot.lines().offset(range.getEnd()));
    }

    private static List<String> references(String file, int offset, boolean withDefinition) {
        LspTestHarness harness = harness();
        DocumentSnapshot snapshot = harness.snapshot(file);
        List<? extends Location> found = new References()
                .handle(
                        snapshot,
                        new ReferenceParams(
                                LspTestHarness.id(snapshot),
                                LspTestHarness.position(snapshot, offset),
                                new ReferenceContext(withDefinition)),
                        LspTestHarness.NEVER_CANCELLED);
        return found.stream()
                .map(place -> shown(harness, place.getUri(), place.getRange()))
                .toList();
    }

    @Test
    void theSameOccurrencesFromEachOfThem() {
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
        LspTestHarness harness = harness();
        DocumentSnapshot snapshot = harness.snapshot("qos-policy.conf");
        List<String> found = new Definition()
                        .handle(
                                snapshot,
                                new DefinitionParams(
                                        LspTestHarness.id(snapshot),
                                        LspTestHarness.position(snapshot, OPENSM.lastIndexOf(word))),
                                LspTestHarness.NEVER_CANCELLED)
                        .getLeft()
                        .stream()
                        .map(place -> shown(harness, place.getUri(), place.getRange()))
                        .toList();
        assertEquals(List.of("partitions.conf 1 Gold"), found);
    }

    @Test
    void theNameIsMarkedWithItsPkeyWhileAnotherIsBeingTyped() {
        MarkedText text = MarkedText.of("<|A<|>|>=<|0x8001|>: ALL;\nB=2, ra");
        DocumentSnapshot snapshot = LspTestHarness.alone("partitions.conf", text.text());
        List<Range> marked = new Highlight()
                        .handle(
                                snapshot,
                                new DocumentHighlightParams(LspTestHarness.id(snapshot), text.position()),
                                LspTestHarness.NEVER_CANCELLED)
                        .stream()
                        .map(DocumentHighlight::getRange)
                        .toList();
        assertEquals(text.ranges(), marked);
    }

    @Test
    void aNumberThatIsNotAPkeyHasNoOccurrences() {
        assertEquals(List.of(), references("qos-policy.conf", OPENSM.indexOf(": 1") + 2, true));
        assertEquals(List.of(), references("a.qos", 3, true));
    }
}
