package org.qos.runtime.match.compiled;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;

/**
 * Writes numbers, texts and lists of them; what has a length begins with it. An int has as many bytes as it needs, seven
 * bits in each and the lowest first, with the highest bit set in all but the last; a long has eight, big-endian.
 */
final class BinaryOutput {

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    byte[] toBytes() {
        return bytes.toByteArray();
    }

    void number(int value) {
        int left = value;
        for (; (left & ~0x7f) != 0; left >>>= 7) {
            bytes.write(left | 0x80);
        }
        bytes.write(left);
    }

    void wide(long value) {
        bytes.writeBytes(ByteBuffer.allocate(Long.BYTES).putLong(value).array());
    }

    void bytes(byte[] values) {
        number(values.length);
        bytes.writeBytes(values);
    }

    void text(String value) {
        bytes(value.getBytes(StandardCharsets.UTF_8));
    }

    void ints(int[] values) {
        number(values.length);
        for (int value : values) {
            number(value);
        }
    }

    void longs(long[] values) {
        number(values.length);
        ByteBuffer buffer = ByteBuffer.allocate(Long.BYTES * values.length);
        buffer.asLongBuffer().put(values);
        bytes.writeBytes(buffer.array());
    }

    <T> void list(List<T> things, Consumer<T> each) {
        number(things.size());
        things.forEach(each);
    }
}
