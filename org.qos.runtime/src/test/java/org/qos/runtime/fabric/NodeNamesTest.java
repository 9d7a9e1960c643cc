package org.qos.runtime.fabric;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Nodes by their NodeDescription and by its first two words. */
class NodeNamesTest {

    private static final Fabric FABRIC = Fabric.of(
            List.of(
                    node(1, "host1 HCA-1"),
                    node(2, "host1 HCA-1 mlx5_0"),
                    node(3, "host1  HCA-2"),
                    node(4, " host2\tHCA-1 "),
                    node(5, "leaf"),
                    node(6, ""),
                    node(7, "a/b c")),
            OptionalLong.empty());

    @ParameterizedTest(name = "\"{0}\": {1}")
    @CsvSource(
            delimiter = '|',
            ignoreLeadingAndTrailingWhitespace = false,
            textBlock =
                    """
                    host1 HCA-1|[1]
                    host1 HCA-2|[]
                    host1  HCA-2|[3]
                    HOST1 HCA-1|[]
                    host1/HCA-1|[]
                    leaf|[5]
                    leaf |[]
                    ''|[6]
                    """)
    void aDescriptionIsComparedExactly(String description, String guids) {
        assertEquals(guids, guids(FABRIC.nodesDescribed(description)));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "host1/HCA-1, '[1, 2]'",
        "host1/HCA-2, [3]",
        "host2/HCA-1, [4]",
        "leaf, []",
        "leaf/, []",
        "a/b/c, [7]",
        "host1 HCA-1, []",
        "host1/hca-1, []"
    })
    void theFirstTwoWordsAreJoinedByASlash(String words, String guids) {
        assertEquals(guids, guids(FABRIC.nodesByFirstTwoWords(words)));
    }

    /** OpenSM walks its table of nodes by the GUID as it is in memory: the lowest byte counts most. */
    @Test
    void nodesWithOneNameAreInTheOrderOfTheSwappedGuids() {
        Fabric twins = Fabric.of(
                Stream.of(0x0000_0000_0000_00ffL, 0x0000_0000_0000_0100L, 0x8000_0000_0000_0001L, 0x01L, 0x80L)
                        .map(guid -> node(guid, "twin x"))
                        .toList(),
                OptionalLong.empty());
        List<Long> order = List.of(0x100L, 0x01L, 0x8000_0000_0000_0001L, 0x80L, 0xffL);
        assertEquals(
                order, twins.nodesDescribed("twin x").stream().map(Node::guid).toList());
        assertEquals(
                order,
                twins.nodesByFirstTwoWords("twin/x").stream().map(Node::guid).toList());
    }

    @Test
    void theListsCannotBeChanged() {
        assertThrows(UnsupportedOperationException.class, () -> FABRIC.nodesDescribed("leaf")
                .clear());
    }

    @Test
    void ofTwoNodesWithOneGuidTheFirstIsFound() {
        Fabric fabric = Fabric.of(List.of(node(1, "one"), node(1, "two")), OptionalLong.empty());
        assertEquals(Optional.of("one"), fabric.node(1).map(Node::description));
        assertEquals(2, fabric.nodes().size());
    }

    private static String guids(List<Node> nodes) {
        return nodes.stream().map(Node::guid).toList().toString();
    }

    private static Node node(long guid, String description) {
        return new Node(guid, NodeType.CA, description, 1, false, List.of());
    }
}
