package org.qos.fabric.mad;

import java.util.Optional;

/**
 * The key that a port requires of SMPs when it is protected (IBTA 14.2.4). It is a secret: no text shows its value.
 *
 * @param value 64 bits, of which 0 is no key
 */
public record MKey(long value) {

    /** No key, which suffices for ports without protection. */
    public static final MKey NONE = new MKey(0);

    private static final String HEXADECIMAL = "0x";

    /** A key as OpenSM's option file has it, {@code 0x} and up to 16 hexadecimal digits; empty if it is something else. */
    public static Optional<MKey> parse(String text) {
        if (!text.regionMatches(true, 0, HEXADECIMAL, 0, HEXADECIMAL.length())) {
            return Optional.empty();
        }
        String digits = text.substring(HEXADECIMAL.length());
        if (digits.isEmpty() || !Character.isLetterOrDigit(digits.charAt(0))) {
            return Optional.empty();
        }
        try {
            return Optional.of(new MKey(Long.parseUnsignedLong(digits, 16)));
        } catch (NumberFormatException malformed) {
            return Optional.empty();
        }
    }

    /** The port, with this key in each SMP that is sent by it; other MADs do not have the field. */
    public MadPort at(MadPort port) {
        return value == 0 ? port : new KeyedPort(port, value);
    }

    @Override
    public String toString() {
        return value == 0 ? "no M_Key" : "an M_Key";
    }
}
