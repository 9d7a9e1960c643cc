package org.qos.dsl.ide.completion;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Where in a partition file the cursor is, derived from the text around it as OpenSM reads it: the part of a
 * definition before its colon is on one line, its members on any number of lines.
 *
 * @param part what can be written there
 * @param flag the flag whose value is being typed; empty elsewhere
 * @param prefix what is already typed of the token at the cursor
 * @param rest what of the same token is after the cursor
 * @param valueFollows whether an equals sign follows the token
 * @param lastOnLine whether nothing follows the token on its line
 * @param others the flags, or the members, that the definition has beside the one at the cursor, without their values
 */
record PartitionsCursorContext(
        Part part,
        String flag,
        String prefix,
        String rest,
        boolean valueFollows,
        boolean lastOnLine,
        List<String> others) {

    /** The parts of a definition. */
    enum Part {
        /** Text without proposals: comments, MGIDs. */
        PROSE,
        /** The name of a partition. */
        NAME,
        /** The P_Key of a partition. */
        PKEY,
        /** A flag of a partition. */
        FLAG,
        /** A flag of the multicast group of an mgid line. */
        GROUP_FLAG,
        /** The value of a flag. */
        FLAG_VALUE,
        /** A member. */
        MEMBER,
        /** How a member belongs. */
        MEMBERSHIP
    }

    private static final Pattern MGID = Pattern.compile("(?:^|,)[ \\t]*mgid\\b");
    private static final String MARKS = ",=:;#\n\r \t";

    /** The place of an offset in a text. */
    static PartitionsCursorContext at(String text, int offset) {
        int line = text.lastIndexOf('\n', offset - 1) + 1;
        return text.substring(line, offset).indexOf('#') >= 0
                ? new PartitionsCursorContext(Part.PROSE, "", "", "", false, false, List.of())
                : new Around(text, line, offset).place();
    }

    /** The text around an offset. */
    private static final class Around {

        private final String text;
        private final int line;
        private final int offset;
        private final int tokenEnd;
        /** Where the definition, or what of it is after its colon, begins. */
        private int start;

        private boolean inMembers;

        Around(String text, int line, int offset) {
            this.text = text;
            this.line = line;
            this.offset = offset;
            int end = offset;
            while (end < text.length() && MARKS.indexOf(text.charAt(end)) < 0) {
                end++;
            }
            tokenEnd = end;
            readUpToOffset();
        }

        private void readUpToOffset() {
            boolean comment = false;
            int colon = -1;
            for (int at = 0; at < offset; at++) {
                char c = text.charAt(at);
                comment = c == '#' || comment && c != '\n';
                if (comment) {
                    continue;
                }
                if (c == ';' || c == '\n' && !inMembers) {
                    inMembers = false;
                    start = at + 1;
                } else if (c == ':' && !inMembers) {
                    inMembers = true;
                    colon = at + 1;
                }
            }
            start = inMembers ? colon : start;
        }

        PartitionsCursorContext place() {
            int begin = Math.max(start, line);
            String typed = text.substring(begin, offset);
            String entry = typed.substring(typed.lastIndexOf(',') + 1);
            int equals = entry.indexOf('=');
            String value = entry.substring(equals + 1).stripLeading();
            Part part = part(typed, entry, equals >= 0);
            return of(part, part == Part.FLAG_VALUE ? entry.substring(0, equals).strip() : "", value);
        }

        private Part part(String typed, String entry, boolean inValue) {
            if (inMembers
                    && MGID.matcher(entry + text.substring(offset, tokenEnd)).find()) {
                return Part.PROSE;
            }
            if (inMembers && !MGID.matcher(typed).find()) {
                return inValue ? Part.MEMBERSHIP : Part.MEMBER;
            }
            if (!inMembers && typed.indexOf(',') < 0) {
                return inValue ? Part.PKEY : Part.NAME;
            }
            return inValue ? Part.FLAG_VALUE : inMembers ? Part.GROUP_FLAG : Part.FLAG;
        }

        private PartitionsCursorContext of(Part part, String flag, String prefix) {
            int next = tokenEnd;
            while (next < text.length() && (text.charAt(next) == ' ' || text.charAt(next) == '\t')) {
                next++;
            }
            boolean atEnd = next == text.length() || "#\r\n".indexOf(text.charAt(next)) >= 0;
            boolean valueFollows = next < text.length() && text.charAt(next) == '=';
            // in the whitespace before a token a separator would be missing after what is written
            boolean beforeToken = tokenEnd == offset
                    && next > tokenEnd
                    && next < text.length()
                    && MARKS.indexOf(text.charAt(next)) < 0;
            return new PartitionsCursorContext(
                    beforeToken ? Part.PROSE : part,
                    flag,
                    prefix,
                    text.substring(offset, tokenEnd),
                    valueFollows,
                    atEnd,
                    others(part));
        }

        /** The entries of the same list, on one line but for members. */
        private List<String> others(Part part) {
            boolean members = part == Part.MEMBER || part == Part.MEMBERSHIP;
            String before = text.substring(members ? start : Math.max(start, line), offset);
            String after = text.substring(tokenEnd);
            String rest = members ? after.replaceAll("#[^\n]*", "").split(";", 2)[0] : after.split("[:;#\r\n]", 2)[0];
            List<String> names = new ArrayList<>();
            Stream.concat(entries(before, 0, 1), entries(rest, 1, 0)).forEach(names::add);
            return names;
        }

        /** The names of the entries of a list, but those at its ends that the cursor is in. */
        private static Stream<String> entries(String list, int skippedFirst, int skippedLast) {
            String[] all = list.replaceAll("#[^\n]*", "").split("[,\n]", -1);
            return Stream.of(all)
                    .limit(Math.max(0, all.length - skippedLast))
                    .skip(skippedFirst)
                    .map(entry -> entry.split("=", 2)[0].strip())
                    .filter(name -> !name.isEmpty());
        }
    }
}
