package org.qos.dsl.ide.lens;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.qos.dsl.ide.Desk;
import org.qos.dsl.ide.Fabrics;

/** What is shown above the partitions of a file. */
@Timeout(60)
class PartitionUseTest {

    private static List<String> remarks(Desk desk) {
        return new PartitionUse()
                .remarks(desk.view("partitions.conf"))
                .map(Remark::text)
                .toList();
    }

    @Test
    void membersAreCountedWhereAFabricIsKnown() {
        assertEquals(
                List.of("3 members, 1 limited", "0 references"),
                remarks(Desk.with(Fabrics.threeHosts())
                        .put("partitions.conf", "A=1: ALL_CAS=full, 0x21=limited, 0x99=full")));
        assertEquals(
                List.of("2 member entries", "0 references"),
                remarks(Desk.empty().put("partitions.conf", "A=1: ALL, SELF;")));
        assertEquals(
                List.of("1 member entry", "0 references"),
                remarks(Desk.empty().put("partitions.conf", "Default=0x7fff: ALL;")),
                "what OpenSM adds is not counted");
    }

    @Test
    void referencesByNameAndByPkey() {
        assertEquals(
                List.of("1 member entry", "3 references in 2 policies", "1 member entry", "1 reference in 1 policy"),
                remarks(Desk.empty()
                        .put("partitions.conf", "A=0x8001: ALL;\n0x8005: ALL;\n")
                        .put("a.qos", "<qos-policy><port-groups><port-group><partition>A</partition><pkey>1</pkey>")
                        .put("qos-policy.conf", "port-groups\nport-group\npkey: 0x8001, 5\n")));
    }

    @Test
    void aClickLeadsToReferencesThatThereAre() {
        Desk desk = Desk.empty()
                .put("partitions.conf", "A=1: ALL;\nB=2: ALL;\n")
                .put("a.qos", "<qos-policy><port-groups><port-group><pkey>1</pkey>");
        assertEquals(
                List.of("1 reference in 1 policy"),
                new PartitionUse()
                        .remarks(desk.view("partitions.conf"))
                        .filter(remark -> remark.click().isPresent())
                        .map(Remark::text)
                        .toList());
    }

    @Test
    void aFileThatIsBeingTyped() {
        assertEquals(List.of(), remarks(Desk.empty().put("partitions.conf", "")));
        assertEquals(
                List.of("0 member entries", "0 references"),
                remarks(Desk.empty().put("partitions.conf", "A=1:\nB=2, ra")));
    }
}
