package org.qos.runtime.request;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;

/** How {@link WitnessText} names ports, and what it keeps from a shell. */
class WitnessTextTest {

    private static final Fabric FABRIC = Fabric.of(
            LongStream.rangeClosed(1, 3)
                    .mapToObj(guid -> host(guid, guid == 1 ? "cn01 HCA-1" : "twin"))
                    .toList(),
            OptionalLong.empty());

    @Test
    void aPortHasItsNameWhereThatIsItsNameAlone() throws RequestSyntaxException {
        assertEquals("from 'cn01 HCA-1/P1' to 0x2 service 0x77", written("from any to any service 0x77"));
    }

    @Test
    void aShellDoesNotRedirect() throws RequestSyntaxException {
        assertEquals("from 'cn01 HCA-1/P1' to 0x2 mtu '<' 4 rate '>' 3", written("from any to any mtu < 4 rate > 3"));
    }

    private static String written(String request) throws RequestSyntaxException {
        return WitnessText.of(RequestParser.parse(request).between(1, 2), FABRIC);
    }

    private static Node host(long guid, String name) {
        PortId id = new PortId(guid + 0x100, 1);
        return new Node(
                id.nodeGuid(), NodeType.CA, name, 1, false, List.of(new Port(id, guid, 0, 0, Optional.empty())));
    }
}
