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
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.ide.workspace.Lines;
import org.qos.dsl.ide.workspace.ProjectFileSnapshot;
import org.qos.dsl.ide.workspace.RelatedDocuments;
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
    public List<DocumentLink> handle(DocumentSnapshot snapshot, DocumentLinkParams params, CancelChecker cancel) {
        return Stream.concat(
                        FileReferences.in(snapshot).stream()
                                .flatMap(name -> file(name, snapshot.lines(), snapshot.relatedDocuments())),
                        Suppressions.rules(snapshot.source()).stream().flatMap(rule -> page(snapshot, rule)))
                .sorted(IN_TEXT_ORDER)
                .toList();
    }

    @Override
    public List<DocumentLink> handle(ProjectFileSnapshot snapshot, DocumentLinkParams params, CancelChecker cancel) {
        Stream<DocumentLink> pages = snapshot.tokens().stream()
                .filter(token -> token.role() == Role.RULE)
                .flatMap(token -> page(snapshot.range(token.region()), token.text()).stream());
        return Stream.concat(
                        FileReferences.in(snapshot).stream()
                                .flatMap(name -> file(name, snapshot.lines(), snapshot.relatedDocuments())),
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

    private static Stream<DocumentLink> page(DocumentSnapshot snapshot, RuleMention rule) {
        return page(snapshot.lines().range(rule.region()), rule.code()).stream();
    }

    private static Optional<DocumentLink> page(Range range, String code) {
        return FindingCodes.gradedByCode(code)
                .flatMap(rule ->
                        RulePages.ofUser().uri(code).map(uri -> new DocumentLink(range, uri, null, rule.summary())));
    }
}
