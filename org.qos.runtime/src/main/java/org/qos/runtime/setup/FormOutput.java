package org.qos.runtime.setup;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;

/**
 * Writes unsigned numbers, texts and lists; what has a length begins with it. A number has as many bytes as it needs,
 * seven bits in each and the lowest first, with the highest bit set in all but the last.
 */
final class FormOutput {

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    byte[] toBytes() {
        return bytes.toByteArray();
    }

    void number(long value) {
        long left = value;
        for (; (left & ~0x7fL) != 0; left >>>= 7) {
            bytes.write((int) left | 0x80);
        }
        bytes.write((int) left);
    }

    void text(String value) {
        byte[] utf8 = value.getBytes(StandardCharsets.UTF_8);
        number(utf8.length);
        bytes.writeBytes(utf8);
    }

    <T> void list(List<T> things, Consumer<T> each) {
        number(things.size());
        things.forEach(each);
    }
}
