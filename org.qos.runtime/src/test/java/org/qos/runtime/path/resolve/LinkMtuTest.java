package org.qos.runtime.path.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.runtime.fabric.ForwardingTables;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.PortState;
import org.qos.runtime.fabric.Sl2VlRows;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.partition.Partitions;

/** The MTU of a link is the lower one of its ports. */
class LinkMtuTest {

    private static final PortId HERE = new PortId(SmallSubnet.LEFT, 1);
    private static final PortId THERE = new PortId(0xa0, 1);

    /** MTU in use and MTU that the port can do, of both ends; 0 where it is not known. */
    @ParameterizedTest
    @CsvSource({
        "0, 0, 0, 0, 4, false",
        "0, 5, 0, 0, 4, false",
        "0, 5, 0, 5, 5, true",
        "0, 5, 0, 3, 3, true",
        "5, 5, 0, 0, 5, true",
        "5, 5, 4, 5, 4, true",
        "0, 0, 5, 5, 5, true",
        "0, 5, 3, 5, 3, true",
        "5, 5, 0, 4, 4, true"
    })
    void theLowerMtuOfBothEndsCounts(int inUse, int able, int peerInUse, int peerAble, int mtu, boolean isKnown) {
        RoutedSubnet subnet = subnet(Map.of(HERE, state(inUse, able), THERE, state(peerInUse, peerAble)));

        assertEquals(mtu, subnet.linkMtu(HERE, THERE));
        assertEquals(mtu, subnet.linkMtu(THERE, HERE));
        assertEquals(isKnown, subnet.isLinkMtuKnown(HERE, THERE));
    }

    private static PortState state(int inUse, int able) {
        PortState.Builder state = PortState.builder();
        if (inUse > 0) {
            state.neighborMtu(inUse);
        }
        return able > 0 ? state.mtuCap(able).build() : state.build();
    }

    private static RoutedSubnet subnet(Map<PortId, PortState> ports) {
        return RoutedSubnet.predicted(
                new SubnetState(SmallSubnet.FABRIC, ForwardingTables.NONE, ports, Sl2VlRows.NONE, Map.of(), Map.of()),
                Partitions.WITHOUT_FILE,
                SmOptions.DEFAULTS);
    }
}
