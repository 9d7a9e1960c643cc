package org.qos.dsl.lower;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.qos.dsl.scanner.CNumber;
import org.qos.runtime.value.Sl;
import org.qos.runtime.value.Vl;
import org.qos.runtime.value.VlArbitration;
import org.qos.runtime.value.VlWeight;

/**
 * Reads the lists of QoS options as OpenSM does (osm_qos.c:parse_one_unsigned): a number, then exactly one byte,
 * whatever it is. Where there is no number, it is 0 and one byte is skipped, so that everything after it shifts.
 */
public final class TableText {

    /** What {@link Item#separator} is at the end of the list. */
    public static final char END = 0;

    /**
     * A number of a list as OpenSM reads it.
     *
     * @param value the number, 64 bits
     * @param written whether one is written there; else it is 0 and the text there is skipped
     * @param separator the character that is skipped after it
     */
    public record Item(long value, boolean written, char separator) {

        /** What OpenSM keeps of the number: 32 bits. */
        public long number() {
            return Integer.toUnsignedLong((int) value);
        }

        /** Whether the number as written, read as unsigned, is greater than another. */
        public boolean exceeds(int max) {
            return Long.compareUnsigned(value, max) > 0;
        }

        /** The number for messages, a small negative one with its sign. */
        @Override
        public String toString() {
            return value == (int) value ? Long.toString(value) : Long.toUnsignedString(value);
        }
    }

    private final String text;
    private int next;

    private TableText(String text) {
        this.text = text.chars().allMatch(c -> c < 0x80) ? text : inBytes(text);
    }

    /** The text with as many characters as it has bytes in UTF-8: what is not ASCII is not a part of a number. */
    private static String inBytes(String text) {
        StringBuilder bytes = new StringBuilder();
        text.codePoints().forEach(character -> {
            String one = Character.toString(character);
            bytes.append(one.charAt(0)).append("\ufffd".repeat(one.getBytes(StandardCharsets.UTF_8).length - 1));
        });
        return bytes.toString();
    }

    /** The entries of {@code vlarb_high} or {@code vlarb_low}: the VL modulo 15, eight bits of the weight. */
    public static List<VlWeight> arbitration(String text) {
        TableText reader = new TableText(text);
        List<VlWeight> entries = new ArrayList<>();
        while (reader.hasNext() && entries.size() < VlArbitration.MAX_ENTRIES) {
            int vl = (int) (reader.number() % Vl.DATA_COUNT);
            entries.add(new VlWeight(vl, (int) reader.number() & VlArbitration.MAX_WEIGHT));
        }
        return List.copyOf(entries);
    }

    /** The 16 VLs of {@code sl2vl}: four bits of each number, VL0 where there is none. */
    public static List<Integer> sl2vl(String text) {
        TableText reader = new TableText(text);
        List<Integer> vls = new ArrayList<>();
        while (vls.size() < Sl.COUNT) {
            vls.add((int) (reader.number() % Vl.COUNT));
        }
        return List.copyOf(vls);
    }

    /** The numbers of a list, up to its end. */
    public static List<Item> items(String text) {
        TableText reader = new TableText(text);
        List<Item> items = new ArrayList<>();
        while (reader.hasNext()) {
            items.add(reader.item());
        }
        return items;
    }

    private boolean hasNext() {
        return next < text.length();
    }

    private long number() {
        return item().number();
    }

    private Item item() {
        CNumber number = CNumber.at(text, next);
        char separator = number.end() < text.length() ? text.charAt(number.end()) : END;
        next = Math.min(number.end() + 1, text.length());
        return new Item(number.value(), number.any(), separator);
    }
}
