package org.qos.dsl.ui.fix;

import java.util.List;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.jface.text.IDocument;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.IMarkerResolutionGenerator2;
import org.qos.dsl.ui.EditorPlugin;
import org.qos.dsl.ui.document.DiskText;
import org.qos.dsl.ui.document.FileUris;
import org.qos.dsl.ui.marker.MarkedDiagnostic;

/** The fixes of a finding, without changes that are about none, for the light bulb, Ctrl+1, the hover of a marker and the Problems view. */
public final class FindingFixes implements IMarkerResolutionGenerator2 {

    private static final IMarkerResolution[] NONE = {};

    /** Whether the server has said that there is a fix. */
    @Override
    public boolean hasResolutions(IMarker marker) {
        return MarkedDiagnostic.isFixable(marker) && file(marker).isPresent();
    }

    @Override
    public IMarkerResolution[] getResolutions(IMarker marker) {
        return file(marker)
                .map(file -> EditorPlugin.running()
                        .documents()
                        .at(FileUris.of(file))
                        .map(document -> fixes(marker, document, OpenText.of(document)))
                        .orElseGet(() -> DiskText.of(file)
                                .map(text -> fixes(marker, text, Optional.of(FileText.of(marker, file))))
                                .orElse(NONE)))
                .orElse(NONE);
    }

    private static IMarkerResolution[] fixes(IMarker marker, IDocument document, Optional<FixedText> text) {
        Optional<Diagnostic> about = MarkedDiagnostic.of(marker, document);
        return text.isPresent() && about.isPresent() ? fixes(text.get(), about.get()) : NONE;
    }

    private static IMarkerResolution[] fixes(FixedText text, Diagnostic about) {
        return CodeActionRequests.actions(text, about.getRange(), List.of(about)).stream()
                .flatMap(List::stream)
                .filter(action -> !CodeActionRequests.about(action).isEmpty())
                .map(action -> new FindingFix(action, text))
                .toArray(IMarkerResolution[]::new);
    }

    private static Optional<IFile> file(IMarker marker) {
        return marker.getResource() instanceof IFile file && file.getLocation() != null
                ? Optional.of(file)
                : Optional.empty();
    }
}
