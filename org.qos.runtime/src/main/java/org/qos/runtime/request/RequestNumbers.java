package org.qos.runtime.request;

import java.util.OptionalLong;
import java.util.regex.Pattern;

/** Numbers of requests: decimal, or hexadecimal after {@code 0x}. */
final class RequestNumbers {

    /** As policies and intents write ranges; a request has one value of each field. */
    private static final Pattern RANGE = Pattern.compile("\\w+-\\w+");

    private RequestNumbers() {}

    /** An unsigned 64-bit number. */
    static long unsigned(RequestToken token, String what) throws RequestSyntaxException {
        return read(token).orElseThrow(() -> notANumber(token, what, "of at most 64 bits"));
    }

    /** A number between two bounds. */
    static int between(RequestToken token, String what, int min, int max) throws RequestSyntaxException {
        long value = read(token).orElseThrow(() -> notANumber(token, what, "from " + min + " to " + max));
        if (Long.compareUnsigned(value, min) < 0 || Long.compareUnsigned(value, max) > 0) {
            throw new RequestSyntaxException("the " + what + " " + RequestToken.shortened(token.text())
                    + " is out of range; expected " + min + " to " + max);
        }
        return (int) value;
    }

    private static OptionalLong read(RequestToken token) {
        String text = token.text();
        try {
            return OptionalLong.of(
                    text.startsWith("0x") || text.startsWith("0X")
                            ? Long.parseUnsignedLong(digits(text.substring(2)), 16)
                            : Long.parseUnsignedLong(digits(text)));
        } catch (NumberFormatException notANumber) {
            return OptionalLong.empty();
        }
    }

    private static RequestSyntaxException notANumber(RequestToken token, String what, String limits) {
        boolean isRange = RANGE.matcher(token.text()).matches();
        return new RequestSyntaxException(RequestToken.shown(token.text()) + " is not a valid " + what
                + "; expected a number, decimal or 0x..., " + limits
                + (isRange ? ", because a request has one " + what + ", not a range" : ""));
    }

    /** Java would take a sign. */
    private static String digits(String text) {
        if (text.startsWith("+") || text.startsWith("-")) {
            throw new NumberFormatException(text);
        }
        return text;
    }
}
