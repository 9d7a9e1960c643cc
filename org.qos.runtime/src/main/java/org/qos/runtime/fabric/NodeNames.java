package org.qos.runtime.fabric;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Nodes by what their NodeDescription says. Of several nodes with one name the first is the one that OpenSM finds: it
 * fills its table of names walking the node-GUID table, which a little-endian machine orders by the byte-swapped GUID.
 */
final class NodeNames {

    private final Map<String, List<Node>> byDescription = new HashMap<>();
    private final Map<String, List<Node>> byFirstTwoWords = new HashMap<>();

    NodeNames(List<Node> nodes) {
        nodes.stream()
                .sorted(Comparator.comparing(Node::guid, NodeNames::inTableOrder))
                .forEach(this::add);
    }

    List<Node> described(String description) {
        return byDescription.getOrDefault(description, List.of());
    }

    List<Node> byFirstTwoWords(String words) {
        return byFirstTwoWords.getOrDefault(words, List.of());
    }

    private void add(Node node) {
        byDescription
                .computeIfAbsent(node.description(), key -> new ArrayList<>(1))
                .add(node);
        String[] words = node.description().strip().split("\\s+", 3);
        if (words.length > 1) {
            byFirstTwoWords
                    .computeIfAbsent(words[0] + "/" + words[1], key -> new ArrayList<>(1))
                    .add(node);
        }
    }

    private static int inTableOrder(long one, long other) {
        return Long.compareUnsigned(Long.reverseBytes(one), Long.reverseBytes(other));
    }
}
