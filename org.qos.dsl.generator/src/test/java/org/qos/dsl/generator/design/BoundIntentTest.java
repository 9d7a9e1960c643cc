package org.qos.dsl.generator.design;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.project.design.IntentReader;
import org.qos.dsl.project.settings.YamlProblem;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.PortState;
import org.qos.runtime.fabric.SubnetState;

/** What a fabric shows that no design fits. */
class BoundIntentTest {

    private static final String INTENT =
            """
            classes:
              - name: Storage
                traffic:
                  - qos-classes: 1
            """;
    private static final PortId ONE = new PortId(0xa, 1);
    private static final PortId OTHER = new PortId(0xb, 1);

    @ParameterizedTest(name = "VLCap {0}, {1} and {2} entries: {3}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    1 | 0 | 0 |
                    4 | 8 | 8 |
                    4 | 0 | 8 | 2 ports of channel adapters have 8 data VLs, but an arbitration table of 0 entries, so that OpenSM cannot program it; correct the snapshot, or design for 'site: {vls: 1}'
                    2 | 8 | 0 | 2 ports of channel adapters have 2 data VLs, but an arbitration table of 0 entries, so that OpenSM cannot program it; correct the snapshot, or design for 'site: {vls: 1}'
                    """)
    void aPortWithSeveralVlsHasTables(int vlCap, int high, int low, String problem) throws IOException {
        PortState port = PortState.builder()
                .vlCap(vlCap)
                .vlArbHighCap(high)
                .vlArbLowCap(low)
                .neighborMtu(5)
                .build();
        Fabric fabric = Fabric.of(List.of(adapter(ONE, OTHER), adapter(OTHER, ONE)), OptionalLong.empty());
        SubnetState state = SubnetState.of(fabric).withPorts(Map.of(ONE, port, OTHER, port));

        BoundIntent bound = BoundIntent.of(IntentReader.read(INTENT), state);

        assertEquals(
                Optional.ofNullable(problem).stream().toList(),
                bound.problems().stream().map(YamlProblem::message).toList());
        assertEquals(problem == null, bound.intent().isPresent());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    site: {vls: 4, reserved-sls: 7} | 1:7 the MTU of the links is not known; add 'mtu' to 'site', such as 'mtu: 4096', or pass a snapshot of the fabric that has it
                    site: {mtu: 2048}               | 1:7 the VLs of the links are not known; add 'vls' to 'site', such as 'vls: 8', or pass a snapshot of the fabric that has them
                    site: {reserved-sls: 7}         | 1:7 the VLs and the MTU of the links are not known; write them, as 'site: {vls: 8, mtu: 4096}', or pass a snapshot of the fabric that has them
                    groups: {A: 0x5}                | 1:1 the VLs and the MTU of the links are not known; write them, as 'site: {vls: 8, mtu: 4096}', or pass a snapshot of the fabric that has them
                    """)
    void whatIsNotKnownOfTheLinksIsNamed(String line, String problem) throws IOException {
        BoundIntent bound = BoundIntent.of(IntentReader.read(line + "\n" + INTENT), SubnetState.UNKNOWN);

        assertEquals(
                problem,
                bound.problems().stream()
                        .filter(each -> each.message().contains("links"))
                        .map(each -> each.line() + ":" + each.column() + " " + each.message())
                        .findFirst()
                        .orElse(""));
    }

    private static Node adapter(PortId id, PortId peer) {
        Port port = new Port(id, id.nodeGuid(), 0, 0, Optional.of(new Link(peer, 4, "EDR")));
        return new Node(id.nodeGuid(), NodeType.CA, "host", 1, false, List.of(port));
    }
}
