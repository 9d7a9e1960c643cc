package org.qos.runtime.match.compiled;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/** Reads what {@link BinaryOutput} wrote; its checksum has been compared before. */
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
        byte[] values = new byte[number()];
        bytes.get(values);
        return values;
    }

    String text() {
        return new String(bytes(), StandardCharsets.UTF_8);
    }

    int[] ints() {
        int[] values = new int[number()];
        Arrays.setAll(values, i -> number());
        return values;
    }

    long[] longs() {
        long[] values = new long[number()];
        bytes.asLongBuffer().get(values);
        bytes.position(bytes.position() + Long.BYTES * values.length);
        return values;
    }

    <T> List<T> list(Supplier<T> each) {
        int count = number();
        List<T> things = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            things.add(each.get());
        }
        return things;
    }
}
