package org.qos.dsl.check;

import java.util.Arrays;
import java.util.Set;
import org.qos.dsl.language.FindingTrait;

/**
 * Everything about a rule but the check itself. It begins with one of {@link #error}, {@link #warning} and
 * {@link #info}, and needs either a {@link Draft#fix} or the reason for having {@link Draft#noFix none}.
 *
 * @param code the kebab-case name by which findings, settings and the manual refer to the rule; its class, test and
 *     page are named after it
 * @param severity the severity of its findings unless the rule or the project file gives another one
 * @param category what it is about
 * @param summary what it finds, in one line without a full stop
 * @param fix what {@code qos check --fix} does about its findings, in one line without a full stop; empty for nothing
 * @param noFixReason why there is no automatic fix, in one line without a full stop; empty where there is one
 * @param traits properties of its findings that tools evaluate
 */
public record RuleDeclaration(
        String code,
        Severity severity,
        Category category,
        String summary,
        String fix,
        String noFixReason,
        Set<FindingTrait> traits)
        implements GradedCode {

    /** Copies the traits. */
    public RuleDeclaration {
        traits = Set.copyOf(traits);
    }

    /** A rule whose findings are provably wrong. */
    public static Draft error(String code, Category category, String summary) {
        return new Draft(code, Severity.ERROR, category, summary);
    }

    /** A rule whose findings are likely not intended. */
    public static Draft warning(String code, Category category, String summary) {
        return new Draft(code, Severity.WARNING, category, summary);
    }

    /** A rule about style. */
    public static Draft info(String code, Category category, String summary) {
        return new Draft(code, Severity.INFO, category, summary);
    }

    /** The same rule with traits. */
    public RuleDeclaration with(FindingTrait... given) {
        return new RuleDeclaration(
                code, severity, category, summary, fix, noFixReason, Set.copyOf(Arrays.asList(given)));
    }

    /** Whether {@code qos check --fix} fixes some of its findings. */
    public boolean isFixable() {
        return !fix.isEmpty();
    }

    @Override
    public boolean isOffByDefault() {
        return traits.contains(FindingTrait.OFF_BY_DEFAULT);
    }

    @Override
    public boolean isSuppressible() {
        return !traits.contains(FindingTrait.NOT_SUPPRESSIBLE);
    }

    /**
     * A declaration that lacks the description of the fix.
     *
     * @param code see {@link RuleDeclaration}
     * @param severity see {@link RuleDeclaration}
     * @param category see {@link RuleDeclaration}
     * @param summary see {@link RuleDeclaration}
     */
    public record Draft(String code, Severity severity, Category category, String summary) {

        /** A rule with an automatic fix, which the text describes in one line without a full stop. */
        public RuleDeclaration fix(String description) {
            return new RuleDeclaration(code, severity, category, summary, description, "", Set.of());
        }

        /** A rule without an automatic fix, for the reason given in one line without a full stop. */
        public RuleDeclaration noFix(String reason) {
            return new RuleDeclaration(code, severity, category, summary, "", reason, Set.of());
        }
    }
}
