package org.qos.dsl.opensm.syntax;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.qos.dsl.language.FixData;
import org.qos.dsl.language.SyntaxCode;
import org.qos.dsl.syntax.PolicyBlocks;

/** Blocks and sections that are not closed, that are empty, or that are outside of the section they belong to. */
final class BlockEnds {

    private final TokenStream text;
    private final Consumer<NodeError> errors;
    private final Map<Integer, Integer> unclosedBefore = new HashMap<>();
    private final Set<Integer> endMissingAt = new HashSet<>();
    private int afterMisplaced = -1;

    private BlockEnds(TokenStream text, Consumer<NodeError> errors) {
        this.text = text;
        this.errors = errors;
    }

    static void check(TokenStream text, Consumer<NodeError> errors) {
        BlockEnds check = new BlockEnds(text, errors);
        text.blocks().stream()
                .filter(check::isUnclosed)
                .forEach(block -> check.unclosedBefore.merge(block.after(), 1, Integer::sum));
        for (ParsedBlock block : text.blocks()) {
            check.check(block);
        }
    }

    private boolean isUnclosed(ParsedBlock block) {
        return !block.isEmpty()
                && !block.isMisplaced()
                && OpenSmKeywords.keywordOf(block.rule()).isPresent()
                && !isClosed(block);
    }

    private static boolean mayBeEmpty(ParsedBlock block) {
        return PolicyBlocks.readBy(block.rule())
                .filter(type -> !type.mayBeEmpty())
                .isEmpty();
    }

    private boolean isClosed(ParsedBlock block) {
        ParsedToken last = text.token(block.after() - 1);
        return last.kind().equals("end-" + text.token(block.first()).kind()) && !last.stray();
    }

    private void check(ParsedBlock block) {
        if (block.isEmpty()) {
            return;
        }
        if (block.isMisplaced()) {
            checkSection(block);
        } else if (OpenSmKeywords.keywordOf(block.rule()).isPresent()) {
            checkEnd(block);
        }
    }

    private void checkEnd(ParsedBlock block) {
        ParsedToken first = text.token(block.first());
        ParsedToken last = text.token(block.after() - 1);
        if (isClosed(block)) {
            if (block.after() - block.first() == 2 && !mayBeEmpty(block)) {
                errors.accept(new NodeError(
                                first.leaf(),
                                SyntaxCode.EMPTY_SECTION,
                                "'" + first.kind() + "' is empty; OpenSM rejects the policy; remove the section")
                        .withFix(removal(first, last))
                        .asSuggestion());
            }
        } else if (!misspelledEnd(block) && endMissingAt.add(block.after())) {
            NodeError missing = missingEnd(first, last, text.token(block.after()));
            errors.accept(
                    unclosedBefore.get(block.after()) == 1
                            ? MissingEnd.of(text, block)
                                    .map(fix -> missing.withFix(fix))
                                    .orElse(missing)
                            : missing);
        }
    }

    /** The removal of a section; nothing when a comment is in it. */
    private static String[] removal(ParsedToken first, ParsedToken last) {
        String section = first.leaf().getRootNode().getText().substring(first.start(), last.end());
        return section.contains("#")
                ? new String[0]
                : FixData.edit(first.start(), section.length(), "", "remove the section");
    }

    private static NodeError missingEnd(ParsedToken first, ParsedToken last, ParsedToken next) {
        String closing = "write 'end-" + first.kind() + "' before it";
        if (next != null && next.stray() && next.isEnd()) {
            return new NodeError(
                            next.leaf(),
                            SyntaxCode.MISSING_END,
                            "'" + next.kind() + "' does not close the '" + first.kind() + "' of line " + first.line()
                                    + "; OpenSM rejects the policy; write 'end-" + first.kind() + "'")
                    .withFix(FixData.edit(
                            next.start(),
                            next.end() - next.start(),
                            "end-" + first.kind(),
                            "write end-" + first.kind()))
                    .asSuggestion();
        }
        if (next == null) {
            return new NodeError(
                    last.leaf(),
                    SyntaxCode.MISSING_END,
                    "the file ends inside the '" + first.kind() + "' of line " + first.line()
                            + "; OpenSM rejects the policy; close it with 'end-"
                            + first.kind() + "'");
        }
        return new NodeError(
                next.leaf(),
                SyntaxCode.MISSING_END,
                "'" + next.text().strip() + "' is inside the '" + first.kind() + "' of line " + first.line()
                        + ", which is not closed; OpenSM rejects the policy; " + closing);
    }

    /** Whether the text at the end is unexpected and seems intended to close the block. */
    private boolean misspelledEnd(ParsedBlock block) {
        String end = "end-" + text.token(block.first()).kind();
        for (int at = block.after() - 1; at > block.first() && text.token(at).stray(); at--) {
            Optional<String> suggestion =
                    OpenSmKeywords.suggest(text.token(at).text(), OpenSmKeywords.keywordOf(block.rule()));
            if (suggestion.filter(end::equals).isPresent()) {
                return true;
            }
        }
        return false;
    }

    private void checkSection(ParsedBlock block) {
        ParsedToken first = text.token(block.first());
        ParsedToken before = text.token(block.first() - 1);
        boolean consequence = endMissingAt.contains(block.first())
                || before != null && before.stray()
                || block.first() == afterMisplaced;
        afterMisplaced = block.after();
        if (!consequence) {
            errors.accept(new NodeError(
                    first.leaf(),
                    SyntaxCode.OUTSIDE_SECTION,
                    "'" + first.text().strip() + "' is outside of '" + OpenSmKeywords.sectionOf(first.kind())
                            + "'; OpenSM rejects the policy; move it there"));
        }
    }
}
