package org.qos.dsl.ui.fix;

import org.eclipse.core.resources.IMarker;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IMarkerResolution2;

/**
 * A code action about a finding.
 *
 * @param text the text that the edits refer to
 */
record FindingFix(CodeAction action, FixedText text) implements IMarkerResolution2 {

    @Override
    public String getLabel() {
        return action.getTitle();
    }

    @Override
    public String getDescription() {
        return null;
    }

    @Override
    public Image getImage() {
        return null;
    }

    /** The hover of a finding calls this in a background thread. */
    @Override
    public void run(IMarker marker) {
        Display.getDefault().syncExec(() -> CodeActionRequests.apply(action, text));
    }
}
