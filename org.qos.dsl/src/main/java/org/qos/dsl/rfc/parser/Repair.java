package org.qos.dsl.rfc.parser;

import java.util.List;
import java.util.Optional;
import org.qos.dsl.language.SyntaxErrors;
import org.qos.dsl.rfc.parser.RawToken.Kind;
import org.qos.dsl.syntax.SyntaxError;

/**
 * Reads the pieces of a text as elements. The rules for tags that are missing, misspelt, doubled or misplaced aim at one
 * message for one error: they read at most one tag ahead and decide for the reading that keeps the rest of the text.
 */
public final class Repair {

    private final String text;
    private final RawTokens rawTokens;
    private final RfcTokenList out = new RfcTokenList();
    private final OpenElements open;
    private final OpeningTags openingTags;
    private final ClosingTags closingTags;
    private final ValueTokens values;
    private final boolean complete;
    private boolean policySeen;

    private Repair(String text, boolean complete) {
        this.text = text;
        this.complete = complete;
        rawTokens = new RawTokens(RawTokenScanner.of(text));
        open = new OpenElements(text, out);
        openingTags = new OpeningTags(text, rawTokens, open, out);
        closingTags = new ClosingTags(rawTokens, open);
        values = new ValueTokens(text, out, !complete);
    }

    /** The tokens of a whole policy: they fit the grammar, whatever the text. All that is open is closed at the end. */
    public static List<RfcToken> ofPolicy(String text) {
        return new Repair(text, true).run();
    }

    /**
     * The tokens of a policy up to the cursor: what is open stays open, and a comma at the end waits for the next value.
     */
    public static List<RfcToken> ofBeginning(String text) {
        return new Repair(text, false).run();
    }

    private List<RfcToken> run() {
        int index = 0;
        while (index < rawTokens.size()) {
            if (out.errors() >= SyntaxErrors.MAX) {
                return giveUp(index);
            }
            if (isPolicyFinished() && rawTokens.get(index).kind() != Kind.COMMENT) {
                return refuseRest(index, RfcSyntaxErrors.contentAfterPolicy());
            }
            if (complete && isBeingTyped(index)) {
                return finishBefore(rawTokens.get(index));
            }
            index = read(index);
            policySeen |= !open.top().element().isDocument();
        }
        return finish();
    }

    private boolean isPolicyFinished() {
        return policySeen && open.top().element().isDocument();
    }

    /** Whether a piece belongs to what is before the policy, which has had its message: a mail around it, say. */
    private boolean isMoreOfPreface(int index) {
        return !policySeen
                && open.top().element().isDocument()
                && open.top().isDisturbed()
                && rawTokens.get(index).kind() != Kind.OPENING_TAG;
    }

    private int read(int index) {
        RawToken rawToken = rawTokens.get(index);
        if (isMoreOfPreface(index)) {
            out.skipped(rawToken.start(), rawToken.end());
            return index + 1;
        }
        switch (rawToken.kind()) {
            case OPENING_TAG -> {
                return openingTags.read(index);
            }
            case CLOSING_TAG -> closingTags.read(index);
            case COMMENT -> out.skipped(rawToken.start(), rawToken.end());
            case REFUSED -> {
                rawToken.error().ifPresent(error -> open.refuse(rawToken, error));
            }
            case TEXT -> text(index, rawToken);
        }
        return index + 1;
    }

    private void text(int index, RawToken rawToken) {
        OpenElement top = open.top();
        if (!top.element().content().isValue()) {
            textInContainer(index, rawToken, top);
        } else if (top.isEmpty()) {
            top.fill();
            values.write(top.element().content(), rawToken.start(), rawToken.end());
        } else if (top.isDisturbed()) {
            out.skipped(rawToken.start(), rawToken.end());
        } else {
            refuseLine(rawToken, RfcSyntaxErrors.textAfterComment(top.element()));
        }
    }

    /** Text where elements are expected: a value whose opening tag is missing, or nothing that belongs here. */
    private void textInContainer(int index, RawToken rawToken, OpenElement top) {
        Optional<Element> missing = rawTokens
                .closingTagAfter(index)
                .flatMap(tag -> top.element().child(tag.canonicalName()))
                .filter(child -> child.content().isValue());
        if (missing.isEmpty()) {
            refuseLine(rawToken, RfcSyntaxErrors.textOutside(top.element()));
            return;
        }
        openBefore(rawToken, missing.get());
    }

    /** Opens an element whose tag is missing before its value, or is not readable. */
    private void openBefore(RawToken rawToken, Element element) {
        open.openMissing(List.of(element));
        Optional<BrokenTag> broken = BrokenTag.at(text, rawToken, element);
        broken.ifPresent(tag -> out.refused(tag.start(), tag.end(), tag.error()));
        int value = broken.map(tag -> tag.valueStart(text)).orElse(rawToken.start());
        if (value < rawToken.end()) {
            open.top().fill();
            int first = out.size();
            values.write(element.content(), value, rawToken.end());
            if (broken.isEmpty()) {
                SyntaxError error = RfcSyntaxErrors.missingOpeningTag(element);
                out.errorAt(first, error.inserting(rawToken.start(), element.openingTag()));
            }
        }
    }

    /** Refuses a text on its first line, so that a page of prose is not one long mark. */
    private void refuseLine(RawToken rawToken, SyntaxError error) {
        int end = rawToken.start();
        while (end < rawToken.end() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
            end++;
        }
        open.top().disturb();
        out.refused(rawToken.start(), end, error);
        out.skipped(end, rawToken.end());
    }

    /** Whether a piece is the beginning of a tag at the end of the text. */
    private boolean isBeingTyped(int index) {
        RawToken rawToken = rawTokens.get(index);
        boolean closesTop = rawToken.kind() == Kind.CLOSING_TAG
                && rawToken.canonicalName().equals(open.top().element().name());
        return rawToken.isTag()
                && rawToken.end() == text.length()
                && text.charAt(rawToken.end() - 1) != '>'
                && !(closesTop && !rawToken.name().isEmpty());
    }

    /** Closes what is open before the beginning of a tag: what is typed there belongs to the innermost open element. */
    private List<RfcToken> finishBefore(RawToken typed) {
        boolean closing = typed.kind() == Kind.CLOSING_TAG;
        closeAll(false);
        out.refused(
                typed.start(), typed.end(), typed.error().orElse(RfcSyntaxErrors.incompleteTag(closing, typed.name())));
        return out.upTo(text.length());
    }

    private List<RfcToken> finish() {
        if (complete) {
            closeAll(out.errors() == 0);
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
        Element policy = Element.DOCUMENT.children().iterator().next();
        open.openMissing(List.of(policy));
        if (report) {
            out.errorAt(tag, RfcSyntaxErrors.missingPolicy(policy));
        }
    }

    private List<RfcToken> giveUp(int index) {
        if (!policySeen) {
            open.openMissing(List.of(Element.DOCUMENT.children().iterator().next()));
        }
        open.closeAllSilently();
        return refuseRest(index, RfcSyntaxErrors.tooManyErrors());
    }

    private List<RfcToken> refuseRest(int index, SyntaxError error) {
        RawToken rawToken = rawTokens.get(index);
        refuseLine(rawToken, rawToken.kind() == Kind.REFUSED ? rawToken.error().orElse(error) : error);
        out.skipped(out.end(), text.length());
        return out.upTo(text.length());
    }
}
