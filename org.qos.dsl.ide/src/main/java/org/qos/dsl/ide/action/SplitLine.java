package org.qos.dsl.ide.action;

import java.util.List;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.check.Edit;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.UlpKind;
import org.qos.runtime.policy.PolicySyntax;

/**
 * Splits a {@code source-target-port-guid} line, which matches only if both ends of a path are among its ports, into
 * one line for traffic from them and one for traffic to them
 * (opensm/osm_qos_parser_y.y:qos_ulp_type_any_source_target_port_guid).
 */
final class SplitLine implements CodeActionProvider {

    private static final String BOTH = "source-target-port-guid";
    private static final String CODE = "both-ends-any";

    @Override
    public Stream<CodeAction> actions(CodeActionRequest request) {
        DocumentSnapshot snapshot = request.snapshot();
        return !snapshot.language().is(PolicySyntax.OPENSM)
                ? Stream.empty()
                : snapshot.source().root(PolicyFile.class).getUlps().stream()
                        .filter(line -> line.getKind() == UlpKind.ANY_SOURCE_TARGET_PORT_GUID)
                        .map(NodeModelUtils::findActualNodeFor)
                        .filter(node -> request.touches(node.getTextRegion()))
                        .filter(node -> request.isRequested(request.diagnostics(node.getTextRegion(), CODE)))
                        .map(node -> action(request, node));
    }

    private CodeAction action(CodeActionRequest request, ICompositeNode node) {
        String text = request.snapshot().text();
        int start = node.getOffset();
        String line = text.substring(start, start + node.getLength());
        String prefix = text.substring(text.lastIndexOf('\n', start - 1) + 1, start);
        String indentation = prefix.isBlank() ? prefix : "";
        Edit edit = new Edit(
                start,
                line.length(),
                line.replace(BOTH, "source-port-guid") + "\n" + indentation + line.replace(BOTH, "target-port-guid"));
        List<Diagnostic> about = request.diagnostics(node.getTextRegion(), CODE);
        return request.action(
                kind(),
                "split into a line for traffic from these ports and one for traffic to them",
                List.of(request.withDocumentLineEnds(edit)),
                about);
    }
}
