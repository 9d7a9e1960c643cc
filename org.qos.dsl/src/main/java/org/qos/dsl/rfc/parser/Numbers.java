package org.qos.dsl.rfc.parser;

import java.util.Optional;
import java.util.regex.Pattern;
import org.qos.dsl.scanner.MeantNumber;

/** Numbers as this spelling writes them: decimal, or hexadecimal behind {@code 0x}, unsigned, up to 64 bits. */
public final class Numbers {
    private static final Pattern DECIMAL = Pattern.compile("[0-9]+");
    private static final Pattern HEXADECIMAL = Pattern.compile("0[xX][0-9a-fA-F]+");
    private static final int HEX = 16;

    private Numbers() {}

    /** What is wrong with a number, if anything. */
    public static Optional<Mistake> mistakeIn(String text) {
        boolean decimal = DECIMAL.matcher(text).matches();
        if (!decimal && !HEXADECIMAL.matcher(text).matches()) {
            return Optional.of(Mistake.of(
                    "not-a-number",
                    "'" + shortened(text) + "' is not a number; expected digits, or 0x and hexadecimal digits"));
        }
        if (decimal && text.length() > 1 && text.startsWith("0")) {
            String without = withoutLeadingZeros(text);
            Mistake mistake = Mistake.of(
                    "leading-zero",
                    "a number may not begin with 0, which OpenSM's own files read as octal; expected " + without);
            return Optional.of(meansTheSame(without) ? mistake.writing(without) : mistake);
        }
        return fits(text)
                ? Optional.empty()
                : Optional.of(Mistake.of("number-too-large", shortened(text) + " does not fit into 64 bits"));
    }

    /** The number that is certainly meant by a text: itself, or one that is nearly written so. */
    static Optional<String> meantBy(String text) {
        Optional<Mistake> mistake = mistakeIn(text);
        if (mistake.isEmpty()) {
            return Optional.of(text);
        }
        String without = withoutLeadingZeros(text);
        if (mistake.get().code().equals("leading-zero")) {
            return meansTheSame(without) ? Optional.of(without) : Optional.empty();
        }
        return MeantNumber.by(text).filter(number -> mistakeIn(number).isEmpty());
    }

    /**
     * The value of a number.
     *
     * @return the 64 bits of the unsigned number
     * @throws NumberFormatException if {@link #mistakeIn} finds a mistake
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
        return text.startsWith("0x") || text.startsWith("0X");
    }

    private static boolean fits(String text) {
        try {
            parse(text);
            return true;
        } catch (NumberFormatException tooLarge) {
            return false;
        }
    }

    /** Whether nobody can mean an octal number by the digits, or another number than the decimal one. */
    private static boolean meansTheSame(String digits) {
        return digits.length() == 1 || digits.matches(".*[89].*");
    }

    private static String withoutLeadingZeros(String decimal) {
        String digits = decimal.replaceFirst("^0+", "");
        return digits.isEmpty() ? "0" : digits;
    }
}
