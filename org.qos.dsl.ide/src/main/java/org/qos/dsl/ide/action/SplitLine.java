package org.qos.dsl.ide.action;

import java.util.List;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.check.Edit;
import org.qos.dsl.ide.workspace.View;
import org.qos.dsl.language.Language;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.UlpKind;

/**
 * Writes a {@code source-target-port-guid} line, which needs both ends of a path among its ports, as one line for traffic
 * from them and one for traffic to them (opensm/osm_qos_parser_y.y:qos_ulp_type_any_source_target_port_guid).
 */
final class SplitLine implements Remedy {

    private static final String BOTH = "source-target-port-guid";
    private static final String CODE = "both-ends-any";

    @Override
    public String kind() {
        return CodeActionKind.QuickFix;
    }

    @Override
    public Stream<CodeAction> actions(Situation situation) {
        View view = situation.view();
        return view.language() != Language.OPENSM
                ? Stream.empty()
                : view.source().root(PolicyFile.class).getUlps().stream()
                        .filter(line -> line.getKind() == UlpKind.ANY_SOURCE_TARGET_PORT_GUID)
                        .map(NodeModelUtils::findActualNodeFor)
                        .filter(node -> situation.touches(node.getTextRegion()))
                        .filter(node -> situation.isAskedAbout(situation.diagnostics(node.getTextRegion(), CODE)))
                        .map(node -> action(situation, node));
    }

    private CodeAction action(Situation situation, ICompositeNode node) {
        String text = situation.view().text();
        int start = node.getOffset();
        String line = text.substring(start, start + node.getLength());
        String blanks = text.substring(text.lastIndexOf('\n', start - 1) + 1, start);
        String indentation = blanks.isBlank() ? blanks : "";
        Edit edit = new Edit(
                start,
                line.length(),
                line.replace(BOTH, "source-port-guid") + "\n" + indentation + line.replace(BOTH, "target-port-guid"));
        List<Diagnostic> about = situation.diagnostics(node.getTextRegion(), CODE);
        return situation.action(
                kind(),
                "split into a line for traffic from these ports and one for traffic to them",
                List.of(situation.withItsLineEnds(edit)),
                about);
    }
}
