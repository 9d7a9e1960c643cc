package org.qos.dsl.check.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.qos.dsl.check.Edit;
import org.qos.dsl.check.Fix;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.scanner.TextLine;
import org.qos.dsl.syntax.Content;
import org.qos.dsl.syntax.EntryType;
import org.qos.dsl.syntax.PolicyBlocks;
import org.qos.dsl.syntax.ValueKind;
import org.qos.runtime.policy.PolicySyntax;

/** The place of a missing quote, where only one place is possible. */
final class MissingQuote {

    /** A line with one entry and no comment, which would make the end of its values uncertain. */
    private static final Pattern ENTRY = Pattern.compile("[ \\t]*([a-z-]+)[ \\t]*:([^#\\r\\n]*)\\r?");

    private static final Pattern WORD = Pattern.compile("[^\\s\",]+");

    private static final Set<String> TEXTS = entries(Content.TEXT);
    private static final Set<String> LISTS = entries(Content.NAMES);

    private MissingQuote() {}

    private static Set<String> entries(Content content) {
        return PolicyBlocks.all(PolicySyntax.OPENSM)
                .flatMap(block -> block.entries(PolicySyntax.OPENSM))
                .filter(entry -> entry.value().content() == content && entry.value() != ValueKind.NODE_TYPES)
                .map(EntryType::name)
                .collect(Collectors.toUnmodifiableSet());
    }

    /** The violation of a quote in a token, with the fix where the place of its partner is certain. */
    static RuleViolation fixed(RuleViolation violation, ILeafNode piece) {
        String text = piece.getRootNode().getText();
        List<Edit> edits = edits(text, piece.getOffset(), piece.getOffset() + piece.getLength());
        if (edits.isEmpty()) {
            return violation;
        }
        Fix fix = new Fix("write the missing quote", edits);
        boolean mayBeCut = edits.stream().anyMatch(edit -> endsList(text, edit.offset()));
        return violation.adding(place(text, edits)).fixedBy(mayBeCut ? fix.asSuggestion() : fix);
    }

    /** Whether a list of names ends there, of which more names may be lost with the quote. */
    private static boolean endsList(String text, int at) {
        Matcher entry = ENTRY.matcher(line(text, at));
        return entry.matches()
                && LISTS.contains(entry.group(1))
                && TextLine.after(text, at).isBlank();
    }

    /** Where the only missing quote belongs, as the end of a message. */
    private static String place(String text, List<Edit> edits) {
        if (edits.size() > 1) {
            return "";
        }
        int at = edits.get(0).offset();
        Matcher next = WORD.matcher(text).region(at, text.length());
        return next.lookingAt()
                ? "; it seems to be missing before '" + next.group() + "'"
                : "; it seems to be missing after '" + lastWord(text.substring(0, at)) + "'";
    }

    private static String lastWord(String text) {
        int start = text.length();
        while (start > 0 && WORD.matcher(text.substring(start - 1, start)).matches()) {
            start--;
        }
        return text.substring(start);
    }

    /** In a quoted text over several lines the quote that ends it may be unpaired in its own line too. */
    private static List<Edit> edits(String text, int start, int end) {
        Optional<Edit> opening = inLine(text, start);
        int feed = text.indexOf('\n', start);
        if (opening.isEmpty() || feed < 0 || feed >= end) {
            return opening.stream().toList();
        }
        int closing = text.indexOf('"', feed);
        if (closing < 0 || quotes(line(text, closing)) % 2 == 0) {
            return opening.stream().toList();
        }
        return inLine(text, closing).map(other -> List.of(opening.get(), other)).orElse(List.of());
    }

    private static Optional<Edit> inLine(String text, int at) {
        Matcher entry = ENTRY.matcher(line(text, at));
        if (!entry.matches() || quotes(entry.group(2)) % 2 == 0) {
            return Optional.empty();
        }
        int start = TextLine.start(text, at) + entry.start(2);
        if (TEXTS.contains(entry.group(1))) {
            return new Value(start, entry.group(2)).missing();
        }
        return LISTS.contains(entry.group(1)) ? inList(start, entry.group(2)) : Optional.empty();
    }

    /** Only one value of a list may lack a quote, and the value next to the missing quote must be quoted itself. */
    private static Optional<Edit> inList(int start, String list) {
        List<Value> values = new ArrayList<>();
        int from = 0;
        for (String value : list.split(",", -1)) {
            values.add(new Value(start + from, value));
            from += value.length() + 1;
        }
        List<Value> open = values.stream().filter(value -> !value.isWhole()).toList();
        if (open.size() != 1) {
            return Optional.empty();
        }
        int neighbour = values.indexOf(open.get(0)) + (open.get(0).begins() ? 1 : -1);
        boolean certain = neighbour < 0
                || neighbour == values.size()
                || quotes(values.get(neighbour).text()) > 0;
        return certain ? open.get(0).missing() : Optional.empty();
    }

    private static String line(String text, int at) {
        return text.substring(TextLine.start(text, at), TextLine.end(text, at));
    }

    private static long quotes(String text) {
        return text.chars().filter(c -> c == '"').count();
    }

    /** A value with the spaces around it. */
    private record Value(int start, String text) {

        private static final Pattern WHOLE = Pattern.compile("[^\"]*|\"[^\"]*\"");
        private static final Pattern BEGUN = Pattern.compile("\"[^\"]*[^\" \\t][^\"]*");
        /** After a digit a quote may be the sign for inches, unless it is the number of a port. */
        private static final Pattern ENDED = Pattern.compile("[^\"]*(?:[^\" \\t0-9]|/[Pp][0-9]+)\"");

        boolean isWhole() {
            return WHOLE.matcher(text.strip()).matches();
        }

        boolean begins() {
            return text.stripLeading().startsWith("\"");
        }

        Optional<Edit> missing() {
            String value = text.strip();
            int first = start + text.length() - text.stripLeading().length();
            if (BEGUN.matcher(value).matches()) {
                return Optional.of(new Edit(first + value.length(), 0, "\""));
            }
            return ENDED.matcher(value).matches() ? Optional.of(new Edit(first, 0, "\"")) : Optional.empty();
        }
    }
}
