package org.qos.dsl.check.lookalike;

import java.util.Optional;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.language.Language;
import org.qos.runtime.policy.PolicySyntax;

/** The message about all characters of one kind in a file, of which there are often many. */
public final class LookAlikeMessage {

    private LookAlikeMessage() {}

    /**
     * The message about such characters.
     *
     * @param verdict what OpenSM does because of them, beyond reading them
     */
    public static String of(LookAlikePlaces places, Language language, Optional<Verdict> verdict) {
        int others = places.offsets().size() - 1;
        return places.kind().fact(places.text().charAt(places.first())) + "; " + reader(language)
                + " reads it like a letter" + consequence(verdict) + "; " + advice(places.kind(), language)
                + (others == 0 ? "" : ", also at " + others + (others == 1 ? " other place" : " other places"));
    }

    /** Whether quotes are part of the syntax of a language. */
    public static boolean hasQuotes(Language language) {
        return language.is(PolicySyntax.OPENSM) || !language.isPolicy() && !language.isReadByOpenSm();
    }

    private static String reader(Language language) {
        return language.isReadByOpenSm() ? "OpenSM" : language.isPolicy() ? "'qos generate'" : "'qos test'";
    }

    private static String consequence(Optional<Verdict> verdict) {
        return verdict.filter(Verdict.REJECTS::equals).isPresent() ? ", and rejects the file" : "";
    }

    private static String advice(LookAlike kind, Language language) {
        return switch (kind) {
            case SPACE -> "write a space";
            case NOTHING -> "remove it";
            case QUOTE -> hasQuotes(language) ? "write \"" : "remove it";
            case HYPHEN -> "write -";
        };
    }
}
