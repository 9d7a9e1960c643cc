package org.qos.dsl.ui.lens;

import java.util.stream.Collectors;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.codemining.ICodeMiningProvider;
import org.eclipse.jface.text.codemining.LineContentCodeMining;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.InlayHintLabelPart;
import org.qos.dsl.ui.document.TextPositions;

/** A hint after the value that it explains. */
final class InlayHintMining extends LineContentCodeMining {

    private InlayHintMining(Anchor anchor, String label, ICodeMiningProvider provider) {
        super(anchor.character(), anchor.after(), provider);
        setLabel(label);
    }

    static InlayHintMining of(InlayHint hint, IDocument document, ICodeMiningProvider provider)
            throws BadLocationException {
        return new InlayHintMining(Anchor.of(hint, document), label(hint), provider);
    }

    /**
     * The character beside which a hint is drawn.
     *
     * @param after whether the hint is after it: only at the end of the text, which has no character after the hint
     */
    private record Anchor(Position character, boolean after) {

        static Anchor of(InlayHint hint, IDocument document) throws BadLocationException {
            int end = TextPositions.offset(document, hint.getPosition());
            if (end < document.getLength()) {
                return new Anchor(new Position(end, 1), false);
            }
            if (end == 0) {
                throw new BadLocationException("no text beside the hint");
            }
            return new Anchor(new Position(end - 1, 1), true);
        }
    }

    private static String label(InlayHint hint) {
        String text = hint.getLabel().map(whole -> whole, parts -> parts.stream()
                .map(InlayHintLabelPart::getValue)
                .collect(Collectors.joining()));
        String before = Boolean.TRUE.equals(hint.getPaddingLeft()) ? " " : "";
        return Boolean.TRUE.equals(hint.getPaddingRight()) ? before + text + " " : before + text;
    }
}
