package org.qos.dsl.ide.completion;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qos.dsl.enhancedqos.EnhancedQosScanner;

/**
 * Where in an enhanced QoS policy file the cursor is.
 *
 * @param slot what is being typed
 * @param prefix what is already typed of it
 * @param suffix what after the cursor belongs to it
 * @param line the line before the cursor
 */
record EnhancedQosCursorContext(Slot slot, String prefix, String suffix, String line) {

    private static final Pattern SECTION = Pattern.compile(
            "(?m)^[ \\t]*(" + EnhancedQosScanner.NAMES + "|" + EnhancedQosScanner.RULES + ")(?![^\\s#])");
    private static final Pattern SUFFIX = Pattern.compile("[^=:,#\\s]*");

    /** What can be typed at a place. */
    enum Slot {
        /** Free text: a comment, a name or a rate. */
        FREE,
        /** The begin of a line outside of the rules. */
        LINE,
        /** The ports of a rule. */
        TARGET,
        /** An SL of a rule. */
        SL,
        /** The name of the rate limit of an SL. */
        BANDWIDTH
    }

    /** The place of an offset in a text. */
    static EnhancedQosCursorContext at(String text, int offset) {
        int start = text.lastIndexOf('\n', offset - 1) + 1;
        String line = text.substring(start, offset);
        Matcher rest = SUFFIX.matcher(text.substring(offset));
        String suffix = rest.lookingAt() ? rest.group() : "";
        Slot slot = slot(line, section(text.substring(0, start)).equals(EnhancedQosScanner.RULES));
        int typed = lastOf(line, slot);
        return new EnhancedQosCursorContext(slot, line.substring(typed + 1).stripLeading(), suffix, line);
    }

    private static Slot slot(String line, boolean isInRules) {
        boolean isAssigned = line.indexOf('=') >= 0;
        if (line.indexOf('#') >= 0 || isAssigned && !isInRules) {
            return Slot.FREE;
        }
        if (!isAssigned) {
            return isInRules ? Slot.TARGET : Slot.LINE;
        }
        return line.lastIndexOf(':') > line.lastIndexOf(',') ? Slot.BANDWIDTH : Slot.SL;
    }

    private static int lastOf(String line, Slot slot) {
        return switch (slot) {
            case FREE, LINE, TARGET -> -1;
            case SL -> Math.max(line.lastIndexOf('='), line.lastIndexOf(','));
            case BANDWIDTH -> line.lastIndexOf(':');
        };
    }

    /** The section that a text ends in; empty before the first. */
    private static String section(String text) {
        return SECTION.matcher(text).results().map(keyword -> keyword.group(1)).reduce("", (before, after) -> after);
    }
}
