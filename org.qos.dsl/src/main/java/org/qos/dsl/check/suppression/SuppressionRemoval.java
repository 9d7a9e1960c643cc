package org.qos.dsl.check.suppression;

import java.util.List;
import org.eclipse.xtext.util.ITextRegion;
import org.qos.dsl.check.Edit;
import org.qos.dsl.check.Fix;
import org.qos.dsl.language.SourceFile;

/** Removes a comment: its whole line where it is alone, else with the spaces before it. */
final class SuppressionRemoval {

    private SuppressionRemoval() {}

    static Fix of(ITextRegion comment, SourceFile source) {
        String text = source.nodes().getText();
        int start = comment.getOffset();
        while (start > 0 && isBlank(text.charAt(start - 1))) {
            start--;
        }
        int end = comment.getOffset() + comment.getLength();
        boolean beginsLine = start == 0 || text.charAt(start - 1) == '\n';
        if (beginsLine) {
            int after = end;
            while (after < text.length() && isBlank(text.charAt(after))) {
                after++;
            }
            boolean alone = after == text.length() || text.charAt(after) == '\n';
            start = alone ? start : comment.getOffset();
            end = alone ? Math.min(after + 1, text.length()) : end;
        }
        return new Fix("remove the comment", List.of(new Edit(start, end - start, "")));
    }

    private static boolean isBlank(char character) {
        return character == ' ' || character == '\t';
    }
}
