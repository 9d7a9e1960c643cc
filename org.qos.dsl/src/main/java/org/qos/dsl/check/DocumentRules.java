package org.qos.dsl.check;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.util.ITextRegion;
import org.eclipse.xtext.validation.ValidationMessageAcceptor;
import org.qos.dsl.language.Shortened;

/** Runs the document rules over one file and hands what they find to Xtext's validation. */
public final class DocumentRules {

    private DocumentRules() {}

    /**
     * Runs every rule that looks at such a file.
     *
     * @param file the root of the file's model
     * @param acceptor takes the findings; the issue data of each are {@code key=value} pairs ({@link IssueData})
     */
    public static void check(EObject file, ValidationMessageAcceptor acceptor) {
        for (Rule rule : Rules.all()) {
            if (rule instanceof DocumentRule<?> documentRule) {
                check(documentRule, file, acceptor);
            }
        }
    }

    /** Runs one rule. */
    static <F extends EObject> void check(
            DocumentRule<F> rule, EObject file, ValidationMessageAcceptor acceptor) {
        if (rule.root().isInstance(file)) {
            RuleRun.run(
                    rule,
                    () -> rule.check(rule.root().cast(file), problem -> accept(rule, problem, acceptor)),
                    message -> acceptor.acceptError(message, file, 0, 0, RuleRun.INTERNAL_ERROR));
        }
    }

    /** Hands on what a rule found, at the place that the finding names. */
    private static void accept(Rule rule, RuleViolation problem, ValidationMessageAcceptor acceptor) {
        String[] data = IssueData.of(problem);
        String message = Shortened.quotes(problem.message());
        ITextRegion place = problem.place();
        int offset = place.getOffset();
        int length = place.getLength();
        switch (problem.severity().orElse(rule.declaration().severity())) {
            case ERROR -> acceptor.acceptError(message, problem.object(), offset, length, rule.code(), data);
            case WARNING -> acceptor.acceptWarning(message, problem.object(), offset, length, rule.code(), data);
            case INFO -> acceptor.acceptInfo(message, problem.object(), offset, length, rule.code(), data);
        }
    }
}
