package org.qos.dsl.generator.roundtrip;

import java.util.List;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;

/** Random parts of policies, for ports that a fabric has. */
final class RandomParts {

    private static final int LAST_SL = 15;

    private final Random random;
    private final Fabric fabric;
    private final List<Node> adapters;

    RandomParts(Random random, Fabric fabric) {
        this.random = random;
        this.fabric = fabric;
        this.adapters = fabric.nodes().stream()
                .filter(node -> node.type() == NodeType.CA)
                .toList();
    }

    /** One of some parts. */
    String one(String... parts) {
        return parts[random.nextInt(parts.length)];
    }

    /** A text, in one of three cases. */
    String maybe(Supplier<String> text) {
        return random.nextInt(3) == 0 ? text.get() : "";
    }

    /** Some texts, one after the other. */
    String times(int count, IntFunction<String> text) {
        return IntStream.range(0, count).mapToObj(text).collect(Collectors.joining());
    }

    /** One text or more with commas between them. */
    String list(int most, Supplier<String> item) {
        return Stream.generate(item).limit(1 + random.nextInt(most)).collect(Collectors.joining(", "));
    }

    /** Port GUIDs of the fabric, ranges between them and GUIDs that it does not have. */
    String guids() {
        return list(4, () -> {
            long first = endpoint();
            long last = endpoint();
            return one(
                    hex(first),
                    hex(Math.min(first, last)) + "-" + hex(Math.max(first, last)),
                    hex(random.nextInt(1000)));
        });
    }

    /** A channel adapter whose port 1 has a cable. */
    Node linkedAdapter() {
        return adapters.get(random.nextInt(adapters.size()));
    }

    /** 16 VLs. */
    String table() {
        return IntStream.rangeClosed(0, LAST_SL)
                .mapToObj(sl -> "" + random.nextInt(LAST_SL + 1))
                .collect(Collectors.joining(","));
    }

    private long endpoint() {
        return fabric.endpoints().get(random.nextInt(fabric.endpoints().size())).guid();
    }

    private static String hex(long value) {
        return "0x" + Long.toHexString(value);
    }
}
