package org.qos.dsl.ui.fix;

import org.eclipse.core.resources.IMarker;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.swt.graphics.Image;
import org.eclipse.ui.IMarkerResolution2;
import org.qos.dsl.ui.document.TextState;

/**
 * A code action about a finding.
 *
 * @param text the text that the edits refer to
 */
record FindingFix(CodeAction action, TextState text) implements IMarkerResolution2 {

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

    @Override
    public void run(IMarker marker) {
        CodeActionRequests.apply(action, text);
    }
}
