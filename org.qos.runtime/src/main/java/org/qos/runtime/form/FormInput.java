package org.qos.runtime.form;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

/**
 * Reads the body of a form, which {@link FormOutput} writes, and nothing else: each value has exactly one form. Bytes from
 * anywhere cannot make it allocate more than a small multiple of their own size.
 *
 * <p>All methods throw {@link StoredFormException} for other bytes.
 */
public final class FormInput {

    private static final int LAST_SHIFT = 63;

    private final String name;
    private final ByteBuffer bytes;

    /**
     * @param name what messages call the form
     * @param bytes its body
     */
    FormInput(String name, ByteBuffer bytes) {
        this.name = name;
        this.bytes = bytes;
    }

    /**
     * Reads a value that takes the rest of the form.
     *
     * @param value reads it; an {@link IllegalArgumentException} means that no such value can have been written
     */
    public <T> T whole(Supplier<T> value) {
        try {
            T read = value.get();
            require(!bytes.hasRemaining());
            return read;
        } catch (IllegalArgumentException invalid) {
            throw StoredFormException.damaged(name, invalid);
        }
    }

    /** Requires what is so in all forms that are written. */
    public void require(boolean condition) {
        if (!condition) {
            throw StoredFormException.damaged(name, null);
        }
    }

    /** An unsigned number of 64 bits. */
    public long number() {
        long value = 0;
        for (int shift = 0; shift <= LAST_SHIFT; shift += 7) {
            int next = next();
            value |= (next & 0x7fL) << shift;
            if (next < 0x80) {
                boolean tooLong = shift > 0 && next == 0;
                boolean tooLarge = shift == LAST_SHIFT && next > 1;
                require(!tooLong && !tooLarge);
                return value;
            }
        }
        throw StoredFormException.damaged(name, null);
    }

    /** A number from 0 to a maximum. */
    public int number(int max) {
        long value = number();
        require(value >= 0 && value <= max);
        return (int) value;
    }

    /** A number that was written from an int. */
    public int integer() {
        long value = number();
        require(value == (int) value);
        return (int) value;
    }

    /** Whether something is so. */
    public boolean flag() {
        return number(1) == 1;
    }

    /** A number that may be absent. */
    public OptionalLong optional() {
        return flag() ? OptionalLong.of(number()) : OptionalLong.empty();
    }

    /** The same for an int. */
    public OptionalInt optionalInteger() {
        return flag() ? OptionalInt.of(integer()) : OptionalInt.empty();
    }

    /** Bytes. */
    public byte[] bytes() {
        byte[] values = new byte[count(Byte.BYTES)];
        bytes.get(values);
        return values;
    }

    /** A text. */
    public String text() {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes()))
                    .toString();
        } catch (CharacterCodingException noText) {
            throw StoredFormException.damaged(name, noText);
        }
    }

    /** Numbers of 32 bits. */
    public int[] ints() {
        int[] values = new int[count(Byte.BYTES)];
        Arrays.setAll(values, i -> integer());
        return values;
    }

    /** Numbers of 64 bits. */
    public long[] longs() {
        long[] values = new long[count(Long.BYTES)];
        bytes.asLongBuffer().get(values);
        bytes.position(bytes.position() + Long.BYTES * values.length);
        return values;
    }

    /** A list. */
    public <T> List<T> list(Supplier<T> each) {
        int count = count(Byte.BYTES);
        List<T> things = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            things.add(each.get());
        }
        return things;
    }

    /** Ranges, which are written in ascending order, with at least one value between two of them. */
    public Ranges ranges() {
        List<Range> ranges = new ArrayList<>();
        list(() -> ranges.add(range(ranges)));
        return new Ranges(ranges);
    }

    private Range range(List<Range> before) {
        long end = before.isEmpty() ? 0 : before.get(before.size() - 1).last();
        long first = end + number();
        long last = first + number();
        boolean ascends = Long.compareUnsigned(end, first) <= 0 && Long.compareUnsigned(first, last) <= 0;
        boolean apart = before.isEmpty() || first != end && first != end + 1;
        require(ascends && apart);
        return new Range(first, last);
    }

    /** How many values follow, each of at least a number of bytes. */
    private int count(int size) {
        int count = number(Integer.MAX_VALUE);
        require(count <= bytes.remaining() / size);
        return count;
    }

    private int next() {
        require(bytes.hasRemaining());
        return bytes.get() & 0xff;
    }
}
