package org.qos.dsl.ui.fix;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.jface.text.IDocument;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.IMarkerResolutionGenerator2;
import org.qos.dsl.ui.EditorPlugin;
import org.qos.dsl.ui.document.FileUris;
import org.qos.dsl.ui.document.TextState;
import org.qos.dsl.ui.marker.MarkedDiagnostic;

/** The fixes of a finding, without changes that are about none, for the light bulb, Ctrl+1, the hover of a marker and the Problems view. */
public final class FindingFixes implements IMarkerResolutionGenerator2 {

    private static final IMarkerResolution[] NONE = {};

    /** Whether the server has said that there is a fix, and the text is open. */
    @Override
    public boolean hasResolutions(IMarker marker) {
        return MarkedDiagnostic.isFixable(marker) && document(marker).isPresent();
    }

    @Override
    public IMarkerResolution[] getResolutions(IMarker marker) {
        return document(marker)
                .flatMap(document -> MarkedDiagnostic.of(marker, document).map(about -> fixes(document, about)))
                .orElse(NONE);
    }

    private static IMarkerResolution[] fixes(IDocument document, Diagnostic about) {
        TextState text = TextState.of(document);
        return CodeActionRequests.actions(document, about.getRange(), List.of(about)).stream()
                .flatMap(List::stream)
                .filter(action -> !CodeActionRequests.about(action).isEmpty())
                .map(action -> new FindingFix(action, text))
                .toArray(IMarkerResolution[]::new);
    }

    private static Optional<IDocument> document(IMarker marker) {
        return Stream.of(marker.getResource())
                .filter(IFile.class::isInstance)
                .map(IFile.class::cast)
                .filter(file -> file.getLocation() != null)
                .flatMap(file -> EditorPlugin.running().documents().at(FileUris.of(file)).stream())
                .findFirst();
    }
}
