package org.qos.dsl.ide.link;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.lsp4j.DocumentLink;
import org.eclipse.lsp4j.DocumentLinkParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.qos.dsl.check.FindingCodes;
import org.qos.dsl.check.suppression.RuleMention;
import org.qos.dsl.check.suppression.Suppressions;
import org.qos.dsl.ide.diagnostics.RulePages;
import org.qos.dsl.ide.feature.DocumentHandler;
import org.qos.dsl.ide.semantics.FileReference;
import org.qos.dsl.ide.semantics.FileReferences;
import org.qos.dsl.ide.workspace.Lines;
import org.qos.dsl.ide.workspace.ProjectView;
import org.qos.dsl.ide.workspace.RelatedDocuments;
import org.qos.dsl.ide.workspace.View;
import org.qos.dsl.project.settings.SettingsToken.Role;

/** Handles {@code textDocument/documentLink}: file names link to existing files, rule codes to their pages. */
public final class DocumentLinks implements DocumentHandler<DocumentLinkParams, List<DocumentLink>> {

    private static final Comparator<DocumentLink> IN_TEXT_ORDER = Comparator.comparing(
            link -> link.getRange().getStart(),
            Comparator.comparingInt(Position::getLine).thenComparingInt(Position::getCharacter));

    @Override
    public List<DocumentLink> emptyResponse() {
        return List.of();
    }

    @Override
    public List<DocumentLink> handle(View view, DocumentLinkParams params, CancelChecker cancel) {
        return Stream.concat(
                        FileReferences.in(view).stream()
                                .flatMap(name -> file(name, view.lines(), view.relatedDocuments())),
                        Suppressions.rules(view.source()).stream().flatMap(rule -> page(view, rule)))
                .sorted(IN_TEXT_ORDER)
                .toList();
    }

    @Override
    public List<DocumentLink> handle(ProjectView view, DocumentLinkParams params, CancelChecker cancel) {
        Stream<DocumentLink> pages = view.tokens().stream()
                .filter(token -> token.role() == Role.RULE)
                .flatMap(token -> page(view.range(token.region()), token.text()).stream());
        return Stream.concat(
                        FileReferences.in(view).stream()
                                .flatMap(name -> file(name, view.lines(), view.relatedDocuments())),
                        pages)
                .sorted(IN_TEXT_ORDER)
                .toList();
    }

    private static Stream<DocumentLink> file(FileReference name, Lines lines, RelatedDocuments workspace) {
        return name
                .uri(workspace)
                .map(uri -> new DocumentLink(
                        lines.range(name.region()), uri, null, name.target().toString()))
                .stream();
    }

    private static Stream<DocumentLink> page(View view, RuleMention rule) {
        return page(view.lines().range(rule.region()), rule.code()).stream();
    }

    private static Optional<DocumentLink> page(Range range, String code) {
        return FindingCodes.gradedByCode(code)
                .flatMap(rule ->
                        RulePages.ofUser().uri(code).map(uri -> new DocumentLink(range, uri, null, rule.summary())));
    }
}
