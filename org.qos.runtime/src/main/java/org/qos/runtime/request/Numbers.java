package org.qos.runtime.request;

/** Numbers of requests: decimal, or hexadecimal after {@code 0x}. */
final class Numbers {

    private Numbers() {}

    /** An unsigned 64-bit number. */
    static long unsigned(Word word, String what) throws RequestSyntaxException {
        String text = word.text();
        try {
            return text.startsWith("0x") || text.startsWith("0X")
                    ? Long.parseUnsignedLong(digits(text.substring(2)), 16)
                    : Long.parseUnsignedLong(digits(text));
        } catch (NumberFormatException notANumber) {
            throw new RequestSyntaxException(
                    "\"" + text + "\" is no " + what + "; expected a number, decimal or 0x..., of at most 64 bits");
        }
    }

    /** A number between two bounds. */
    static int between(Word word, String what, int least, int greatest) throws RequestSyntaxException {
        long value = unsigned(word, what);
        if (Long.compareUnsigned(value, least) < 0 || Long.compareUnsigned(value, greatest) > 0) {
            throw new RequestSyntaxException(
                    "the " + what + " " + word.text() + " is out of range; expected " + least + " to " + greatest);
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
