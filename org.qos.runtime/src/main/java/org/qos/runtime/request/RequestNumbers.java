package org.qos.runtime.request;

/** Numbers of requests: decimal, or hexadecimal after {@code 0x}. */
final class RequestNumbers {

    private RequestNumbers() {}

    /** An unsigned 64-bit number. */
    static long unsigned(RequestToken token, String what) throws RequestSyntaxException {
        String text = token.text();
        try {
            return text.startsWith("0x") || text.startsWith("0X")
                    ? Long.parseUnsignedLong(digits(text.substring(2)), 16)
                    : Long.parseUnsignedLong(digits(text));
        } catch (NumberFormatException notANumber) {
            throw new RequestSyntaxException(RequestToken.shown(text) + " is not a valid " + what
                    + "; expected a number, decimal or 0x..., of at most 64 bits");
        }
    }

    /** A number between two bounds. */
    static int between(RequestToken token, String what, int min, int max) throws RequestSyntaxException {
        long value = unsigned(token, what);
        if (Long.compareUnsigned(value, min) < 0 || Long.compareUnsigned(value, max) > 0) {
            throw new RequestSyntaxException("the " + what + " " + RequestToken.shortened(token.text())
                    + " is out of range; expected " + min + " to " + max);
        }
        return (int) value;
    }

    /** Java would take a sign. */
    private static String digits(String text) {
        if (text.startsWith("+") || text.startsWith("-")) {
            throw new NumberFormatException(text);
        }
        return text;
    }
}
