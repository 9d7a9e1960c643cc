package org.qos.runtime.match.compiled;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Reads what {@link BinaryOutput} wrote; its checksum has been compared before. */
final class BinaryInput {

    private final ByteBuffer bytes;

    BinaryInput(byte[] bytes) {
        this.bytes = ByteBuffer.wrap(bytes);
    }

    int number() {
        return bytes.getInt();
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
        bytes.asIntBuffer().get(values);
        bytes.position(bytes.position() + Integer.BYTES * values.length);
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
