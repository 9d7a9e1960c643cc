package org.qos.dsl.ui.occurrence;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.eclipse.core.runtime.preferences.IEclipsePreferences.IPreferenceChangeListener;
import org.eclipse.core.runtime.preferences.IEclipsePreferences.PreferenceChangeEvent;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationModelExtension;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.jface.viewers.IPostSelectionProvider;
import org.eclipse.jface.viewers.ISelectionChangedListener;
import org.eclipse.lsp4j.DocumentHighlight;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.qos.dsl.ui.EditorPlugin;
import org.qos.dsl.ui.document.TextPositions;
import org.qos.dsl.ui.viewer.ViewerFollower;

/**
 * Marks the occurrences of the name at the cursor: {@code textDocument/documentHighlight}, in the style and with the
 * button in the tool bar that the Generic Editor has for equal words.
 */
public final class Occurrences extends ViewerFollower<List<? extends DocumentHighlight>>
        implements IPreferenceChangeListener {

    private static final String GENERIC_EDITOR = "org.eclipse.ui.genericeditor";
    private static final String STYLE = GENERIC_EDITOR + ".text";
    private static final String SWITCH = GENERIC_EDITOR + ".togglehighlight";

    private final ISelectionChangedListener cursor = moved -> refreshSoon();
    private Annotation[] shown = {};

    @Override
    public void install(ITextViewer installed) {
        ((IPostSelectionProvider) installed.getSelectionProvider()).addPostSelectionChangedListener(cursor);
        InstanceScope.INSTANCE.getNode(GENERIC_EDITOR).addPreferenceChangeListener(this);
        super.install(installed);
    }

    @Override
    public void uninstall() {
        if (viewer() != null) {
            InstanceScope.INSTANCE.getNode(GENERIC_EDITOR).removePreferenceChangeListener(this);
            ((IPostSelectionProvider) viewer().getSelectionProvider()).removePostSelectionChangedListener(cursor);
        }
        super.uninstall();
    }

    @Override
    public void preferenceChange(PreferenceChangeEvent event) {
        if (event.getKey().equals(SWITCH)) {
            refreshSoon();
        }
    }

    @Override
    protected CompletableFuture<List<? extends DocumentHighlight>> request(String uri) {
        boolean isOn = InstanceScope.INSTANCE.getNode(GENERIC_EDITOR).getBoolean(SWITCH, true);
        if (!isOn || !(viewer().getSelectionProvider().getSelection() instanceof ITextSelection selected)) {
            return CompletableFuture.completedFuture(List.of());
        }
        int offset = selected.getOffset();
        try {
            var params = new DocumentHighlightParams(
                    new TextDocumentIdentifier(uri), TextPositions.position(viewer().getDocument(), offset));
            return EditorPlugin.running().server().request(server -> server.getTextDocumentService()
                    .documentHighlight(params));
        } catch (BadLocationException edited) {
            return CompletableFuture.completedFuture(List.of());
        }
    }

    @Override
    protected void show(IDocument document, List<? extends DocumentHighlight> response) {
        if (viewer() instanceof ISourceViewer source
                && source.getAnnotationModel() instanceof IAnnotationModelExtension model) {
            Map<Annotation, Position> fresh = annotations(document, response);
            model.replaceAnnotations(shown, fresh);
            shown = fresh.keySet().toArray(Annotation[]::new);
        }
    }

    private static Map<Annotation, Position> annotations(
            IDocument document, List<? extends DocumentHighlight> response) {
        Map<Annotation, Position> annotations = new HashMap<>();
        try {
            for (DocumentHighlight occurrence : response) {
                IRegion region = TextPositions.region(document, occurrence.getRange());
                String name = document.get(region.getOffset(), region.getLength());
                annotations.put(
                        new Annotation(STYLE, false, "Occurrence of '" + name + "'"),
                        new Position(region.getOffset(), region.getLength()));
            }
        } catch (BadLocationException mismatch) {
            EditorPlugin.running().getLog().error("The occurrences do not fit the text", mismatch);
        }
        return annotations;
    }
}
