package org.qos.dsl.check;

import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
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

    /** A part of a policy, such as a group or a rule, and its lines. */
    private record Part(EObject element, ICompositeNode node, int firstLine, int lastLine) {

        static Stream<Part> of(EObject element) {
            return Stream.ofNullable(NodeModelUtils.findActualNodeFor(element))
                    .map(node -> new Part(element, node, node.getStartLine(), node.getEndLine()));
        }

        boolean isDefinition() {
            return element instanceof PortGroup || element instanceof QosLevel;
        }
    }

    private UnreadDefinitions(SourceFile source, List<Finding> found) {
        lines = source.nodes().getText().split("\r\n|[\r\n]", -1);
        NavigableMap<Integer, Part> parts = new TreeMap<>();
        if (source.root() instanceof PolicyFile policy) {
            policy.eContents().stream().flatMap(Part::of).forEach(part -> parts.putIfAbsent(part.firstLine(), part));
        }
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
    private Optional<String> text(Finding error, NavigableMap<Integer, Part> parts) {
        Optional<Part> part = Optional.ofNullable(parts.floorEntry(error.line()))
                .map(Map.Entry::getValue)
                .filter(last -> error.line() <= last.lastLine());
        return part.isEmpty()
                ? Optional.of(lines(error.line(), error.endLine()))
                : part.filter(Part::isDefinition)
                        .map(definition -> definition.node().getText());
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
