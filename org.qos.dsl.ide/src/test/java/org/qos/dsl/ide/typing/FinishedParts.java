package org.qos.dsl.ide.typing;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.qos.dsl.check.FindingCodes;
import org.qos.dsl.ide.syntax.SyntaxBlocks;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.language.FindingTrait;

/**
 * What of a text is finished while it is typed: the lines above the cursor, except those that open a block around it and the last
 * line that has more than a comment, where the editor reports what is missing at the end.
 *
 * @param wanted the text that the author wants
 */
record FinishedParts(DocumentSnapshot wanted) {

    private static final Pattern COMMENT = Pattern.compile("<!--.*?-->|(?m)^\\s*#.*$");

    /** The findings about finished parts, without those about what a part lacks that may still follow. */
    List<String> disturbances(int cursor, List<Diagnostic> found) {
        int line = wanted.lines().position(cursor).getLine();
        Set<Integer> open = openBlocks(cursor);
        return found.stream()
                .filter(each -> each.getSeverity() != DiagnosticSeverity.Hint)
                .filter(each -> !FindingCodes.has(each.getCode().getLeft(), FindingTrait.FOUND_AT_END))
                .filter(each -> each.getRange().getEnd().getLine() < line)
                .filter(each -> !open.contains(each.getRange().getStart().getLine()))
                .filter(each -> !isAtEnd(each, cursor))
                .map(each ->
                        "line " + (line + 1) + " is typed: " + each.getCode().getLeft() + " in line "
                                + (each.getRange().getStart().getLine() + 1))
                .toList();
    }

    private boolean isAtEnd(Diagnostic diagnostic, int cursor) {
        int end = wanted.lines().offset(diagnostic.getRange().getEnd());
        String after = wanted.text().substring(end, cursor);
        return COMMENT.matcher(after).replaceAll("").isBlank();
    }

    /** The lines that open a block around an offset. */
    private Set<Integer> openBlocks(int offset) {
        return SyntaxBlocks.in(wanted)
                .all()
                .filter(block -> block.start() < offset && offset <= block.end())
                .map(block -> wanted.lines().position(block.start()).getLine())
                .collect(Collectors.toSet());
    }
}
