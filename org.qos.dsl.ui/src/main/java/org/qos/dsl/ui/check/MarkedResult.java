package org.qos.dsl.ui.check;

import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.QualifiedName;
import org.qos.dsl.ui.preferences.EditorPreferences;

/**
 * What the markers of a file show. It belongs to the file until it is deleted, its project closes or Eclipse ends.
 *
 * @param id the result id of the diagnostics
 * @param wrong whether one of them is an error
 */
record MarkedResult(String id, boolean wrong) {

    private static final QualifiedName PROPERTY = new QualifiedName(EditorPreferences.PLUG_IN, "markedResult");

    /** What the markers of a file show; empty if the builder has not set them. */
    static Optional<MarkedResult> of(IFile file) {
        try {
            return Optional.ofNullable((MarkedResult) file.getSessionProperty(PROPERTY));
        } catch (CoreException gone) {
            return Optional.empty();
        }
    }

    /** Remembers what the markers of a file show. */
    void store(IFile file) throws CoreException {
        file.setSessionProperty(PROPERTY, this);
    }

    /** Forgets what the markers of a file show, because others set them now. */
    static void forget(IFile file) {
        try {
            file.setSessionProperty(PROPERTY, null);
        } catch (CoreException gone) {
            // so is what was stored
        }
    }
}
