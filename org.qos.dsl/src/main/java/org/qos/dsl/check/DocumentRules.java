package org.qos.dsl.check;

import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
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
                    file,
                    () -> rule.check(rule.root().cast(file), problem -> accept(rule, problem, acceptor)),
                    acceptor);
        }
    }

    /** Hands on what a rule found, at the place that the finding names. */
    static void accept(Rule rule, RuleViolation problem, ValidationMessageAcceptor acceptor) {
        Severity severity = problem.severity().orElse(rule.declaration().severity());
        problem.region()
                .or(() -> problem.feature() == null ? firstKeyword(problem.object()) : Optional.empty())
                .ifPresentOrElse(
                        region -> accept(severity, rule, problem, region, acceptor),
                        () -> accept(severity, rule, problem, acceptor));
    }

    /** The keyword that an object begins with: a message about a whole entry should not mark a page. */
    private static Optional<ITextRegion> firstKeyword(EObject object) {
        return Optional.ofNullable(NodeModelUtils.findActualNodeFor(object))
                .flatMap(DocumentRules::firstLeaf)
                .filter(leaf -> leaf.getGrammarElement() instanceof Keyword && leaf.getLength() > 0)
                .map(INode::getTextRegion);
    }

    /** The first leaf that is neither blank nor comment, found without a look at the rest of the file. */
    private static Optional<ILeafNode> firstLeaf(ICompositeNode nodes) {
        for (ILeafNode leaf : nodes.getLeafNodes()) {
            if (!leaf.isHidden()) {
                return Optional.of(leaf);
            }
        }
        return Optional.empty();
    }

    private static void accept(
            Severity severity, Rule rule, RuleViolation problem, ITextRegion region, ValidationMessageAcceptor acceptor) {
        String[] data = IssueData.of(problem);
        String message = Shortened.quotes(problem.message());
        int offset = region.getOffset();
        int length = region.getLength();
        switch (severity) {
            case ERROR -> acceptor.acceptError(message, problem.object(), offset, length, rule.code(), data);
            case WARNING -> acceptor.acceptWarning(message, problem.object(), offset, length, rule.code(), data);
            case INFO -> acceptor.acceptInfo(message, problem.object(), offset, length, rule.code(), data);
        }
    }

    private static void accept(Severity severity, Rule rule, RuleViolation problem, ValidationMessageAcceptor acceptor) {
        String[] data = IssueData.of(problem);
        String message = Shortened.quotes(problem.message());
        switch (severity) {
            case ERROR ->
                acceptor.acceptError(message, problem.object(), problem.feature(), problem.index(), rule.code(), data);
            case WARNING ->
                acceptor.acceptWarning(
                        message, problem.object(), problem.feature(), problem.index(), rule.code(), data);
            case INFO ->
                acceptor.acceptInfo(message, problem.object(), problem.feature(), problem.index(), rule.code(), data);
        }
    }
}
