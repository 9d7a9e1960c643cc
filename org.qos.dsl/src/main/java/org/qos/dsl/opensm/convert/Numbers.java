package org.qos.dsl.opensm.convert;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Numbers as OpenSM reads them: C's {@code strtoull} with base 0 (osm_qos_parser_y.y:__parser_str2uint64). */
public final class Numbers {

    private static final Pattern PREFIX = Pattern.compile("\\s*([+-]?)(0[xX][0-9a-fA-F]+|[0-9]+)");
    private static final int HEX = 16;
    private static final int OCTAL = 8;
    private static final int DECIMAL = 10;

    private Numbers() {}

    /**
     * The value of a number as unsigned 64 bits. {@code 0x} means hexadecimal, any other leading zero octal: {@code 010} is
     * 8, and {@code 08} is 0, as reading stops at the first digit that is none. What needs more than 64 bits is
     * 2<sup>64</sup>-1.
     *
     * @param text {@code 0x} with hexadecimal digits, or decimal digits
     */
    public static long parse(String text) {
        if (text.length() > 2 && (text.startsWith("0x") || text.startsWith("0X"))) {
            return parse(text.substring(2), HEX);
        }
        return isOctal(text) ? parse(text, OCTAL) : parse(text, DECIMAL);
    }

    /** Whether OpenSM reads the number as octal although it has digits that would mean something else in decimal. */
    public static boolean isOctal(String text) {
        return text.length() > 1 && text.charAt(0) == '0' && Character.isDigit(text.charAt(1));
    }

    /**
     * The number at the start of a text, as C's {@code strtoul} finds it: behind white space and a sign, ended by the first
     * other character; 0 when there is none.
     */
    public static long parsePrefix(String text) {
        Matcher number = PREFIX.matcher(text);
        if (!number.lookingAt()) {
            return 0;
        }
        long value = parse(number.group(2));
        return "-".equals(number.group(1)) ? -value : value;
    }

    private static long parse(String digits, int radix) {
        long value = 0;
        long highest = Long.divideUnsigned(-1L, radix);
        for (int i = 0; i < digits.length(); i++) {
            int digit = Character.digit(digits.charAt(i), radix);
            if (digit < 0) {
                return value;
            }
            if (Long.compareUnsigned(value, highest) > 0) {
                return -1L;
            }
            long next = value * radix + digit;
            if (Long.compareUnsigned(next, value * radix) < 0) {
                return -1L;
            }
            value = next;
        }
        return value;
    }
}
