package org.qos.fabric.snapshot;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.value.Guid;

/**
 * The port that a query of smpquery is for.
 *
 * @param address the node as smpquery was given it: {@code lid 5}, {@code guid 0x…} or {@code path 0,1,3}
 * @param number the number of its port, empty when the query names none
 */
record SmpTarget(String address, OptionalInt number) {

    private static final Pattern HEAD =
            Pattern.compile("(?:Lid (\\d{1,5})|DR path slid \\d+; dlid \\d+; ([\\d,]+))(?: port (\\d{1,3}))?\\b.*");
    private static final Pattern COMMAND = Pattern.compile(".*\\bsmpquery\\b(.*)");
    private static final int MAX_DIGITS = 3;

    /** The target in a heading, after its title. */
    static Optional<SmpTarget> ofHead(String text) {
        Matcher head = HEAD.matcher(text);
        if (!head.matches()) {
            return Optional.empty();
        }
        String address = head.group(1) != null ? "lid " + head.group(1) : "path " + head.group(2);
        return Optional.of(new SmpTarget(
                address,
                head.group(3) == null ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(head.group(3)))));
    }

    /** The target of a command as it was typed; options that have nothing to do with it are skipped. */
    static Optional<SmpTarget> ofCommand(String text) {
        Matcher command = COMMAND.matcher(text);
        if (!command.matches()) {
            return Optional.empty();
        }
        String kind = "lid ";
        String operation = "";
        String address = "";
        OptionalInt number = OptionalInt.empty();
        String[] words = command.group(1).strip().split("\\s+");
        for (int i = 0; i < words.length; i++) {
            if (words[i].equals("-C") || words[i].equals("-P") || words[i].equals("-t")) {
                i++;
            } else if (words[i].startsWith("-")) {
                kind = words[i].contains("D") ? "path " : words[i].contains("G") ? "guid " : kind;
            } else if (operation.isEmpty()) {
                operation = words[i].toLowerCase(Locale.ROOT);
            } else if (address.isEmpty()) {
                address = words[i];
            } else if (words[i].matches("\\d{1," + MAX_DIGITS + "}") && number.isEmpty()) {
                number = OptionalInt.of(Integer.parseInt(words[i]));
            }
        }
        return address.isEmpty() ? Optional.empty() : Optional.of(new SmpTarget(kind + address, number));
    }

    /** The port of a fabric that answers at the address. */
    Optional<Port> in(Fabric fabric) {
        try {
            String value = address.substring(address.indexOf(' ') + 1);
            if (address.startsWith("lid ")) {
                return fabric.portByLid(Integer.decode(value));
            }
            return address.startsWith("guid ") ? fabric.portByGuid(Guid.parse(value)) : Optional.empty();
        } catch (NumberFormatException other) {
            return Optional.empty();
        }
    }

    /** The LID of the address, 0 when it is not one. */
    int lid() {
        try {
            return address.startsWith("lid ") ? Integer.decode(address.substring("lid ".length())) : 0;
        } catch (NumberFormatException other) {
            return 0;
        }
    }
}
