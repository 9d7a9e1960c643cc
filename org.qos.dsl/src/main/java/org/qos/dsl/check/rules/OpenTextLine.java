package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.function.Consumer;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.util.TextRegion;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Edit;
import org.qos.dsl.check.Fix;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.language.FindingTrait;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.opensm.scan.OpenSmScanner;
import org.qos.runtime.policy.PolicySyntax;

/**
 * OpenSM's lexer leaves its text mode only at a line end: when a file ends in a line of text, it reads the first line
 * of the next file as text too, and rejects it, until it is restarted (osm_qos_parser_l.l:reset_new_line_flags).
 */
@AutoService(Rule.class)
public final class OpenTextLine implements OpenSmRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "open-text-line", Category.SUSPICIOUS, "a file that ends in a line of text without a line end")
                .fix("adds a line end after the last line")
                .with(FindingTrait.CANONICAL_FORM);
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        ICompositeNode nodes = NodeModelUtils.findActualNodeFor(file);
        if (nodes != null && endsInText(nodes.getRootNode().getText())) {
            int length = nodes.getRootNode().getText().length();
            violations.accept(RuleViolation.at(
                            file,
                            new TextRegion(length - 1, 1),
                            "the last line is text and has no line end; OpenSM rejects the next policy that it reads;"
                                    + " add a line end")
                    .fixedBy(new Fix("end the last line", List.of(new Edit(length, 0, "\n")))));
        }
    }

    /** The last line decides, but a quote in it may begin before. */
    private static boolean endsInText(String text) {
        if (text.isEmpty() || text.endsWith("\n")) {
            return false;
        }
        OpenSmScanner scanner = new OpenSmScanner(text);
        while (!scanner.next().equals(OpenSmScanner.EOF)) {
            continue;
        }
        return scanner.inText() || scanner.inNodeTypes();
    }
}
