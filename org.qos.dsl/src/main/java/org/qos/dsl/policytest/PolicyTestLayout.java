package org.qos.dsl.policytest;

import java.util.ArrayList;
import java.util.List;
import org.qos.dsl.format.Layout;
import org.qos.dsl.format.LayoutRules;
import org.qos.dsl.format.ScannedText;
import org.qos.dsl.format.TokenizedText;
import org.qos.dsl.scanner.ScannedToken;

/** Tests: a header on each line, then {@code test "name" &#123;} with one statement on each line of its body. */
public final class PolicyTestLayout implements LayoutRules {

    static final String INDENTATION = "    ";

    private static final String OPEN = "'{'";
    private static final String CLOSE = "'}'";

    @Override
    public Layout layout(String text) {
        TokenizedText written = ScannedText.of(text, PolicyTestScanner.scan(text), TestTokens::isSpace);
        List<String> whitespace = new ArrayList<>();
        boolean inBody = false;
        for (int i = 0; i < written.size(); i++) {
            inBody &= !written.kind(i).equals(CLOSE);
            whitespace.add(before(written, i, inBody));
            inBody |= written.kind(i).equals(OPEN);
        }
        return new Layout(written, whitespace, "\n");
    }

    private static String before(TokenizedText written, int index, boolean inBody) {
        String indentation = inBody ? INDENTATION : "";
        return switch (written.kind(index)) {
            case ScannedToken.COMMENT ->
                written.startsLine(index) ? written.lineBreak(index, indentation) : BEFORE_COMMENT;
            case "'test'", "RULE_HEADER", "RULE_FILE_STRAY", "RULE_FIRST", "'expect'" ->
                written.lineBreak(index, indentation);
            case CLOSE -> index == 0 ? "" : "\n";
            default -> continued(written, index, indentation);
        };
    }

    /** A statement goes on in the next line after a comment, or where the author broke it. */
    private static String continued(TokenizedText written, int index, String indentation) {
        boolean breaks = written.startsLine(index) && !written.kind(index).equals(OPEN)
                || index > 0 && written.kind(index - 1).equals(ScannedToken.COMMENT);
        return breaks ? "\n" + indentation + INDENTATION : index == 0 ? "" : " ";
    }
}
