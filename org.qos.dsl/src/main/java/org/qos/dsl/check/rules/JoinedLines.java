package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.opensm.syntax.OpenSmKeywords;
import org.qos.runtime.policy.PolicySyntax;

/**
 * A line end does not end a string: OpenSM appends the text of the next lines up to a keyword
 * (osm_qos_parser_y.y:single_string_elems).
 */
@AutoService(Rule.class)
public final class JoinedLines implements OpenSmRule {

    private static final Pattern FIRST_WORD = Pattern.compile("[A-Za-z_-]+:?");

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "joined-lines",
                        Category.SUSPICIOUS,
                        "a line that OpenSM appends to the name or description before it")
                .noFix("the author knows whether the line continues the text before it or is an entry without its "
                        + "keyword");
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        TextNode.texts(file).forEach(text -> check(text, violations));
    }

    /** One violation for each string, at the first piece in a later line. */
    private static void check(TextNode text, Consumer<RuleViolation> violations) {
        List<ILeafNode> pieces = text.pieces();
        for (int i = 1; i < pieces.size(); i++) {
            ILeafNode piece = pieces.get(i);
            if (piece.getStartLine() > pieces.get(i - 1).getEndLine()
                    && !piece.getText().isBlank()) {
                violations.accept(RuleViolation.at(
                        text.owner(),
                        piece.getTextRegion(),
                        "'" + piece.getText() + "' does not begin with a keyword; OpenSM appends it to '"
                                + pieces.get(i - 1).getText()
                                + "' in the line before; " + keyword(piece.getText())
                                + ", or write the text on one line"));
                return;
            }
        }
    }

    /** What to write before a text that is intended as an entry. */
    private static String keyword(String text) {
        Matcher word = FIRST_WORD.matcher(text);
        String written =
                word.lookingAt() ? word.group().toLowerCase(Locale.ROOT).replace('_', '-') : "";
        return OpenSmKeywords.all()
                .filter(keyword -> keyword.equals(written) || keyword.equals(written + ":"))
                .findFirst()
                .map(keyword -> "write the keyword as '" + keyword + "'")
                .orElse("add a keyword");
    }
}
