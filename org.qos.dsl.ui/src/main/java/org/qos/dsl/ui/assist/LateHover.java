package org.qos.dsl.ui.assist;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.eclipse.jface.text.ITextOperationTarget;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.swt.widgets.Display;

/** Opens the hover of the key when the response is there, unless the user has gone on in the meantime. */
final class LateHover {

    private HoverPlace place;
    private String text;

    /** The text for a place, once; empty if it is not there. Called in the UI thread. */
    Optional<String> take(HoverPlace asked) {
        Optional<String> found = asked.equals(place) ? Optional.of(text) : Optional.empty();
        place = null;
        return found;
    }

    /** Has the editor open its hover again when there is a text; {@link #take} has it then. */
    void showWhenThere(HoverPlace asked, CompletableFuture<Optional<String>> response) {
        response.whenComplete((found, failure) -> {
            if (failure != null) {
                ServerRequest.logFailure(failure);
            } else if (found.isPresent()) {
                Display.getDefault().asyncExec(() -> show(asked, found.get()));
            }
        });
    }

    private void show(HoverPlace asked, String found) {
        if (asked.isCurrent() && asked.viewer() instanceof ITextOperationTarget editor) {
            place = asked;
            text = found;
            editor.doOperation(ISourceViewer.INFORMATION);
        }
    }
}
