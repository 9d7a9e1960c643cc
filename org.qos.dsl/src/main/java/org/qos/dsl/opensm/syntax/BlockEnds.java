package org.qos.dsl.opensm.syntax;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.qos.dsl.language.FixData;

/** Blocks and sections that are not closed, that are empty, or that stand outside the section they belong to. */
final class BlockEnds {

    private static final Set<String> NOT_EMPTY = Set.of("PortGroups", "QosUlps");

    private final ReadText text;
    private final Consumer<Complaint> complaints;
    private final Map<Integer, Integer> unclosedBefore = new HashMap<>();
    private final Set<Integer> endMissingAt = new HashSet<>();
    private int behindMisplaced = -1;

    private BlockEnds(ReadText text, Consumer<Complaint> complaints) {
        this.text = text;
        this.complaints = complaints;
    }

    static void check(ReadText text, Consumer<Complaint> complaints) {
        BlockEnds check = new BlockEnds(text, complaints);
        text.blocks().stream()
                .filter(check::isUnclosed)
                .forEach(block -> check.unclosedBefore.merge(block.behind(), 1, Integer::sum));
        for (Block block : text.blocks()) {
            check.check(block);
        }
    }

    private boolean isUnclosed(Block block) {
        return !block.isEmpty()
                && !block.isMisplaced()
                && Vocabulary.keywordOf(block.rule()).isPresent()
                && !isClosed(block);
    }

    private boolean isClosed(Block block) {
        Token last = text.token(block.behind() - 1);
        return last.kind().equals("end-" + text.token(block.first()).kind()) && !last.stray();
    }

    private void check(Block block) {
        if (block.isEmpty()) {
            return;
        }
        if (block.isMisplaced()) {
            checkSection(block);
        } else if (Vocabulary.keywordOf(block.rule()).isPresent()) {
            checkEnd(block);
        }
    }

    private void checkEnd(Block block) {
        Token first = text.token(block.first());
        Token last = text.token(block.behind() - 1);
        if (isClosed(block)) {
            if (block.behind() - block.first() == 2 && NOT_EMPTY.contains(block.rule())) {
                complaints.accept(new Complaint(
                                first.leaf(),
                                SyntaxCode.EMPTY_SECTION,
                                "'" + first.kind() + "' is empty; OpenSM refuses that: remove the section")
                        .mendedBy(removal(first, last)));
            }
        } else if (!misspeltEnd(block) && endMissingAt.add(block.behind())) {
            Complaint missing = missingEnd(first, last, text.token(block.behind()));
            complaints.accept(
                    unclosedBefore.get(block.behind()) == 1
                            ? MissingEnd.of(text, block)
                                    .map(fix -> missing.mendedBy(fix))
                                    .orElse(missing)
                            : missing);
        }
    }

    /** The removal of a section; nothing when a comment stands in it. */
    private static String[] removal(Token first, Token last) {
        String section = first.leaf().getRootNode().getText().substring(first.start(), last.end());
        return section.contains("#")
                ? new String[0]
                : FixData.edit(first.start(), section.length(), "", "remove the section");
    }

    private static Complaint missingEnd(Token first, Token last, Token next) {
        String closing = "write 'end-" + first.kind() + "' before it";
        if (next == null) {
            return new Complaint(
                    last.leaf(),
                    SyntaxCode.MISSING_END,
                    "the file ends inside the '" + first.kind() + "' of line " + first.line() + "; close it with 'end-"
                            + first.kind() + "'");
        }
        return new Complaint(
                next.leaf(),
                SyntaxCode.MISSING_END,
                "'" + next.text().strip() + "' stands inside the '" + first.kind() + "' of line " + first.line()
                        + ", which is still open: " + closing);
    }

    /** Whether the text at the end is stray and seems to be meant to close the block. */
    private boolean misspeltEnd(Block block) {
        String end = "end-" + text.token(block.first()).kind();
        for (int at = block.behind() - 1; at > block.first() && text.token(at).stray(); at--) {
            Optional<String> meant = Vocabulary.meantBy(text.token(at).text(), Vocabulary.keywordOf(block.rule()));
            if (meant.filter(end::equals).isPresent()) {
                return true;
            }
        }
        return false;
    }

    private void checkSection(Block block) {
        Token first = text.token(block.first());
        Token before = text.token(block.first() - 1);
        boolean consequence = endMissingAt.contains(block.first())
                || before != null && before.stray()
                || block.first() == behindMisplaced;
        behindMisplaced = block.behind();
        if (!consequence) {
            complaints.accept(new Complaint(
                    first.leaf(),
                    SyntaxCode.OUTSIDE_SECTION,
                    "'" + first.text().strip() + "' stands outside of '" + Vocabulary.sectionOf(first.kind())
                            + "'; put it there"));
        }
    }
}
