package org.qos.analysis.report.fabric;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.qos.analysis.report.request.GroupClasses;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Ranges;

class PortColoursTest {

    private static final int HOSTS = 40;
    private static final Fabric FABRIC = Fabrics.of(IntStream.range(0, HOSTS)
            .mapToObj(host -> "h" + (100 + host) + " s1")
            .toArray(String[]::new));

    @Test
    void aGroupOfAllDistinguishesNothing() {
        PortColours colours = colours(group("all", 0, HOSTS), group("some", 0, 3));
        assertEquals(List.of("all"), colours.common());
        assertEquals(
                List.of(
                        new PortColours.Entry("plain", "in no further group", 37),
                        new PortColours.Entry("c1", "some", 3)),
                colours.legend());
    }

    @Test
    void setsOfGroupsHaveColoursOfTheirOwn() {
        PortColours colours = colours(group("a", 0, 4), group("b", 3, 6));
        assertEquals("a and b", colours.legend().get(3).title());
        assertNotEquals(colours.of(0), colours.of(3));
        assertEquals(colours.of(0), colours.of(2));
    }

    @Test
    void rareSetsShareTheLastColour() {
        List<PortGroup> groups = new ArrayList<>();
        for (int host = 0; host < 20; host++) {
            groups.add(group("g" + host, host, host + 1));
        }
        List<PortColours.Entry> legend =
                colours(groups.toArray(PortGroup[]::new)).legend();
        assertEquals(new PortColours.Entry("c9", "other sets of groups", 12), legend.get(legend.size() - 1));
        assertEquals(HOSTS, legend.stream().mapToInt(PortColours.Entry::count).sum());
    }

    private static PortColours colours(PortGroup... groups) {
        QosLevel level = QosLevel.ofSl("DEFAULT", 0);
        Policy policy = new Policy(List.of(groups), List.of(level), level, List.of(), FabricSetup.NONE);
        BoundPolicy bound = BoundPolicy.bind(policy, FABRIC, Partitions.WITHOUT_FILE);
        return new PortColours(
                new GroupClasses(bound),
                groups.length,
                IntStream.range(0, HOSTS).boxed().toList());
    }

    private static PortGroup group(String name, int first, int end) {
        return PortGroup.ofGuids(
                name,
                Ranges.ofValues(IntStream.range(first, end)
                        .mapToLong(host -> FABRIC.endpoints().get(host).guid())
                        .toArray()));
    }
}
