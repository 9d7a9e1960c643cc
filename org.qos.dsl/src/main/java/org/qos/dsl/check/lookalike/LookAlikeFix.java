package org.qos.dsl.check.lookalike;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.qos.dsl.check.Edit;
import org.qos.dsl.check.Fix;
import org.qos.dsl.language.Language;
import org.qos.dsl.scanner.TextLine;
import org.qos.runtime.policy.PolicySyntax;

/** Writes ASCII characters in the place of others. */
public final class LookAlikeFix {

    /** A line of OpenSM whose values are each in a pair of double quotes. */
    private static final Pattern QUOTED_VALUES =
            Pattern.compile("[^\"\u201C\u201D\u201E]*:\\s*[\u201C\u201E][^\"\u201C\u201D\u201E,]+[\u201C\u201D]"
                    + "(?:\\s*,\\s*[\u201C\u201E][^\"\u201C\u201D\u201E,]+[\u201C\u201D])*\\s*(?:#.*)?");

    private LookAlikeFix() {}

    /**
     * The fix for characters of one kind, all at once.
     *
     * @param alone whether the file has those of no other kind
     */
    public static Fix of(LookAlikePlaces places, Language language, boolean alone) {
        boolean removed = places.kind() == LookAlike.QUOTE && !LookAlikeMessage.hasQuotes(language);
        String ascii = removed ? "" : places.kind().ascii();
        List<Edit> edits = places.offsets().stream()
                .map(offset -> new Edit(offset, 1, ascii))
                .toList();
        String description =
                switch (places.kind()) {
                    case SPACE -> "write spaces";
                    case NOTHING -> "remove the invisible characters";
                    case QUOTE -> removed ? "remove the quotes" : "write \"";
                    case HYPHEN -> "write hyphens";
                };
        return new Fix(description, edits, alone && isCertain(places, language));
    }

    private static boolean isCertain(LookAlikePlaces places, Language language) {
        return switch (places.kind()) {
            case SPACE -> true;
            case QUOTE ->
                language.is(PolicySyntax.OPENSM) && lines(places).allMatch(start -> isQuoted(places.text(), start));
            case NOTHING, HYPHEN -> false;
        };
    }

    /** The beginnings of the lines that have some. */
    private static IntStream lines(LookAlikePlaces places) {
        return places.offsets().stream()
                .mapToInt(offset -> TextLine.start(places.text(), offset))
                .distinct();
    }

    private static boolean isQuoted(String text, int start) {
        return QUOTED_VALUES.matcher(TextLine.after(text, start)).matches();
    }
}
