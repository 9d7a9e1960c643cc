package org.qos.dsl.ui.fix;

import java.util.Iterator;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.jface.text.source.IVerticalRulerInfo;
import org.eclipse.ui.texteditor.AbstractRulerActionDelegate;
import org.eclipse.ui.texteditor.IDocumentProvider;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.texteditor.ITextEditorActionConstants;
import org.qos.dsl.ui.marker.FixSigns;

/** A click on a light bulb in the ruler lists the quick fixes of its line, as Ctrl+1 does. Other clicks have no effect. */
public final class BulbClick extends AbstractRulerActionDelegate {

    @Override
    protected IAction createAction(ITextEditor editor, IVerticalRulerInfo ruler) {
        return new Action() {
            @Override
            public void run() {
                listFixes(editor, ruler.getLineOfLastMouseButtonActivity());
            }
        };
    }

    private static void listFixes(ITextEditor editor, int line) {
        IDocumentProvider texts = editor.getDocumentProvider();
        IDocument text = texts.getDocument(editor.getEditorInput());
        IAnnotationModel signs = texts.getAnnotationModel(editor.getEditorInput());
        for (Iterator<Annotation> all = signs.getAnnotationIterator(); all.hasNext(); ) {
            Annotation sign = all.next();
            Position place = signs.getPosition(sign);
            if (FixSigns.isLightBulb(sign) && place != null && line(text, place) == line) {
                editor.selectAndReveal(place.getOffset(), 0);
                editor.getAction(ITextEditorActionConstants.QUICK_ASSIST).run();
                return;
            }
        }
    }

    /** From 0; -1 outside the text, as long as the sign of a deleted text is still there. */
    private static int line(IDocument text, Position place) {
        try {
            return text.getLineOfOffset(place.getOffset());
        } catch (BadLocationException outside) {
            return -1;
        }
    }
}
