package org.qos.runtime.form;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

/**
 * Writes the body of a form: numbers, texts and lists; what has a length begins with it. A number is unsigned and has as many
 * bytes as it needs, seven bits in each and the lowest first, with the highest bit set in all but the last.
 */
public final class FormOutput {

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    /** What was written. */
    public byte[] toBytes() {
        return bytes.toByteArray();
    }

    /** Writes a number of 64 bits. */
    public void number(long value) {
        long left = value;
        for (; (left & ~0x7fL) != 0; left >>>= 7) {
            bytes.write((int) left | 0x80);
        }
        bytes.write((int) left);
    }

    /** Writes whether something is so. */
    public void flag(boolean value) {
        number(value ? 1 : 0);
    }

    /** Writes a number that may be absent. */
    public void optional(OptionalLong value) {
        flag(value.isPresent());
        value.ifPresent(this::number);
    }

    /** The same for an int. */
    public void optional(OptionalInt value) {
        flag(value.isPresent());
        value.ifPresent(this::number);
    }

    /** Writes bytes. */
    public void bytes(byte[] values) {
        number(values.length);
        bytes.writeBytes(values);
    }

    /** Writes a text in UTF-8. */
    public void text(String value) {
        bytes(value.getBytes(StandardCharsets.UTF_8));
    }

    /** Writes numbers of 32 bits. */
    public void ints(int[] values) {
        number(values.length);
        for (int value : values) {
            number(value);
        }
    }

    /** Writes numbers of 64 bits, each in eight bytes, because they are read by the ten thousand. */
    public void longs(long[] values) {
        number(values.length);
        ByteBuffer buffer = ByteBuffer.allocate(Long.BYTES * values.length);
        buffer.asLongBuffer().put(values);
        bytes.writeBytes(buffer.array());
    }

    /** Writes a list. */
    public <T> void list(List<T> things, Consumer<T> each) {
        number(things.size());
        things.forEach(each);
    }

    /** Writes each range as the distance from the end of the one before it, and how many values follow its first. */
    public void ranges(Ranges ranges) {
        number(ranges.ranges().size());
        long before = 0;
        for (Range range : ranges.ranges()) {
            number(range.first() - before);
            number(range.last() - range.first());
            before = range.last();
        }
    }
}
