package org.qos.dsl.opensm.syntax;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Text that does not fit where it stands: gathers what is one mistake, and says what it seems to be. */
final class StrayText {

    private final Consumer<Complaint> complaints;
    private final Set<Token> misplacedEnds = Collections.newSetFromMap(new IdentityHashMap<>());

    private StrayText(ReadText text, Consumer<Complaint> complaints) {
        this.complaints = complaints;
        text.blocks().stream().filter(Block::isMisplaced).forEach(b -> misplacedEnds.add(text.token(b.behind() - 1)));
    }

    static void check(ReadText text, Consumer<Complaint> complaints) {
        StrayText check = new StrayText(text, complaints);
        List<Token> run = new ArrayList<>();
        Token before = null;
        for (int i = 0; i < text.tokens().size(); i++) {
            Token token = text.token(i);
            Token previous = text.token(i - 1);
            boolean goesOn = token.stray() && !run.isEmpty() && isSameMistake(previous, token);
            if (!goesOn && !run.isEmpty()) {
                check.explain(new StrayRun(List.copyOf(run), before));
                run.clear();
            }
            if (token.stray()) {
                before = run.isEmpty() ? previous : before;
                run.add(token);
            }
        }
        if (!run.isEmpty()) {
            check.explain(new StrayRun(List.copyOf(run), before));
        }
    }

    /** In a block each line is a mistake of its own; between blocks everything up to the next block is one. */
    private static boolean isSameMistake(Token previous, Token token) {
        boolean inBlock = Vocabulary.keywordOf(token.rule())
                .filter(k -> Vocabulary.contentsOf(Optional.of(k)).stream().anyMatch(c -> c.endsWith(":")))
                .isPresent();
        return previous.rule().equals(token.rule()) && (!inBlock || token.sameLineAs(previous));
    }

    private void explain(StrayRun run) {
        if (!isConsequence(run)) {
            complaints.accept(Explanation.of(run));
        }
    }

    /** Whether it is only the end of a section whose start is already reported as missing. */
    private boolean isConsequence(StrayRun run) {
        return run.first().isEnd() && run.tokens().size() == 1 && misplacedEnds.contains(run.before());
    }
}
