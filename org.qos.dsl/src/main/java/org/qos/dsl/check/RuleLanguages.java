package org.qos.dsl.check;

import java.util.List;
import org.qos.dsl.language.Language;
import org.qos.runtime.policy.PolicySyntax;

/** The languages of the files that rules check. */
public final class RuleLanguages {

    private RuleLanguages() {}

    /** The languages of the files that a rule checks; all for a rule that is not about the model of a file. */
    public static List<Language> of(Rule rule) {
        return Language.all().stream()
                .filter(language -> checks(rule, language))
                .toList();
    }

    /** Whether rules judge files of a language with other files. */
    public static boolean haveContext(Language language) {
        return language.isPolicy()
                || Rules.all().stream().anyMatch(rule -> rule instanceof FileContextRule<?> && checks(rule, language));
    }

    /** A rule can be about the text of files of one language and about policies with such a file. */
    private static boolean checks(Rule rule, Language language) {
        boolean isAboutFiles = rule instanceof DocumentRule || rule instanceof FileContextRule;
        boolean isAboutPolicies = rule instanceof ContextRule || rule instanceof BoundRule;
        return !isAboutFiles && !isAboutPolicies
                || checksText(rule, language)
                || isAboutPolicies
                        && language.syntax()
                                .filter(syntax -> appliesTo(rule, syntax))
                                .isPresent();
    }

    private static boolean checksText(Rule rule, Language language) {
        if (rule instanceof DocumentRule<?> document) {
            return document.covers(language.root().getInstanceClass())
                    && language.syntax().map(document::appliesTo).orElse(true);
        }
        return rule instanceof FileContextRule<?> about
                && about.root().isAssignableFrom(language.root().getInstanceClass());
    }

    private static boolean appliesTo(Rule rule, PolicySyntax syntax) {
        return (!(rule instanceof ContextRule project) || project.appliesTo(syntax))
                && (!(rule instanceof BoundRule bound) || bound.coversSyntax(syntax));
    }
}
