package org.qos.dsl.ide.action;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.qos.dsl.check.Edit;
import org.qos.dsl.check.FindingCodes;
import org.qos.dsl.ide.completion.Completion;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.language.FindingTrait;
import org.qos.dsl.scoping.NameSuggestions;

/**
 * Suggestions for the token that a diagnostic is about: the completion proposals at its position that have a similar
 * name.
 *
 * @param request the code action request
 */
record CompletionSuggestions(CodeActionRequest request) {

    private static final Pattern KEYWORD = Pattern.compile("[A-Za-z][A-Za-z0-9_-]*:?");

    /** The suggestions, the best first for each diagnostic. */
    Stream<Suggestion> suggestions() {
        return request.diagnostics().stream()
                .filter(diagnostic -> concernsOneToken(CodeActionRequest.code(diagnostic)))
                .flatMap(diagnostic -> edits(diagnostic).map(edit -> new Suggestion(edit, List.of(diagnostic))));
    }

    private static boolean concernsOneToken(String code) {
        return FindingCodes.has(code, FindingTrait.SIMILAR_VALUES)
                || FindingCodes.has(code, FindingTrait.SIMILAR_KEYWORDS);
    }

    private Stream<Edit> edits(Diagnostic about) {
        DocumentSnapshot snapshot = request.snapshot();
        int start = snapshot.lines().offset(about.getRange().getStart());
        int end = snapshot.lines().offset(about.getRange().getEnd());
        String text = snapshot.text().substring(start, Math.max(start, end));
        if (text.indexOf('\n') >= 0) {
            return Stream.empty();
        }
        String written = text.strip();
        if (FindingCodes.has(CodeActionRequest.code(about), FindingTrait.SIMILAR_KEYWORDS)) {
            Matcher name = KEYWORD.matcher(snapshot.text())
                    .region(start, snapshot.text().length());
            written = name.lookingAt() ? name.group() : "";
        }
        int length = written.length();
        return written.isEmpty() ? Stream.empty() : similar(start, written).map(name -> new Edit(start, length, name));
    }

    private Stream<String> similar(int start, String written) {
        List<String> completions = completions(start);
        Stream<String> direct =
                NameSuggestions.STRICT.closest(written, completions, SpellingSuggestions.MAX_SUGGESTIONS).stream();
        boolean colonless = !written.endsWith(":");
        return colonless
                ? Stream.concat(
                                direct,
                                NameSuggestions.STRICT
                                        .closest(written + ":", completions, SpellingSuggestions.MAX_SUGGESTIONS)
                                        .stream())
                        .distinct()
                        .limit(SpellingSuggestions.MAX_SUGGESTIONS)
                : direct;
    }

    private List<String> completions(int start) {
        DocumentSnapshot snapshot = request.snapshot();
        var place = new CompletionParams(
                new TextDocumentIdentifier(snapshot.uri()), snapshot.lines().position(start));
        return new Completion()
                .handle(snapshot, place, () -> {}).getRight().getItems().stream()
                        .flatMap(item -> rest(item, start).stream())
                        .toList();
    }

    /** What a proposal writes after the cursor; empty if it does not begin with what of its token is before it. */
    private Optional<String> rest(CompletionItem item, int cursor) {
        int start = request.snapshot()
                .lines()
                .offset(item.getTextEdit().getLeft().getRange().getStart());
        String before = request.snapshot().text().substring(start, cursor);
        String label = item.getLabel();
        return item.getFilterText().startsWith(before)
                ? Optional.of(label.startsWith(before) ? label.substring(before.length()) : label)
                : Optional.empty();
    }
}
