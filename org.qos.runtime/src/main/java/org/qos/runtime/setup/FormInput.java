package org.qos.runtime.setup;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Reads what {@link FormOutput} writes and nothing else: each value has exactly one form. Bytes from anywhere cannot
 * make it allocate more than a small multiple of their own size.
 *
 * <p>All methods throw {@link CompiledSetupException} for other bytes.
 */
final class FormInput {

    private static final int LAST_SHIFT = 63;

    private final ByteBuffer bytes;

    FormInput(ByteBuffer bytes) {
        this.bytes = bytes;
    }

    /** An unsigned number of 64 bits. */
    long number() {
        long value = 0;
        for (int shift = 0; shift <= LAST_SHIFT; shift += 7) {
            int next = next();
            value |= (next & 0x7fL) << shift;
            if (next < 0x80) {
                boolean tooLong = shift > 0 && next == 0;
                boolean tooLarge = shift == LAST_SHIFT && next > 1;
                return require(!tooLong && !tooLarge, value);
            }
        }
        throw CompiledSetupException.damaged();
    }

    /** A number from 0 to a maximum. */
    int number(int max) {
        long value = number();
        return (int) require(value >= 0 && value <= max, value);
    }

    String text() {
        int length = length();
        ByteBuffer utf8 = bytes.slice(bytes.position(), length);
        bytes.position(bytes.position() + length);
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(utf8).toString();
        } catch (CharacterCodingException noText) {
            throw CompiledSetupException.damaged();
        }
    }

    <T> List<T> list(Supplier<T> each) {
        int count = length();
        List<T> things = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            things.add(each.get());
        }
        return things;
    }

    /** Requires that everything was read. */
    void end() {
        require(!bytes.hasRemaining(), 0);
    }

    /** A value that is acceptable only under a condition. */
    static long require(boolean acceptable, long value) {
        if (!acceptable) {
            throw CompiledSetupException.damaged();
        }
        return value;
    }

    /** A length in things of at least one byte each. */
    private int length() {
        int length = number(Integer.MAX_VALUE);
        return (int) require(length <= bytes.remaining(), length);
    }

    private int next() {
        require(bytes.hasRemaining(), 0);
        return bytes.get() & 0xff;
    }
}
