package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.util.ITextRegion;
import org.eclipse.xtext.util.TextRegion;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Fix;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.opensm.syntax.OpenSmKeywords;
import org.qos.dsl.scanner.TextLine;
import org.qos.runtime.policy.PolicySyntax;

/**
 * After {@code use:} OpenSM's lexer reads keywords as text up to the end of the line
 * (osm_qos_parser_l.l:HANDLE_IF_IN_DESCRIPTION), so that an entry on that line is lost without a message.
 */
@AutoService(Rule.class)
public final class EntryInDescription implements OpenSmRule {

    /** The spaces before an entry, and its keyword. */
    private static final Pattern ENTRY = Pattern.compile("(?<=\\S)([ \\t]+)("
            + OpenSmKeywords.all()
                    .filter(keyword -> keyword.endsWith(":"))
                    .map(keyword -> Pattern.quote(keyword.substring(0, keyword.length() - 1)))
                    .collect(Collectors.joining("|"))
            + ")[ \\t]*:");

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "entry-in-description",
                        Category.CORRECTNESS,
                        "an entry that OpenSM reads as a part of the description before it")
                .noFix(
                        "the author knows whether the text is meant as an entry, so that a line of its own is only suggested");
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        TextNode.texts(file).filter(TextNode::isDescription).forEach(text -> text.pieces()
                .forEach(piece -> check(text, piece, violations)));
    }

    /** One violation for each description, at its first keyword. */
    private static void check(TextNode description, ILeafNode piece, Consumer<RuleViolation> violations) {
        String text = piece.getText();
        Matcher entry = ENTRY.matcher(text);
        // most descriptions have no colon
        if (text.indexOf(':') >= 0 && entry.find()) {
            ITextRegion place = region(piece, entry.start(2), entry.end());
            violations.accept(RuleViolation.at(
                            description.owner(),
                            place,
                            "'" + entry.group(2)
                                    + ":' is on the line of a description; OpenSM reads the rest of the line as text,"
                                    + " without this entry; write it on a line of its own")
                    .fixedBy(Fix.replacing(
                                    region(piece, entry.start(1), entry.end(1)),
                                    "\n" + indentation(piece),
                                    "write '" + entry.group(2) + ":' on a line of its own")
                            .asSuggestion()));
        }
    }

    private static ITextRegion region(ILeafNode piece, int start, int end) {
        return new TextRegion(piece.getOffset() + start, end - start);
    }

    /** What is before the first word of the line. */
    private static String indentation(ILeafNode piece) {
        String before = TextLine.before(piece.getRootNode().getText(), piece.getOffset());
        return before.substring(0, before.length() - before.stripLeading().length());
    }
}
