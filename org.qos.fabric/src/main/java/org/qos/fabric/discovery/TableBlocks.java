package org.qos.fabric.discovery;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiConsumer;

/** Tables that are read block by block. A table of which a block is missing is not known. */
final class TableBlocks<K, E> {

    private final Map<K, Integer> expected = new HashMap<>();
    private final Map<K, SortedMap<Integer, List<E>>> blocks = new HashMap<>();

    /** Announces a table and returns how many blocks its entries take. */
    int expect(K table, int entries, int entriesOfABlock) {
        int count = (entries + entriesOfABlock - 1) / entriesOfABlock;
        expected.put(table, count);
        return count;
    }

    void put(K table, int block, List<E> entries) {
        blocks.computeIfAbsent(table, key -> new TreeMap<>()).put(block, entries);
    }

    /** Hands over the tables that are complete. */
    void forEach(BiConsumer<K, List<E>> complete) {
        expected.forEach((table, count) -> {
            SortedMap<Integer, List<E>> found = blocks.getOrDefault(table, new TreeMap<>());
            if (found.size() == count) {
                complete.accept(
                        table, found.values().stream().flatMap(List::stream).toList());
            }
        });
    }
}
