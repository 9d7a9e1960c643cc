package org.qos.dsl.ide.command;

import java.util.List;
import java.util.stream.Stream;
import org.eclipse.lsp4j.Range;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.analysis.explanation.page.Page;
import org.qos.analysis.explanation.page.PageEntry;
import org.qos.analysis.explanation.page.RuleNote;

/**
 * The details of an explanation, for clients that show it in a view of its own and mark the rules in the policy.
 *
 * @param sections the entries of the page, those that belong together in one list
 * @param rules the rules that the page is about and that are written in the policy
 */
record ExplanationDetails(List<List<PageEntry>> sections, List<Rule> rules) {

    /**
     * What came of a rule.
     *
     * @param range where it is written
     * @param decides whether it decides the request, or some of the pairs of ports
     * @param text what there is to say about it, in one line
     */
    record Rule(Range range, boolean decides, String text) {}

    static ExplanationDetails of(ValidPolicy policy, Page page, List<RuleNote> notes) {
        return new ExplanationDetails(
                page.sections(),
                notes.stream().flatMap(note -> rule(policy, note)).toList());
    }

    private static Stream<Rule> rule(ValidPolicy policy, RuleNote note) {
        return policy.semantics().lowered().trace().origin(note.rule()).map(NodeModelUtils::getNode).stream()
                .map(node -> new Rule(range(policy, node), note.decides(), note.text()));
    }

    private static Range range(ValidPolicy policy, ICompositeNode node) {
        return policy.snapshot().lines().range(node.getOffset(), node.getLength());
    }
}
