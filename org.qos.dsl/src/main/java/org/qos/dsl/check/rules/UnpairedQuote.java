package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.eclipse.xtext.util.TextRegion;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.runtime.policy.PolicySyntax;

/**
 * Quotes hold line ends too, so that a single one swallows all entries up to the next; the last one of a file that has no
 * partner is a character like any other (osm_qos_parser_l.l: QUOTED_TEXT).
 */
@AutoService(Rule.class)
public final class UnpairedQuote implements OpenSmRule {

    private static final RuleDeclaration DECLARATION = RuleDeclaration.warning(
                    "unpaired-quote",
                    Category.SUSPICIOUS,
                    "a quote without a partner in its line: a quoted text over several lines, or a lone quote in "
                            + "a name")
            .fix("writes the other quote, where the text or one name of a list begins or ends with the lone one");

    @Override
    public RuleDeclaration declaration() {
        return DECLARATION;
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        TextNode.of(file, List.of(TextNode.NAME, TextNode.DESCRIPTION))
                .flatMap(text -> text.pieces().stream()
                        .filter(piece -> piece.getText().indexOf('\n') >= 0)
                        .map(piece -> MissingQuote.fixed(
                                RuleViolation.at(
                                        text.owner(),
                                        new TextRegion(
                                                piece.getOffset()
                                                        + piece.getText().indexOf('"'),
                                                1),
                                        "this quote is closed in a later line only, and everything up to there is text;"
                                                + " close it here, or remove it"),
                                piece)))
                .forEach(violations);
        TextNode.of(file, List.of(TextNode.NAME))
                .flatMap(text -> text.pieces().stream().flatMap(piece -> lone(piece.getText())
                        .mapToObj(at -> MissingQuote.fixed(
                                RuleViolation.at(
                                        text.owner(),
                                        new TextRegion(piece.getOffset() + at, 1),
                                        "this quote has no partner, so that OpenSM takes it as a part of the name; write"
                                                + " two or none"),
                                piece))))
                .forEach(violations);
    }

    /** Where a text has a quote that no later one closes. */
    private static IntStream lone(String text) {
        boolean paired = text.chars().filter(c -> c == '"').count() % 2 == 0;
        return paired ? IntStream.empty() : IntStream.of(text.lastIndexOf('"'));
    }
}
