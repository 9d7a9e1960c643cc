package org.qos.fabric.snapshot;

import java.util.BitSet;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.regex.Pattern;

/** Numbers of ports as the project's own snapshot has them, such as {@code 0-36,40}. */
final class PortRanges {

    /** The maximum number of a port. */
    static final int MAX_PORT = 254;

    private static final Pattern TEXT = Pattern.compile("\\d{1,3}(?:-\\d{1,3})?(?:,\\d{1,3}(?:-\\d{1,3})?){0,254}");

    private PortRanges() {}

    static String text(BitSet ports) {
        StringJoiner text = new StringJoiner(",");
        for (int first = ports.nextSetBit(0); first >= 0; ) {
            int last = ports.nextClearBit(first) - 1;
            text.add(first == last ? String.valueOf(first) : first + "-" + last);
            first = ports.nextSetBit(last + 1);
        }
        return text.toString();
    }

    /** The numbers of a text; empty when it is something else, or a number is above 254. */
    static Optional<BitSet> parse(String text) {
        if (!TEXT.matcher(text).matches()) {
            return Optional.empty();
        }
        BitSet ports = new BitSet();
        for (String range : text.split(",")) {
            String[] ends = range.split("-");
            int first = Integer.parseInt(ends[0]);
            int last = Integer.parseInt(ends[ends.length - 1]);
            if (last > MAX_PORT || first > last) {
                return Optional.empty();
            }
            ports.set(first, last + 1);
        }
        return Optional.of(ports);
    }
}
