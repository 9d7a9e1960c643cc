package org.qos.dsl.lower;

import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.analysis.audit.AuditFinding;
import org.qos.analysis.audit.AuditFinding.Dropped;
import org.qos.analysis.audit.AuditFinding.IpoibNodes;
import org.qos.analysis.audit.AuditFinding.NamedPorts;
import org.qos.analysis.audit.AuditFinding.Service;
import org.qos.analysis.audit.AuditFinding.SharedVl;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.language.SourceRange;
import org.qos.runtime.policy.Policy;

/**
 * The part of a policy that a finding of an audit is about, for formats in which each finding has a line.
 *
 * @param source the text of the policy
 * @param policy its meaning
 * @param trace leads from the meaning to the text
 */
public record AuditPlaces(SourceFile source, Policy policy, Trace trace) {

    /** The first line of that part; the first line of the file for what is about the fabric as a whole. */
    public SourceRange of(AuditFinding finding) {
        return part(finding)
                .flatMap(trace::origin)
                .map(NodeModelUtils::findActualNodeFor)
                .map(this::firstLine)
                .orElseGet(() -> firstLine(source.nodes()));
    }

    /** The lines of that part, from 1; for what is about the fabric as a whole the first line with an entry. */
    public IntStream lines(AuditFinding finding) {
        int first = of(finding).line();
        return IntStream.rangeClosed(
                first,
                part(finding)
                        .flatMap(trace::origin)
                        .map(NodeModelUtils::findActualNodeFor)
                        .map(INode::getEndLine)
                        .orElse(first));
    }

    private Optional<?> part(AuditFinding finding) {
        if (finding instanceof NamedPorts named) {
            return first(policy.groups().stream(), group -> group.name().equals(named.group()));
        }
        if (finding instanceof IpoibNodes needed) {
            return first(policy.rules().stream(), rule -> rule.pkeys().contains(needed.pkey()));
        }
        if (finding instanceof Dropped dropped) {
            return level(dropped.sl());
        }
        if (finding instanceof Service service && !service.sls().isEmpty()) {
            return level(service.sls().get(0));
        }
        return finding instanceof SharedVl shared ? level(shared.sls().get(0)) : Optional.empty();
    }

    private Optional<?> level(int sl) {
        return first(policy.levels().stream(), level -> level.sl() == sl);
    }

    /** The first that the file writes. */
    private <T> Optional<T> first(Stream<T> parts, Predicate<T> isMeant) {
        return parts.filter(isMeant)
                .filter(part -> trace.origin(part).isPresent())
                .findFirst();
    }

    private SourceRange firstLine(INode node) {
        // the text of the node itself begins with the comments above it
        String text = source.nodes().getText().substring(node.getOffset(), node.getEndOffset());
        String line = text.lines().findFirst().orElse("").stripTrailing();
        return SourceRange.of(source, node.getOffset(), line.length());
    }
}
