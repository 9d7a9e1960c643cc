package org.qos.dsl.scanner;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qos.runtime.request.ServicePort;
import org.qos.runtime.request.WellKnownService;
import org.qos.runtime.value.ServiceId;

/** Suggests a number for a text that is not one. */
public final class NumberSuggestion {

    /** As a name of 64 bits is printed by many tools: in groups of two or four digits, or with nothing before it. */
    private static final Pattern GUID = Pattern.compile("(?:[0-9a-fA-F]{2}:){7}[0-9a-fA-F]{2}"
            + "|(?:[0-9a-fA-F]{4}:){3}[0-9a-fA-F]{4}"
            + "|(?=[0-9]*[a-fA-F])[0-9a-fA-F]{16}");

    private static final Pattern DIGITS_OF_GUID = Pattern.compile("[0-9]{16}");

    /** How many digits a GUID has. */
    private static final int DIGITS = 16;

    /** The length of the longest of these: eight groups of two digits. */
    private static final int LONGEST_GUID = 23;

    /** The mark of hexadecimal digits more than once. */
    private static final Pattern REPEATED_MARK = Pattern.compile("(?:0[xX]){2,}([0-9a-fA-F]+)");

    private static final Pattern PORT_OF_SERVICE = Pattern.compile("([A-Za-z]+):([0-9]{1,5})");

    private static final Pattern HEXADECIMAL = Pattern.compile(
            "(?:[oO][xX](?=[0-9a-fA-F]{1,16}$)|(?=[0-9a-fA-F]{2,16}$)(?=.*[0-9])(?=.*[a-fA-F]))([0-9a-fA-F]+)");

    private static final Pattern WITH_SEMICOLON = Pattern.compile("(0x[0-9a-fA-F]+|[0-9]+);");

    /** A GUID in groups, where neither digits nor colons is next to it. */
    private static final Pattern IN_GROUPS = Pattern.compile("(?<![0-9A-Za-z:])(?:(?:[0-9a-fA-F]{2}:){7}[0-9a-fA-F]{2}"
            + "|(?:[0-9a-fA-F]{4}:){3}[0-9a-fA-F]{4})(?![0-9A-Za-z:])");

    private NumberSuggestion() {}

    /**
     * The Service-ID of a protocol that is named in place of it, or of a port as requests name it, such as {@code tcp:20049}, as the
     * end of a message; empty for other texts.
     */
    public static String serviceId(String text) {
        return ServicePort.named(text)
                .map(service -> serviceId(service.title(), service.serviceId()))
                .or(() -> serviceIdOfPort(text))
                .orElse("");
    }

    private static Optional<String> serviceIdOfPort(String text) {
        Matcher port = PORT_OF_SERVICE.matcher(text);
        return port.matches() && Integer.parseInt(port.group(2)) <= WellKnownService.MAX_PORT
                ? WellKnownService.named(port.group(1))
                        .map(service -> serviceId("this port", service.serviceId(Integer.parseInt(port.group(2)))))
                : Optional.empty();
    }

    private static String serviceId(String what, long serviceId) {
        return "; the Service-ID of " + what + " is " + ServiceId.shortText(serviceId);
    }

    /** The number that hexadecimal digits without 0x, or with a letter O in it, seem to be; the author may mean another one. */
    public static Optional<String> hexadecimal(String text) {
        Matcher digits = HEXADECIMAL.matcher(text);
        return digits.matches() ? Optional.of("0x" + digits.group(1)) : Optional.empty();
    }

    /** A text whose GUIDs in groups of digits are written as numbers; others stay. */
    public static String withoutGroups(String text) {
        return IN_GROUPS.matcher(text).replaceAll(guid -> "0x" + guid.group().replace(":", ""));
    }

    /** Whether a text can only be a GUID: all of its digits are there, with colons or without 0x. */
    public static boolean isGuid(String text) {
        return GUID.matcher(text).matches();
    }

    /** Whether a text has the digits of a GUID without 0x, but no letter, so that it is a decimal or octal number as well. */
    public static boolean isGuidOfDecimalDigits(String text) {
        return DIGITS_OF_GUID.matcher(text).matches();
    }

    /** Whether such a text is anywhere in a longer one. */
    public static boolean hasGuidOfDecimalDigits(String text) {
        int digits = 0;
        boolean isNumber = true;
        for (int at = 0; at < text.length(); at++) {
            char letter = text.charAt(at);
            boolean isDigit = letter >= '0' && letter <= '9';
            if (isDigit || letter >= 'A' && letter <= 'Z' || letter >= 'a' && letter <= 'z') {
                isNumber &= isDigit;
                digits++;
            } else if (isNumber && digits == DIGITS) {
                return true;
            } else {
                isNumber = true;
                digits = 0;
            }
        }
        return isNumber && digits == DIGITS;
    }

    /** Whether the letters, digits and colons around an offset are a GUID that is written so. */
    public static boolean isInGuid(String text, int offset) {
        int start = offset;
        while (start > 0 && offset - start <= LONGEST_GUID && isInWord(text.charAt(start - 1))) {
            start--;
        }
        int end = offset;
        while (end < text.length() && end - offset <= LONGEST_GUID && isInWord(text.charAt(end))) {
            end++;
        }
        return isGuid(text.substring(start, end).replaceFirst("^:|:$", ""));
    }

    private static boolean isInWord(char c) {
        return c == ':' || c < 0x80 && Character.isLetterOrDigit(c);
    }

    /**
     * The number to write in place of a text: a GUID without its {@code 0x}, digits after two of them, a number
     * with a semicolon after it. Empty for everything that may be another error.
     */
    public static Optional<String> suggest(String text) {
        if (GUID.matcher(text).matches()) {
            return Optional.of("0x" + text.replace(":", ""));
        }
        Matcher repeated = REPEATED_MARK.matcher(text);
        if (repeated.matches()) {
            return Optional.of("0x" + repeated.group(1));
        }
        Matcher ended = WITH_SEMICOLON.matcher(text);
        return ended.matches() ? Optional.of(ended.group(1)) : Optional.empty();
    }
}
