package org.qos.dsl.project.settings;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.FindingCodes;
import org.qos.dsl.check.GradedCode;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Severity;
import org.qos.dsl.language.FindingTrait;

/**
 * How bad a project takes the findings of some rules.
 *
 * @param levels the severity by the code of the rule, empty for a rule that is off; other rules keep their own, or are
 *     off if that is their default
 */
public record RuleLevels(Map<String, Optional<Severity>> levels) {

    /** All rules as they are. */
    public static final RuleLevels NONE = new RuleLevels(Map.of());

    /** The level of a rule that is off. */
    static final String OFF = "off";

    /** Copies the map. */
    public RuleLevels {
        levels = Map.copyOf(levels);
    }

    /** Whether a rule has to run: it is on, or other results depend on it. */
    public boolean needs(Rule rule) {
        return level(rule.code(), Severity.INFO).isPresent()
                || !rule.declaration().traits().contains(FindingTrait.COSTLY);
    }

    /** Whether the project takes the warnings of a rule as errors. */
    public boolean raises(String code) {
        return levels.getOrDefault(code, Optional.empty()).equals(Optional.of(Severity.ERROR))
                && FindingCodes.gradedByCode(code)
                        .filter(graded -> graded.severity() != Severity.ERROR)
                        .isPresent();
    }

    /**
     * The level of what has a code; an error that stops OpenSM or the commands stays one.
     *
     * @param severity its severity unless the project says otherwise
     * @return empty for what is not reported
     */
    public Optional<Severity> level(String code, Severity severity) {
        if (severity == Severity.ERROR && FindingCodes.isBlocking(code)) {
            return Optional.of(severity);
        }
        return levels.containsKey(code)
                ? levels.get(code)
                : Optional.of(severity).filter(own -> !isOffByDefault(code));
    }

    private static boolean isOffByDefault(String code) {
        return FindingCodes.gradedByCode(code)
                .filter(GradedCode::isOffByDefault)
                .isPresent();
    }

    /** A warning that a fabric proves is an error unless the project grades its rule. */
    private Optional<Severity> level(Finding finding) {
        boolean isError = finding.severity() == Severity.WARNING
                && finding.evidence().isProved()
                && !levels.containsKey(finding.code());
        return isError ? Optional.of(Severity.ERROR) : level(finding.code(), finding.severity());
    }

    /** The same file with its findings graded; what is true of the file does not change. */
    public CheckedFile apply(CheckedFile checked) {
        List<Finding> graded = new ArrayList<>();
        for (Finding finding : checked.findings()) {
            level(finding).map(finding::as).ifPresent(graded::add);
        }
        graded.sort(Finding.IN_TEXT_ORDER);
        return checked.reporting(graded);
    }
}
