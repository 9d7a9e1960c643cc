package org.qos.dsl.check;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.validation.ValidationMessageAcceptor;
import org.qos.dsl.project.Language;

/** Runs the document rules over one file and hands what they find to Xtext's validation. */
public final class DocumentRules {

    private DocumentRules() {}

    /**
     * Runs every rule that looks at such a file.
     *
     * @param file the root of the file's model
     * @param language the spelling of the file
     * @param acceptor takes the findings; the issue data of each are {@code key=value} pairs ({@link IssueData})
     */
    public static void check(EObject file, Language language, ValidationMessageAcceptor acceptor) {
        for (Rule rule : Rules.all()) {
            if (rule instanceof DocumentRule<?> documentRule && documentRule.appliesTo(language)) {
                check(documentRule, file, language, acceptor);
            }
        }
    }

    private static <F extends EObject> void check(
            DocumentRule<F> rule, EObject file, Language language, ValidationMessageAcceptor acceptor) {
        if (rule.root().isInstance(file)) {
            rule.check(rule.root().cast(file), language, problem -> accept(rule, problem, acceptor));
        }
    }

    private static void accept(Rule rule, Problem problem, ValidationMessageAcceptor acceptor) {
        String[] data = IssueData.of(problem);
        switch (problem.severity().orElse(rule.severity())) {
            case ERROR ->
                acceptor.acceptError(
                        problem.message(), problem.object(), problem.feature(), problem.index(), rule.code(), data);
            case WARNING ->
                acceptor.acceptWarning(
                        problem.message(), problem.object(), problem.feature(), problem.index(), rule.code(), data);
            case INFO ->
                acceptor.acceptInfo(
                        problem.message(), problem.object(), problem.feature(), problem.index(), rule.code(), data);
        }
    }
}
