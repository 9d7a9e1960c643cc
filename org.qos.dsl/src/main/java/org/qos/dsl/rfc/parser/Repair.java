package org.qos.dsl.rfc.parser;

import java.util.List;
import java.util.Optional;
import org.qos.dsl.rfc.parser.Piece.Kind;

/**
 * Reads the pieces of a text as elements. The rules for tags that are missing, misspelt, doubled or misplaced aim at one
 * message for one mistake: they look at most one tag ahead and decide for the reading that keeps the rest of the text.
 */
final class Repair {
    /** Mistakes after which the rest is not read: what has so many is no policy, and nobody reads so many messages. */
    static final int MOST_MISTAKES = 1000;

    private final String text;
    private final Element document;
    private final Pieces pieces;
    private final Lexemes out = new Lexemes();
    private final OpenElements open;
    private final OpeningTags openingTags;
    private final ClosingTags closingTags;
    private final Values values;
    private final boolean complete;
    private boolean policySeen;

    private Repair(String text, Element document, boolean complete) {
        this.text = text;
        this.document = document;
        this.complete = complete;
        pieces = new Pieces(Scan.of(text));
        open = new OpenElements(text, document, out);
        openingTags = new OpeningTags(text, pieces, open, out);
        closingTags = new ClosingTags(pieces, open);
        values = new Values(text, out, !complete);
    }

    /** The tokens of a whole policy: all that is open is closed at the end. */
    static List<Lexeme> ofPolicy(String text, Element document) {
        return new Repair(text, document, true).run();
    }

    /** The tokens of the beginning of a policy, up to the place where somebody types: nothing is closed at the end. */
    static List<Lexeme> ofBeginning(String text, Element document) {
        return new Repair(text, document, false).run();
    }

    private List<Lexeme> run() {
        int index = 0;
        while (index < pieces.size()) {
            if (out.mistakes() >= MOST_MISTAKES) {
                return giveUp(index);
            }
            if (isPolicyFinished() && pieces.get(index).kind() != Kind.COMMENT) {
                return refuseRest(index, Mistakes.contentBehindPolicy());
            }
            if (complete && isBeingTyped(index)) {
                return finishBefore(pieces.get(index));
            }
            index = read(index);
            policySeen |= !open.top().element().isDocument();
        }
        return finish();
    }

    private boolean isPolicyFinished() {
        return policySeen && open.top().element().isDocument();
    }

    /** Whether a piece belongs to what stands before the policy, which has had its message: a mail around it, say. */
    private boolean isMoreOfPreface(int index) {
        return !policySeen
                && open.top().element().isDocument()
                && open.top().isDisturbed()
                && pieces.get(index).kind() != Kind.OPENING_TAG;
    }

    private int read(int index) {
        Piece piece = pieces.get(index);
        if (isMoreOfPreface(index)) {
            out.skipped(piece.start(), piece.end());
            return index + 1;
        }
        switch (piece.kind()) {
            case OPENING_TAG -> {
                return openingTags.read(index);
            }
            case CLOSING_TAG -> closingTags.read(index);
            case COMMENT -> out.skipped(piece.start(), piece.end());
            case REFUSED -> {
                piece.mistake().ifPresent(mistake -> open.refuse(piece, mistake));
            }
            case TEXT -> text(index, piece);
        }
        return index + 1;
    }

    private void text(int index, Piece piece) {
        OpenElement top = open.top();
        if (!top.element().content().isValue()) {
            textInContainer(index, piece, top);
        } else if (top.isEmpty()) {
            top.fill();
            values.write(top.element().content(), piece.start(), piece.end());
        } else if (top.isDisturbed()) {
            out.skipped(piece.start(), piece.end());
        } else {
            refuseLine(piece, Mistakes.textBehindComment(top.element()));
        }
    }

    /** Text where elements are expected: a value whose opening tag is missing, or nothing that belongs here. */
    private void textInContainer(int index, Piece piece, OpenElement top) {
        Optional<Element> missing = pieces.closingTagAfter(index)
                .flatMap(tag -> top.element().child(tag.canonicalName()))
                .filter(child -> child.content().isValue());
        if (missing.isEmpty()) {
            refuseLine(piece, Mistakes.textOutside(top.element()));
            return;
        }
        open.openMissing(List.of(missing.get()));
        open.top().fill();
        int first = out.size();
        values.write(missing.get().content(), piece.start(), piece.end());
        String tag = missing.get().openingTag();
        boolean begun = text.startsWith(tag.substring(1), piece.start());
        out.mistakeAt(first, Mistakes.missingOpeningTag(missing.get()).inserting(piece.start(), begun ? "<" : tag));
    }

    /** Refuses a text on its first line, so that a page of prose is not one long mark. */
    private void refuseLine(Piece piece, Mistake mistake) {
        int end = piece.start();
        while (end < piece.end() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
            end++;
        }
        open.top().disturb();
        out.refused(piece.start(), end, mistake);
        out.skipped(end, piece.end());
    }

    /** Whether a piece is the beginning of a tag at the end of the text. */
    private boolean isBeingTyped(int index) {
        Piece piece = pieces.get(index);
        boolean closesTop = piece.kind() == Kind.CLOSING_TAG
                && piece.canonicalName().equals(open.top().element().name());
        return piece.isTag()
                && piece.end() == text.length()
                && text.charAt(piece.end() - 1) != '>'
                && !(closesTop && !piece.name().isEmpty());
    }

    /** Closes what is open before the beginning of a tag: what is typed there belongs to the innermost open element. */
    private List<Lexeme> finishBefore(Piece typed) {
        boolean closing = typed.kind() == Kind.CLOSING_TAG;
        closeAll(false);
        out.refused(typed.start(), typed.end(), typed.mistake().orElse(Mistakes.incompleteTag(closing, typed.name())));
        return out.upTo(text.length());
    }

    private List<Lexeme> finish() {
        if (complete) {
            closeAll(out.mistakes() == 0);
        }
        return out.upTo(text.length());
    }

    private void closeAll(boolean reportMissingPolicy) {
        if (!policySeen) {
            openMissingPolicy(reportMissingPolicy);
        }
        while (!open.top().element().isDocument()) {
            open.closeMissing();
        }
    }

    private void openMissingPolicy(boolean report) {
        int tag = out.size();
        Element policy = document.children().iterator().next();
        open.openMissing(List.of(policy));
        if (report) {
            out.mistakeAt(tag, Mistakes.missingPolicy(policy));
        }
    }

    private List<Lexeme> giveUp(int index) {
        if (!policySeen) {
            open.openMissing(List.of(document.children().iterator().next()));
        }
        open.closeAllSilently();
        return refuseRest(index, Mistakes.tooManyMistakes(MOST_MISTAKES));
    }

    private List<Lexeme> refuseRest(int index, Mistake mistake) {
        Piece piece = pieces.get(index);
        refuseLine(piece, piece.kind() == Kind.REFUSED ? piece.mistake().orElse(mistake) : mistake);
        out.skipped(out.end(), text.length());
        return out.upTo(text.length());
    }
}
