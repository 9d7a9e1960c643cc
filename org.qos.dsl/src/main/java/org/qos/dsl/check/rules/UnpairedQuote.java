package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.util.TextRegion;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.dsl.model.policy.PortGroup;
import org.qos.runtime.policy.PolicySyntax;

/**
 * A quoted text may contain line ends, so an unpaired quote hides all entries up to the next one; a last quote
 * without a partner is an ordinary character (osm_qos_parser_l.l: QUOTED_TEXT).
 */
@AutoService(Rule.class)
public final class UnpairedQuote implements OpenSmRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "unpaired-quote",
                        Category.SUSPICIOUS,
                        "a quote without a partner on its line: a quoted text over several lines, or an unpaired quote "
                                + "in a name")
                .fix(
                        "writes the missing quote, where the text or one name of a list begins or ends with the unpaired one");
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        TextNode.texts(file)
                .flatMap(text -> text.pieces().stream()
                        .filter(piece -> piece.getText().indexOf('\n') >= 0)
                        .map(piece -> MissingQuote.fixed(
                                RuleViolation.at(
                                        text.owner(),
                                        new TextRegion(
                                                piece.getOffset()
                                                        + piece.getText().indexOf('"'),
                                                1),
                                        "this quote is not closed on its line; OpenSM reads everything up to the next"
                                                + " quote as text; close it on this line, or remove it"),
                                piece)))
                .forEach(violations);
        TextNode.names(file)
                .filter(text -> lone(text.node().getText()).findAny().isEmpty() || !isExplained(text))
                .flatMap(text -> text.pieces().stream().flatMap(piece -> lone(piece.getText())
                        .mapToObj(at -> MissingQuote.fixed(
                                RuleViolation.at(
                                        text.owner(),
                                        new TextRegion(piece.getOffset() + at, 1),
                                        "this quote has no partner; OpenSM reads it as part of the name; write the"
                                                + " other quote, or remove it"),
                                piece))))
                .forEach(violations);
    }

    /** Whether it is a port name whose quotes another rule reports, together with the commas between names. */
    private static boolean isExplained(TextNode text) {
        return text.owner() instanceof PortGroup group
                && NodeModelUtils.findNodesForFeature(group, Literals.PORT_GROUP__PORT_NAMES)
                        .contains(text.node())
                && PortNameMarks.of(text.node(), PolicySyntax.OPENSM).areWrong();
    }

    /** The position of a quote that no later one closes. */
    private static IntStream lone(String text) {
        boolean paired = text.chars().filter(c -> c == '"').count() % 2 == 0;
        return paired ? IntStream.empty() : IntStream.of(text.lastIndexOf('"'));
    }
}
