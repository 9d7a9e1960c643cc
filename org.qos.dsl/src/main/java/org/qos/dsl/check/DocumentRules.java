package org.qos.dsl.check;

import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.qos.dsl.language.SourceFile;

/** Runs the document rules over one file. */
public final class DocumentRules {

    private DocumentRules() {}

    /**
     * Runs every rule that checks files of this language.
     *
     * @param source the file, its references resolved
     * @param target the subnet manager that the file is for
     */
    public static List<Finding> findings(SourceFile source, Target target) {
        RuleFindings found = new RuleFindings(source, target);
        Rules.all().stream()
                .filter(DocumentRule.class::isInstance)
                .forEach(rule -> run((DocumentRule<?>) rule, source, found));
        return found.all();
    }

    private static <F extends EObject> void run(DocumentRule<F> rule, SourceFile source, RuleFindings found) {
        boolean applies = source.language().syntax().map(rule::appliesTo).orElse(true);
        if (applies && rule.covers(source.root().getClass())) {
            found.run(rule, violations -> rule.check(rule.root().cast(source.root()), violations));
        }
    }
}
