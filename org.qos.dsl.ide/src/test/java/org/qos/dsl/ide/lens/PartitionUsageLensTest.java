package org.qos.dsl.ide.lens;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.testing.TestFabrics;

/** The code lenses of partitions. */
class PartitionUsageLensTest {

    private static List<String> lenses(LspTestHarness harness) {
        return new PartitionUsageLens()
                .lenses(harness.snapshot("partitions.conf"))
                .map(LensItem::text)
                .toList();
    }

    @Test
    void membersAreCountedWhereAFabricIsKnown() {
        assertEquals(
                List.of("3 members, 1 limited", "0 references"),
                lenses(LspTestHarness.with(TestFabrics.threeHosts())
                        .put("partitions.conf", "A=1: ALL_CAS=full, 0x21=limited, 0x99=full")));
        assertEquals(
                List.of("2 member entries", "0 references"),
                lenses(LspTestHarness.empty().put("partitions.conf", "A=1: ALL, SELF;")));
        assertEquals(
                List.of("1 member entry", "0 references"),
                lenses(LspTestHarness.empty().put("partitions.conf", "Default=0x7fff: ALL;")),
                "what OpenSM adds is not counted");
    }

    @Test
    void referencesByNameAndByPkey() {
        assertEquals(
                List.of("1 member entry", "3 references in 2 policies", "1 member entry", "1 reference in 1 policy"),
                lenses(LspTestHarness.empty()
                        .put("partitions.conf", "A=0x8001: ALL;\n0x8005: ALL;\n")
                        .put("a.qos", "<qos-policy><port-groups><port-group><partition>A</partition><pkey>1</pkey>")
                        .put("qos-policy.conf", "port-groups\nport-group\npkey: 0x8001, 5\n")));
    }

    @Test
    void theCommandShowsTheReferences() {
        LspTestHarness harness = LspTestHarness.empty()
                .put("partitions.conf", "A=1: ALL;\nB=2: ALL;\n")
                .put("a.qos", "<qos-policy><port-groups><port-group><pkey>1</pkey>");
        assertEquals(
                List.of("1 reference in 1 policy"),
                new PartitionUsageLens()
                        .lenses(harness.snapshot("partitions.conf"))
                        .filter(item -> item.command().isPresent())
                        .map(LensItem::text)
                        .toList());
    }

    @Test
    void aFileThatIsBeingTyped() {
        assertEquals(List.of(), lenses(LspTestHarness.empty().put("partitions.conf", "")));
        assertEquals(
                List.of("0 member entries", "0 references"),
                lenses(LspTestHarness.empty().put("partitions.conf", "A=1:\nB=2, ra")));
    }
}
