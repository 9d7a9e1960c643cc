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

    InlayHintMining(InlayHint hint, IDocument document, ICodeMiningProvider provider) throws BadLocationException {
        super(nextCharacter(hint, document), provider);
        setLabel(label(hint));
    }

    /** The character before which the hint is drawn, for example the end of the line; none at the end of the text. */
    private static Position nextCharacter(InlayHint hint, IDocument document) throws BadLocationException {
        int end = TextPositions.offset(document, hint.getPosition());
        return new Position(end, end == document.getLength() ? 0 : 1);
    }

    private static String label(InlayHint hint) {
        String text = hint.getLabel().map(whole -> whole, parts -> parts.stream()
                .map(InlayHintLabelPart::getValue)
                .collect(Collectors.joining()));
        String before = Boolean.TRUE.equals(hint.getPaddingLeft()) ? " " : "";
        return Boolean.TRUE.equals(hint.getPaddingRight()) ? before + text + " " : before + text;
    }
}
