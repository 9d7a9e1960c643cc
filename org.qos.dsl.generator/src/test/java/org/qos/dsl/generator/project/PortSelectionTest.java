package org.qos.dsl.generator.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;

class PortSelectionTest {

    private static final Fabric FABRIC = Fabric.of(
            List.of(
                    node(0x10, NodeType.CA, "oss1 mlx5_0"),
                    node(0x20, NodeType.CA, "oss2 mlx5_0"),
                    node(0x30, NodeType.CA, "a+b"),
                    node(0x40, NodeType.SWITCH, "oss-leaf")),
            OptionalLong.empty());

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "oss*          | 11 21",
                "oss1          | 11",
                "oss1 mlx5_0   | 11",
                "oss? mlx5_*   | 11 21",
                "a+b           | 31",
                "oss2, 0x11    | 11 21",
                "**s?*mlx**0*  | 11 21",
                "*s1           | 11",
                "oss1,oss*     | 11 21",
                "' , '         | ''"
            })
    void selectsPortsOfAdaptersByNameOrGuid(String text, String guids) {
        assertEquals(
                guids,
                PortSelection.of(text, FABRIC).nodes().keySet().stream()
                        .map(Long::toHexString)
                        .collect(Collectors.joining(" ")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "oss3      | the fabric has no channel adapter 'oss3'; it has 'a+b', 'oss1 mlx5_0', 'oss2 mlx5_0' and others",
                "oss-leaf  | the fabric has no channel adapter 'oss-leaf'; it has 'a+b', 'oss1 mlx5_0', 'oss2 mlx5_0' and others",
                "0x99      | the fabric has no port with the GUID 0x99",
                "0x0       | no port can have the GUID 0x0; name the GUID of a port as ibstat prints it",
                "0xffffffffffffffff | no port can have the GUID 0xffffffffffffffff; name the GUID of a port as ibstat prints it"
            })
    void refusesWhatSelectsNothing(String text, String message) {
        assertEquals(
                message,
                assertThrows(ProjectException.class, () -> PortSelection.of(text, FABRIC))
                        .getMessage());
    }

    /** ibnetdiscover lists nodes, but only their ports with a link. */
    @Test
    void aNodeWithoutPortsIsNotMissing() {
        Fabric alone = Fabric.of(
                List.of(new Node(0x10, NodeType.CA, "oss1 mlx5_0", 1, false, List.of())), OptionalLong.empty());

        assertEquals(
                "the snapshot has no port of 'oss1', which has no link in it; connect it, read the fabric again, or name the"
                        + " port by GUID (0x...)",
                assertThrows(ProjectException.class, () -> PortSelection.of("oss1", alone))
                        .getMessage());
    }

    @Test
    void withoutAFabricGuidsAloneSelectPorts() {
        assertEquals(
                List.of(0x77L),
                List.copyOf(PortSelection.of("0x77", Fabric.EMPTY).nodes().keySet()));
        assertTrue(assertThrows(ProjectException.class, () -> PortSelection.of("oss*", Fabric.EMPTY))
                .getMessage()
                .contains("the fabric is not known"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0x0", "0xffffffffffffffff"})
    void withoutAFabricGuidsThatNoPortHasAreRejected(String text) {
        assertEquals(
                "no port can have the GUID " + text + "; name the GUID of a port as ibstat prints it",
                assertThrows(ProjectException.class, () -> PortSelection.of(text, Fabric.EMPTY))
                        .getMessage());
    }

    /** As a regular expression, each further star multiplies the time of a mismatch. */
    @Test
    void aPatternOfManyStarsIsRejectedWithoutDelay() {
        Fabric fabric = Fabric.of(List.of(node(0x10, NodeType.CA, "a".repeat(64))), OptionalLong.empty());

        assertThrows(ProjectException.class, () -> PortSelection.of("*".repeat(40) + "x", fabric));
        assertThrows(ProjectException.class, () -> PortSelection.of("*a".repeat(30) + "x", fabric));
    }

    private static Node node(long guid, NodeType type, String description) {
        int number = type == NodeType.SWITCH ? 0 : 1;
        Port port = new Port(new PortId(guid, number), guid + number, 0, 0, Optional.empty());
        return new Node(guid, type, description, 1, false, List.of(port));
    }
}
