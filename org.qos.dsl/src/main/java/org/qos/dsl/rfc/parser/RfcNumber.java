package org.qos.dsl.rfc.parser;

import java.util.Optional;
import org.qos.dsl.language.SyntaxCode;
import org.qos.dsl.scanner.NumberSuggestion;
import org.qos.dsl.syntax.SyntaxError;

/** Numbers as this syntax writes them: decimal, or hexadecimal after {@code 0x}, unsigned, up to 64 bits. */
public final class RfcNumber {
    private static final String MARK = "0x";
    private static final int DECIMAL = 10;
    private static final int HEX = 16;

    private RfcNumber() {}

    /** What is wrong with a number, if anything. */
    public static Optional<SyntaxError> errorIn(String text) {
        boolean decimal = isDigits(text, 0, DECIMAL);
        if (!decimal && !(isHexadecimal(text) && isDigits(text, 2, HEX))) {
            return Optional.of(SyntaxError.of(
                    SyntaxCode.NOT_A_NUMBER,
                    "'" + shortened(text) + "' is not a number; expected digits, or 0x and hexadecimal digits"));
        }
        if (decimal && text.length() > 1 && text.startsWith("0")) {
            if (NumberSuggestion.isGuidOfDecimalDigits(text)) {
                return Optional.of(guidWithout0x(text));
            }
            String without = withoutLeadingZeros(text);
            SyntaxError error = SyntaxError.of(
                    SyntaxCode.LEADING_ZERO,
                    "a number may not begin with 0, which OpenSM reads as octal; expected " + without);
            return Optional.of(meansTheSame(without) ? error.writing(without).asSuggestion() : error);
        }
        return fits(text)
                ? Optional.empty()
                : Optional.of(
                        SyntaxError.of(SyntaxCode.NUMBER_TOO_LARGE, shortened(text) + " does not fit in 64 bits"));
    }

    /** The number to suggest for a text: the text itself, or a number that differs from it in form only. */
    static Optional<String> suggest(String text) {
        Optional<SyntaxError> error = errorIn(text);
        if (error.isEmpty()) {
            return Optional.of(text);
        }
        if (NumberSuggestion.isGuidOfDecimalDigits(text)) {
            return Optional.of(MARK + text);
        }
        String without = withoutLeadingZeros(text);
        if (error.get().code() == SyntaxCode.LEADING_ZERO) {
            return meansTheSame(without) ? Optional.of(without) : Optional.empty();
        }
        return NumberSuggestion.suggest(text).filter(number -> errorIn(number).isEmpty());
    }

    private static SyntaxError guidWithout0x(String text) {
        return SyntaxError.of(
                        SyntaxCode.LEADING_ZERO,
                        "'" + text + "' begins with 0 and has the 16 digits of a GUID; expected " + MARK + text
                                + ", or " + withoutLeadingZeros(text) + " for the decimal number")
                .writing(MARK + text)
                .asSuggestion();
    }

    /**
     * The value of a number.
     *
     * @return the 64 bits of the unsigned number
     * @throws NumberFormatException if {@link #errorIn} finds an error
     */
    public static long parse(String text) {
        return isHexadecimal(text) ? Long.parseUnsignedLong(text.substring(2), HEX) : Long.parseUnsignedLong(text);
    }

    /** A text that is put into a message, at most about a line of it. */
    static String shortened(String text) {
        int limit = 40;
        String line = text.lines().findFirst().orElse("");
        return line.length() > limit ? line.substring(0, limit) + "..." : line;
    }

    private static boolean isHexadecimal(String text) {
        return text.startsWith(MARK) || text.startsWith("0X");
    }

    /** Whether a text has digits from there on, and nothing else. */
    private static boolean isDigits(String text, int from, int radix) {
        for (int at = from; at < text.length(); at++) {
            if (text.charAt(at) > 'f' || Character.digit(text.charAt(at), radix) < 0) {
                return false;
            }
        }
        return from < text.length();
    }

    private static boolean fits(String text) {
        try {
            parse(text);
            return true;
        } catch (NumberFormatException tooLarge) {
            return false;
        }
    }

    /** Whether the digits can only be a decimal number, not an octal one. */
    private static boolean meansTheSame(String digits) {
        return digits.length() == 1 || digits.matches(".*[89].*");
    }

    private static String withoutLeadingZeros(String decimal) {
        String digits = decimal.replaceFirst("^0+", "");
        return digits.isEmpty() ? "0" : digits;
    }
}
