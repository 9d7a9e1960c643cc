package org.qos.dsl.ide.link;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.DocumentLink;
import org.eclipse.lsp4j.DocumentLinkOptions;
import org.eclipse.lsp4j.DocumentLinkParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.ide.feature.DocumentFeature;
import org.qos.dsl.ide.workspace.Document;
import org.qos.dsl.ide.workspace.View;
import org.qos.dsl.language.Language;
import org.qos.dsl.model.options.Option;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.dsl.model.options.OptionsPackage;

/**
 * Answers the file names in an option file with the files that they name. Options name files where OpenSM runs; where the
 * workspace has a file of that name, that one is meant.
 */
public final class DocumentLinks implements DocumentFeature<DocumentLinkParams, List<DocumentLink>> {

    private static final Set<String> FILE_OPTIONS = Set.of("qos_policy_file", "partition_config_file");

    @Override
    public String method() {
        return "textDocument/documentLink";
    }

    @Override
    public void announce(ServerCapabilities server, ClientCapabilities client) {
        server.setDocumentLinkProvider(new DocumentLinkOptions(false));
    }

    @Override
    public List<DocumentLink> answer(View view, DocumentLinkParams params, CancelChecker cancel) {
        return view.language() == Language.OPTS
                ? view.source().root(OptionsFile.class).getOptions().stream()
                        .filter(option -> FILE_OPTIONS.contains(option.getName()) && option.getValue() != null)
                        .flatMap(option -> link(view, option).stream())
                        .toList()
                : List.of();
    }

    private static Optional<DocumentLink> link(View view, Option option) {
        return target(view, option.getValue())
                .flatMap(target ->
                        NodeModelUtils.findNodesForFeature(option, OptionsPackage.Literals.OPTION__VALUE).stream()
                                .findFirst()
                                .map(node -> new DocumentLink(range(view, node), target)));
    }

    private static Range range(View view, INode node) {
        return view.lines().range(node.getOffset(), node.getLength());
    }

    private static Optional<String> target(View view, String written) {
        try {
            Path path = Path.of(written);
            Optional<String> inWorkspace = view.surroundings().all().stream()
                    .filter(document -> path.getFileName() != null
                            && document.name().equals(path.getFileName().toString()))
                    .map(Document::uri)
                    .findFirst();
            return inWorkspace.or(
                    () -> path.isAbsolute() ? Optional.of(path.toUri().toString()) : Optional.empty());
        } catch (InvalidPathException noPath) {
            return Optional.empty();
        }
    }
}
