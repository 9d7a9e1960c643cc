package org.qos.analysis.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.PortNumbers;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.policy.VlArbScope;
import org.qos.runtime.setup.SetupFinding;
import org.qos.runtime.setup.SetupFinding.Kind;
import org.qos.runtime.value.VlWeight;

class SetupFindingTextTest {

    private static final Fabric FABRIC = Fabric.of(
            IntStream.rangeClosed(1, 7)
                    .mapToObj(n -> new Node(n, NodeType.SWITCH, n == 7 ? "" : "sw" + n, 24, false, List.of()))
                    .toList(),
            OptionalLong.empty());
    private static final VlArbScope SCOPE = new VlArbScope(
            List.of(),
            List.of(),
            PortNumbers.ALL,
            List.of(new VlWeight(0, 1), new VlWeight(1, 1)),
            List.of(),
            OptionalInt.empty());
    private static final SetupFindingText TEXT =
            new SetupFindingText(new FabricSetup(List.of(), List.of(SCOPE)), FABRIC);

    @Test
    void portsOfOneNodeAreNamedTogether() {
        assertEquals(
                "4 ports do not have VLs 4-7: sw1/P1-3, sw2/P9; 'qos apply' writes VL15 instead, which drops the packets;"
                        + " use VLs that all ports have",
                text(
                        Kind.SL2VL_UNSUPPORTED_VL,
                        Ranges.of(new Range(4, 7)),
                        port(1, 1),
                        port(1, 2),
                        port(1, 3),
                        port(2, 9)));
    }

    @Test
    void aLongListIsCounted() {
        PortId[] nodes = IntStream.rangeClosed(1, 7).mapToObj(n -> port(n, 0)).toArray(PortId[]::new);
        assertEquals(
                "'to' has port 40-41, which 7 nodes do not have: sw1, sw2, sw3, sw4, sw5 and 2 more; 'qos apply' sets"
                        + " nothing there; correct the number",
                text(Kind.NO_SUCH_OUT_PORT, Ranges.of(new Range(40, 41)), nodes));
        assertTrue(text(Kind.NO_SL2VL_TABLE, Ranges.NONE, nodes).contains("sw5/P0 and 2 more nodes;"));
    }

    @Test
    void aNodeWithoutADescriptionIsNamedByItsGuid() {
        assertEquals(
                "1 node is in no port group: 0x0000000000000007; no rule and no scope names it; add it to a group",
                text(Kind.NODE_IN_NO_GROUP, Ranges.NONE, port(7, 0)));
    }

    @Test
    void theLengthAndTheCapacityOfATableAreNamed() {
        assertEquals(
                "the high-priority table has 2 entries, but 1 port takes only 1: sw1/P1; 'qos apply' leaves out the rest;"
                        + " shorten the table",
                text(Kind.HIGH_TABLE_TOO_LONG, Ranges.ofValues(1), port(1, 1)));
    }

    @Test
    void whatChecksNeedIsNamedOnce() {
        List<SetupFinding> findings = Stream.of(
                        Kind.VLARB_VLS_NOT_CHECKED, Kind.SL2VL_VLS_NOT_CHECKED, Kind.LOW_LENGTH_NOT_CHECKED)
                .map(kind -> new SetupFinding(kind, 0, Ranges.NONE, List.of(port(1, 1))))
                .toList();
        assertTrue(
                TEXT.notChecked(findings)
                        .startsWith("tables are not checked against all limits of 1 port: the snapshot"
                                + " does not have VLArbitrationLowCap, VLCap of sw1/P1;"),
                TEXT.notChecked(findings));
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void everyFindingIsASentenceWithARemedy(Kind kind) {
        String text = text(kind, Ranges.ofValues(3), port(1, 1));
        assertTrue(text.matches(".+; [^;]+[^.;]"), text);
    }

    private static String text(Kind kind, Ranges values, PortId... ports) {
        int scope = kind == Kind.NODE_IN_NO_GROUP ? -1 : 0;
        return TEXT.of(new SetupFinding(kind, scope, values, List.of(ports)));
    }

    private static PortId port(int node, int number) {
        return new PortId(node, number);
    }
}
