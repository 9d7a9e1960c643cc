package org.qos.dsl.generator.rfc;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.qos.dsl.generator.ConversionLosses;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortName;
import org.qos.runtime.policy.PortName.Reading;
import org.qos.runtime.policy.Ranges;

class RfcGroupConverterTest {

    /** A node called a/b, and another whose first two words are a and b. */
    private static final Fabric MISLEADING =
            Fabric.of(List.of(node(1, "a/b"), node(2, "a b mlx5_0")), OptionalLong.empty());

    private static final Fabric PLAIN = Fabric.of(List.of(node(1, "a/b")), OptionalLong.empty());

    private final ConversionLosses losses = new ConversionLosses();

    @Test
    void keepsAWholeDescriptionWithASpace() {
        PortGroup fitted = convert("rack/a HCA-1", Reading.DESCRIPTION, Fabric.EMPTY);
        assertEquals(List.of(new PortName("rack/a HCA-1", 1, Reading.FIRST_TWO_WORDS)), fitted.portNames());
        assertEquals(List.of(), codes());
    }

    @Test
    void namesByGuidWhatWouldBeTakenForAnotherNode() {
        PortGroup fitted = convert("a/b", Reading.DESCRIPTION, MISLEADING);
        assertEquals(Ranges.ofValues(0x101), fitted.portGuids());
        assertEquals(List.of(), fitted.portNames());
        assertEquals(List.of(), codes());
    }

    @Test
    void keepsANameThatNoOtherNodeIsFoundBy() {
        PortGroup fitted = convert("a/b", Reading.DESCRIPTION, PLAIN);
        assertEquals(1, fitted.portNames().size());
        assertEquals(Ranges.NONE, fitted.portGuids());
    }

    @Test
    void saysWhereOnlyAFabricDecides() {
        convert("a/b", Reading.DESCRIPTION, Fabric.EMPTY);
        assertEquals(List.of("port-name-two-words"), codes());
    }

    @Test
    void keepsNamesByTwoWords() {
        PortGroup fitted = convert("a/b", Reading.FIRST_TWO_WORDS, MISLEADING);
        assertEquals(List.of(new PortName("a/b", 1, Reading.FIRST_TWO_WORDS)), fitted.portNames());
    }

    private PortGroup convert(String node, Reading reading, Fabric fabric) {
        List<PortName> names = List.of(new PortName(node, 1, reading));
        PortGroup group = new PortGroup("g", "", Ranges.NONE, names, List.of(), Ranges.NONE, Set.of(), false);
        return new RfcGroupConverter(fabric, losses).convert(group);
    }

    private static Node node(long guid, String description) {
        Link link = new Link(new PortId(9, 1), 4, "EDR");
        Port port = new Port(new PortId(guid, 1), 0x100 + guid, 0, 0, Optional.of(link));
        return new Node(guid, NodeType.CA, description, 1, false, List.of(port));
    }

    private List<String> codes() {
        return losses.list().stream().map(loss -> loss.code().code()).toList();
    }
}
