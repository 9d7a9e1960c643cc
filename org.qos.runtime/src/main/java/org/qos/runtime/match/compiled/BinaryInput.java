package org.qos.runtime.match.compiled;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/**
 * Reads what {@link BinaryOutput} wrote; its checksum has been compared before. Other bytes with that checksum cannot make it
 * allocate more than a small multiple of their own size.
 *
 * <p>All methods throw {@link BufferUnderflowException} when there are fewer bytes.
 */
final class BinaryInput {

    private final ByteBuffer bytes;

    BinaryInput(byte[] bytes) {
        this.bytes = ByteBuffer.wrap(bytes);
    }

    int number() {
        int value = 0;
        int shift = 0;
        byte next = bytes.get();
        for (; next < 0; next = bytes.get(), shift += 7) {
            value |= (next & 0x7f) << shift;
        }
        return value | next << shift;
    }

    long wide() {
        return bytes.getLong();
    }

    byte[] bytes() {
        byte[] values = new byte[count(Byte.BYTES)];
        bytes.get(values);
        return values;
    }

    String text() {
        return new String(bytes(), StandardCharsets.UTF_8);
    }

    int[] ints() {
        int[] values = new int[count(Byte.BYTES)];
        Arrays.setAll(values, i -> number());
        return values;
    }

    long[] longs() {
        long[] values = new long[count(Long.BYTES)];
        bytes.asLongBuffer().get(values);
        bytes.position(bytes.position() + Long.BYTES * values.length);
        return values;
    }

    <T> List<T> list(Supplier<T> each) {
        int count = count(Byte.BYTES);
        List<T> things = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            things.add(each.get());
        }
        return things;
    }

    boolean isAtEnd() {
        return !bytes.hasRemaining();
    }

    /** How many values follow, each of at least a number of bytes. */
    private int count(int size) {
        int count = number();
        if (count < 0 || count > bytes.remaining() / size) {
            throw new BufferUnderflowException();
        }
        return count;
    }
}
