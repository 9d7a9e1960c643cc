package org.qos.dsl.scanner;

/**
 * The number that a text begins with, as C's {@code strtoull} reads it with base 0: whitespace, a sign, then hexadecimal
 * digits after {@code 0x}, octal ones after a {@code 0}, else decimal ones.
 *
 * @param value the number; unsigned, 2^64-1 when it is too great, negated in two's complement after a minus sign
 * @param end the offset after it; the offset where it was expected when there is none
 * @param any whether there is a number at all; the value is 0 when not
 * @param overflows whether the number is too great, which C reports as {@code ERANGE}
 */
public record CNumber(long value, int end, boolean any, boolean overflows) {

    private static final int UNSIGNED_INT_BITS = 32;
    /** A number of so many digits fits into 64 bits in every base. */
    private static final int DIGITS_THAT_FIT = 16;

    /** The number at the begin of a text. */
    public static CNumber in(String text) {
        return at(text, 0);
    }

    /** The number that begins at that offset of a text. */
    public static CNumber at(String text, int start) {
        int next = start;
        while (next < text.length() && isSpace(text.charAt(next))) {
            next++;
        }
        boolean negative = next < text.length() && text.charAt(next) == '-';
        if (negative || next < text.length() && text.charAt(next) == '+') {
            next++;
        }
        int base = base(text, next);
        int first = base == 16 ? next + 2 : next;
        return digits(text, first, base, negative, start);
    }

    /**
     * What C's {@code strtol} leaves in an {@code int} of the number that a text begins with: the low 32 bits of a {@code long}; of a
     * greater number, the greatest or smallest {@code long}, -1 or 0.
     */
    public static int int32(String text) {
        CNumber number = in(text);
        boolean negative = text.strip().startsWith("-");
        boolean fitsLong = !number.overflows && (negative ? number.value <= 0 : number.value >= 0);
        if (fitsLong) {
            return (int) number.value;
        }
        return negative ? 0 : -1;
    }

    /** The number when the whole text is one. */
    public boolean isWhole(String text) {
        return any && end == text.length();
    }

    /** Whether the text has a number, or nothing that can be one, and nothing or whitespace after it. */
    public boolean isAloneIn(String text) {
        return !text.isEmpty() && (end == text.length() || isSpace(text.charAt(end)));
    }

    /** Whether the whole text is a number up to a maximum, unsigned. */
    public boolean isWholeUpTo(long maximum, String text) {
        return isWhole(text) && !overflows && Long.compareUnsigned(value, maximum) <= 0;
    }

    /** What is left of the number in an {@code unsigned int}. */
    public long asUnsignedInt() {
        return value & (1L << UNSIGNED_INT_BITS) - 1;
    }

    /** Whether C's {@code isspace} accepts a character. */
    public static boolean isSpace(char c) {
        return c == ' ' || c >= '\t' && c <= '\r';
    }

    private static CNumber digits(String text, int first, int base, boolean negative, int start) {
        long value = 0;
        boolean tooGreat = false;
        int next = first;
        while (next < text.length() && digit(text.charAt(next), base) >= 0) {
            int digit = digit(text.charAt(next), base);
            tooGreat |= next - first >= DIGITS_THAT_FIT
                    && Long.compareUnsigned(value, Long.divideUnsigned(-1L - digit, base)) > 0;
            value = value * base + digit;
            next++;
        }
        if (next == first) {
            return new CNumber(0, start, false, false);
        }
        if (tooGreat) {
            return new CNumber(-1L, next, true, true);
        }
        return new CNumber(negative ? -value : value, next, true, false);
    }

    private static int base(String text, int start) {
        if (start >= text.length() || text.charAt(start) != '0') {
            return 10;
        }
        boolean hexadecimal = start + 2 < text.length()
                && Character.toLowerCase(text.charAt(start + 1)) == 'x'
                && digit(text.charAt(start + 2), 16) >= 0;
        return hexadecimal ? 16 : 8;
    }

    private static int digit(char c, int base) {
        return c < 0x80 ? Character.digit(c, base) : -1;
    }
}
