package org.qos.dsl.check;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.language.SyntaxCode;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.PortGroup;
import org.qos.dsl.model.policy.QosLevel;

/** Definitions that a syntax error makes unreadable: their names are not unknown, and the syntax error is reported alone. */
public final class UnreadDefinitions {

    private static final Set<String> UNKNOWN = Set.of(SyntaxCode.UNKNOWN_GROUP.code(), SyntaxCode.UNKNOWN_LEVEL.code());

    private final String[] lines;
    private final List<String> unread;

    private UnreadDefinitions(SourceFile source, List<Finding> found) {
        lines = source.nodes().getText().split("\r\n|[\r\n]", -1);
        List<EObject> parts = source.root() instanceof PolicyFile policy ? policy.eContents() : List.of();
        unread = found.stream()
                .filter(finding -> finding.severity() == Severity.ERROR && !UNKNOWN.contains(finding.code()))
                .flatMap(error -> text(error, parts).stream())
                .toList();
    }

    /** The findings without those about a name that an unreadable definition has. */
    public static List<Finding> leaveOut(List<Finding> found, SourceFile source) {
        if (found.stream().noneMatch(finding -> UNKNOWN.contains(finding.code()))) {
            return found;
        }
        UnreadDefinitions definitions = new UnreadDefinitions(source, found);
        return found.stream()
                .filter(finding -> !UNKNOWN.contains(finding.code()) || !definitions.name(finding))
                .toList();
    }

    /** The definition that has an error, or the lines of the error where it is in no part that can be read. */
    private Optional<String> text(Finding error, List<EObject> parts) {
        Optional<EObject> part =
                parts.stream().filter(any -> holds(any, error.line())).findFirst();
        return part.isEmpty()
                ? Optional.of(lines(error.line(), error.endLine()))
                : part.filter(any -> any instanceof PortGroup || any instanceof QosLevel)
                        .map(NodeModelUtils::findActualNodeFor)
                        .map(ICompositeNode::getText);
    }

    private static boolean holds(EObject part, int line) {
        ICompositeNode node = NodeModelUtils.findActualNodeFor(part);
        return node != null && node.getStartLine() <= line && line <= node.getEndLine();
    }

    private String lines(int first, int last) {
        return String.join(
                "\n", Stream.of(lines).skip(first - 1L).limit(last - first + 1L).toList());
    }

    /**
     * Whether one of them contains the name that a finding says is unknown. The place of the finding may include the carriage
     * return at the end of its line.
     */
    private boolean name(Finding finding) {
        if (finding.line() != finding.endLine()) {
            return false;
        }
        String line = lines[finding.line() - 1];
        String name = line.substring(
                        Math.min(finding.column() - 1, line.length()), Math.min(finding.endColumn() - 1, line.length()))
                .replace("\"", "")
                .strip();
        Pattern word = Pattern.compile("(?<![\\p{L}\\d])" + Pattern.quote(name) + "(?![\\p{L}\\d])");
        return !name.isEmpty()
                && unread.stream().anyMatch(text -> word.matcher(text).find());
    }
}
