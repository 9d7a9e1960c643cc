package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.util.ITextRegion;
import org.eclipse.xtext.util.TextRegion;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Fix;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.dsl.model.policy.PortGroup;
import org.qos.runtime.policy.PolicySyntax;

/**
 * OpenSM removes spaces outside quotes from names, so a NodeDescription with a space is never found
 * (osm_qos_parser_l.l; the first example of its documentation has this error).
 */
@AutoService(Rule.class)
public final class RemovedSpaces implements OpenSmRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "removed-spaces",
                        Category.SUSPICIOUS,
                        "a port name with spaces, which OpenSM removes, or a text with a NUL byte")
                .fix("removes a NUL byte outside quotes; editors also offer to write a name in quotes");
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        file.getPortGroups().stream()
                .filter(group -> !group.getPortNames().isEmpty())
                .forEach(group -> checkPortNames(group, violations));
        TextNode.texts(file)
                .flatMap(text -> text.pieces().stream()
                        .filter(piece -> piece.getText().indexOf(0) >= 0)
                        .map(piece -> zeroByte(text, piece)))
                .forEach(violations);
    }

    private static void checkPortNames(PortGroup group, Consumer<RuleViolation> violations) {
        for (INode node : NodeModelUtils.findNodesForFeature(group, Literals.PORT_GROUP__PORT_NAMES)) {
            String written = NodeModelUtils.getTokenText(node);
            if (hasSpaceOutsideQuotes(written)
                    && !PortNameMarks.of(node, PolicySyntax.OPENSM).areWrong()) {
                violations.accept(violation(group, node.getTextRegion(), written));
            }
        }
    }

    /** Whether there is a space outside quotes; a quote without a partner is reported by another rule. */
    private static boolean hasSpaceOutsideQuotes(String written) {
        for (int i = 0; i < written.length(); i++) {
            char character = written.charAt(i);
            if (character == ' ' || character == '\t') {
                return true;
            }
            int closing = character == '"' ? written.indexOf('"', i + 1) : i;
            if (closing < 0) {
                return false;
            }
            i = closing;
        }
        return false;
    }

    /**
     * A NUL byte ends a quoted text and removes the character before it; outside quotes only the byte itself is
     * lost.
     */
    private static RuleViolation zeroByte(TextNode text, ILeafNode piece) {
        int at = piece.getText().indexOf(0);
        ITextRegion region = new TextRegion(piece.getOffset() + at, 1);
        if (piece.getText().contains("\"")) {
            return RuleViolation.at(
                    text.owner(),
                    region,
                    "this text contains a NUL byte; in quotes OpenSM drops it, the character before it and everything"
                            + " after it; remove it");
        }
        return RuleViolation.at(text.owner(), region, "this text contains a NUL byte; OpenSM drops it; remove it")
                .fixedBy(Fix.replacing(region, "", "remove the NUL byte"));
    }

    private static RuleViolation violation(PortGroup group, ITextRegion region, String written) {
        String quoted = '"' + written.replace("\"", "") + '"';
        RuleViolation violation = RuleViolation.at(
                group, region, "this name has spaces outside quotes; OpenSM removes them; write " + quoted);
        return written.contains("\"")
                ? violation
                : violation.fixedBy(Fix.replacing(region, quoted, "write the name in quotes")
                        .asSuggestion());
    }
}
