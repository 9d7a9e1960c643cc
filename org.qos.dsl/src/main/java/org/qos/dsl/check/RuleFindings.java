package org.qos.dsl.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.xtext.util.ITextRegion;
import org.qos.dsl.language.Shortened;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.language.SourceRange;
import org.qos.dsl.language.SyntaxCode;

/** Runs rules over one file and collects what they report as findings. */
final class RuleFindings {

    /** The code of the finding for a rule that fails. */
    static final String INTERNAL_ERROR = SyntaxCode.INTERNAL_ERROR.code();

    private final SourceFile source;
    private final Target target;
    private final List<Finding> found = new ArrayList<>();

    RuleFindings(SourceFile source, Target target) {
        this.source = source;
        this.target = target;
    }

    /** The findings so far, in the order of the rules. */
    List<Finding> all() {
        return found;
    }

    /** Adds a finding of other rules. */
    void add(Finding finding) {
        found.add(finding);
    }

    /** Runs a rule. A failure within the rule becomes a finding, so that it is visible. */
    void run(Rule rule, Consumer<Consumer<RuleViolation>> check) {
        RuleDeclaration declaration = rule.declaration();
        try {
            check.accept(violation -> add(declaration, violation));
        } catch (RuntimeException failure) {
            found.add(new Finding(
                    INTERNAL_ERROR,
                    Severity.ERROR,
                    "internal error: the rule " + declaration.code() + " failed with " + failure
                            + ". Please report it with this file; other findings of the rule are missing",
                    SourceRange.of(source, 0, 0),
                    Optional.empty(),
                    Optional.empty()));
        }
    }

    private void add(RuleDeclaration declaration, RuleViolation violation) {
        if (!violation.notFor().equals(Optional.of(target))) {
            Finding finding = new Finding(
                    declaration.code(),
                    violation.severity().orElse(declaration.severity()),
                    Shortened.quotes(violation.message()),
                    range(violation.place()),
                    violation.opensm(),
                    violation.fix());
            Finding related = violation.related().isEmpty() ? finding : finding.relatedTo(places(violation));
            found.add(violation.evidence() == Evidence.NONE ? related : related.shownBy(violation.evidence()));
        }
    }

    private List<RelatedPlace> places(RuleViolation violation) {
        return violation.related().stream()
                .map(other -> new RelatedPlace(range(other.region()), Shortened.quotes(other.message())))
                .toList();
    }

    private SourceRange range(ITextRegion region) {
        return SourceRange.of(source, region.getOffset(), region.getLength());
    }
}
