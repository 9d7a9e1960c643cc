package org.qos.dsl.opensm.syntax;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Text that does not fit at its place: gathers what is one error, and says what it seems to be. */
final class UnexpectedText {

    private final Consumer<NodeError> errors;
    private final Set<ParsedToken> misplacedEnds = Collections.newSetFromMap(new IdentityHashMap<>());

    private UnexpectedText(TokenStream text, Consumer<NodeError> errors) {
        this.errors = errors;
        text.blocks().stream()
                .filter(ParsedBlock::isMisplaced)
                .forEach(b -> misplacedEnds.add(text.token(b.after() - 1)));
    }

    static void check(TokenStream text, Consumer<NodeError> errors) {
        UnexpectedText check = new UnexpectedText(text, errors);
        List<ParsedToken> run = new ArrayList<>();
        ParsedToken before = null;
        for (int i = 0; i < text.tokens().size(); i++) {
            ParsedToken token = text.token(i);
            ParsedToken previous = text.token(i - 1);
            boolean goesOn = token.stray() && !run.isEmpty() && isSameError(previous, token);
            if (!goesOn && !run.isEmpty()) {
                check.explain(new UnexpectedTokens(List.copyOf(run), before));
                run.clear();
            }
            if (token.stray()) {
                before = run.isEmpty() ? previous : before;
                run.add(token);
            }
        }
        if (!run.isEmpty()) {
            check.explain(new UnexpectedTokens(List.copyOf(run), before));
        }
    }

    /** In a block each line is an error of its own; between blocks everything up to the next block is one. */
    private static boolean isSameError(ParsedToken previous, ParsedToken token) {
        boolean inBlock = OpenSmKeywords.keywordOf(token.rule())
                .filter(k -> OpenSmKeywords.contentsOf(Optional.of(k)).stream().anyMatch(c -> c.endsWith(":")))
                .isPresent();
        return previous.rule().equals(token.rule()) && (!inBlock || token.sameLineAs(previous));
    }

    private void explain(UnexpectedTokens run) {
        if (!isConsequence(run)) {
            errors.accept(SyntaxErrorClassifier.of(run));
        }
    }

    /** Whether it is only the end of a section whose start is already reported as missing. */
    private boolean isConsequence(UnexpectedTokens run) {
        return run.first().isEnd() && run.tokens().size() == 1 && misplacedEnds.contains(run.before());
    }
}
