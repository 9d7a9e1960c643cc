package org.qos.dsl.ide.action;

import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.qos.dsl.check.Edit;
import org.qos.dsl.ide.completion.Completion;
import org.qos.dsl.ide.workspace.View;
import org.qos.dsl.scoping.DidYouMean;

/**
 * What can stand in the place of a word that a finding is about, and is nearly that word: what completion offers there, so that
 * it is of the right kind, in a spelling that the language takes.
 *
 * @param situation what the client asks about
 */
record WordsInPlace(Situation situation) {

    /** Findings about one word beside those about unknown ones. */
    private static final Set<String> ABOUT_WORDS = Set.of(
            "boolean-not-true",
            "keyword-case",
            "malformed-port-name",
            "node-guid-as-port-guid",
            "not-a-number",
            "partition-flag-unknown",
            "partition-membership-unknown",
            "partition-port-malformed",
            "port-name-unresolvable",
            "unexpected-text",
            "unrecognized-option");

    /** The fix of an unknown tag writes what is nearest, in both tags. */
    private static final String MENDED = "unknown-element";

    private static final Pattern KEYWORD = Pattern.compile("[A-Za-z][A-Za-z0-9_-]*:?");
    private static final Set<String> ABOUT_KEYWORDS = Set.of("unknown-keyword", "keyword-case", "unexpected-text");

    /** The changes, the best first for each finding. */
    Stream<Guess> guesses() {
        return situation.diagnostics().stream()
                .filter(diagnostic -> isAboutAWord(Situation.code(diagnostic)))
                .flatMap(diagnostic -> edits(diagnostic).map(edit -> new Guess(edit, List.of(diagnostic))));
    }

    private static boolean isAboutAWord(String code) {
        return code.startsWith("unknown-") && !code.equals(MENDED) || ABOUT_WORDS.contains(code);
    }

    private Stream<Edit> edits(Diagnostic about) {
        View view = situation.view();
        int start = view.lines().offset(about.getRange().getStart());
        int end = view.lines().offset(about.getRange().getEnd());
        String text = view.text().substring(start, Math.max(start, end));
        if (text.indexOf('\n') >= 0) {
            return Stream.empty();
        }
        String written = text.strip();
        if (ABOUT_KEYWORDS.contains(Situation.code(about))) {
            Matcher word =
                    KEYWORD.matcher(view.text()).region(start, view.text().length());
            written = word.lookingAt() ? word.group() : "";
        }
        int length = written.length();
        return written.isEmpty() ? Stream.empty() : near(start, written).map(word -> new Edit(start, length, word));
    }

    private Stream<String> near(int start, String written) {
        List<String> offered = offered(start);
        Stream<String> direct = DidYouMean.several(written, offered, NearestName.MOST).stream();
        boolean colonless = !written.endsWith(":");
        return colonless
                ? Stream.concat(direct, DidYouMean.several(written + ":", offered, NearestName.MOST).stream())
                        .distinct()
                        .limit(NearestName.MOST)
                : direct;
    }

    private List<String> offered(int start) {
        View view = situation.view();
        var place = new CompletionParams(
                new TextDocumentIdentifier(view.uri()), view.lines().position(start));
        return new Completion()
                .answer(view, place, () -> {}).getRight().getItems().stream()
                        .map(CompletionItem::getLabel)
                        .toList();
    }
}
