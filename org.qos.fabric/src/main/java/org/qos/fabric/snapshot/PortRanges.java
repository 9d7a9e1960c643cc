package org.qos.fabric.snapshot;

import java.util.BitSet;
import java.util.Optional;
import java.util.StringJoiner;
import org.qos.runtime.value.PortNumber;

/** Numbers of ports as the project's own snapshot has them, such as {@code 0-36,40}. */
final class PortRanges {

    private static final int MAX_DIGITS = 3;

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
        BitSet ports = new BitSet();
        int place = 0;
        do {
            int end = text.indexOf(',', place);
            int last = end < 0 ? text.length() : end;
            int dash = text.indexOf('-', place);
            int first = dash < 0 || dash >= last ? last : dash;
            int from = number(text, place, first);
            int to = first == last ? from : number(text, first + 1, last);
            if (from < 0 || to < from) {
                return Optional.empty();
            }
            ports.set(from, to + 1);
            place = last + 1;
        } while (place <= text.length());
        return Optional.of(ports);
    }

    /** The number of a port in a part of a text, -1 when there is none. */
    private static int number(String text, int begin, int end) {
        int number = 0;
        for (int place = begin; place < end; place++) {
            int digit = text.charAt(place) - '0';
            if (digit < 0 || digit > 9 || place - begin == MAX_DIGITS) {
                return -1;
            }
            number = 10 * number + digit;
        }
        return begin == end || number > PortNumber.MAX ? -1 : number;
    }
}
