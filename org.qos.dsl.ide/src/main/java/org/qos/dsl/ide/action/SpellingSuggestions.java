package org.qos.dsl.ide.action;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.xtext.util.ITextRegion;
import org.eclipse.xtext.util.TextRegion;
import org.qos.dsl.check.Edit;
import org.qos.dsl.check.FindingCodes;
import org.qos.dsl.check.suppression.UnusedSuppression;
import org.qos.dsl.ide.syntax.SymbolIndex;
import org.qos.dsl.ide.syntax.SymbolOccurrence;
import org.qos.dsl.ide.syntax.SymbolType;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.language.FindingCode;
import org.qos.dsl.scoping.NameSuggestions;

/**
 * Suggests known names for an unknown one with a similar spelling: port groups, QoS levels, partitions, rules, or the
 * completion proposals for the token that a diagnostic is about.
 */
final class SpellingSuggestions implements CodeActionProvider {

    /** The maximum number of suggestions for one name. */
    static final int MAX_SUGGESTIONS = 3;

    private static final String UNUSED = new UnusedSuppression().code();

    private static final Pattern IGNORED_CODE = Pattern.compile("qos-ignore\\s+(?<code>[\\w-]+)");

    @Override
    public Stream<CodeAction> actions(CodeActionRequest request) {
        return Stream.of(references(request), codes(request), new CompletionSuggestions(request).suggestions())
                .flatMap(all -> all)
                .filter(suggestion -> request.isRequested(suggestion.about()))
                .filter(suggestion -> changes(request, suggestion.edit()))
                .map(suggestion -> action(request, suggestion));
    }

    private CodeAction action(CodeActionRequest request, Suggestion suggestion) {
        return request.action(
                kind(),
                "did you mean " + suggestion.edit().text().strip() + "?",
                List.of(suggestion.edit()),
                suggestion.about());
    }

    private static boolean changes(CodeActionRequest request, Edit edit) {
        return !request.snapshot().text().startsWith(edit.text(), edit.offset())
                || edit.text().length() != edit.length();
    }

    private static Stream<Suggestion> references(CodeActionRequest request) {
        return SymbolIndex.in(request.snapshot()).all().stream()
                .filter(occurrence -> occurrence.isReference() && request.touches(occurrence.region()))
                .filter(occurrence -> SymbolIndex.definition(occurrence).isEmpty())
                .flatMap(occurrence -> nearest(request.snapshot(), occurrence)
                        .map(edit -> new Suggestion(edit, request.diagnostics(occurrence))));
    }

    private static Stream<Edit> nearest(DocumentSnapshot snapshot, SymbolOccurrence occurrence) {
        Optional<DocumentSnapshot> defining =
                occurrence.type() == SymbolType.PARTITION ? snapshot.partitions() : Optional.of(snapshot);
        List<String> known = defining.stream()
                .flatMap(other -> SymbolIndex.in(other).definitions(occurrence.type()))
                .map(SymbolOccurrence::name)
                .toList();
        return NameSuggestions.STRICT.closest(occurrence.name(), known, MAX_SUGGESTIONS).stream()
                .flatMap(name -> occurrence.type().encode(name, snapshot.language()).stream())
                .map(name -> edit(occurrence.region(), name));
    }

    private static Stream<Suggestion> codes(CodeActionRequest request) {
        List<String> known = FindingCodes.graded().stream()
                .filter(FindingCode::isSuppressible)
                .map(FindingCode::code)
                .toList();
        Matcher ignored = IGNORED_CODE.matcher(request.snapshot().text());
        return ignored.results()
                .map(found -> new TextRegion(found.start(1), found.end(1) - found.start(1)))
                .filter(region -> request.touches(region))
                .flatMap(region -> {
                    String code = request.snapshot()
                            .text()
                            .substring(region.getOffset(), region.getOffset() + region.getLength());
                    return known.contains(code)
                            ? Stream.empty()
                            : NameSuggestions.STRICT.closest(code, known, MAX_SUGGESTIONS).stream()
                                    .map(name ->
                                            new Suggestion(edit(region, name), request.diagnostics(region, UNUSED)));
                });
    }

    private static Edit edit(ITextRegion region, String text) {
        return new Edit(region.getOffset(), region.getLength(), text);
    }
}
