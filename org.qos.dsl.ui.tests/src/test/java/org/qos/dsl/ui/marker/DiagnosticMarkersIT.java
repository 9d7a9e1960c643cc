package org.qos.dsl.ui.marker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ui.EditorPlugin;
import org.qos.dsl.ui.document.FileUris;
import org.qos.dsl.ui.testing.PolicyEditor;
import org.qos.dsl.ui.testing.Screen;
import org.qos.dsl.ui.testing.Server;
import org.qos.dsl.ui.testing.TestProject;

/** Markers show the diagnostics that were published last, however fast they follow each other. */
class DiagnosticMarkersIT {

    private TestProject project;
    private IFile file;
    private DiagnosticMarkers markers;

    @BeforeEach
    void aFile() throws Exception {
        project = TestProject.create("markers");
        file = project.file("opensm.opts", "qos TRUE\nqos_max_vls 99\n");
        markers = new DiagnosticMarkers(
                EditorPlugin.running().documents(),
                (published, wanted) -> CompletableFuture.completedFuture(Set.of()),
                any -> false,
                ILog.of(EditorPlugin.class));
    }

    @AfterEach
    void remove() throws Exception {
        project.delete();
    }

    @Test
    void codeMessageLineAndSeverity() throws Exception {
        publish(diagnostic(DiagnosticSeverity.Warning, "99 is more than 15"));

        awaitMessages("99 is more than 15");
        IMarker marker = marked()[0];
        assertEquals(2, marker.getAttribute(IMarker.LINE_NUMBER));
        assertEquals(IMarker.SEVERITY_WARNING, marker.getAttribute(IMarker.SEVERITY));
        assertEquals("max-vls", marker.getAttribute(MarkerAttributes.CODE));
        assertFalse(marker.getAttributes().containsKey(IMarker.CHAR_START), "the file is not open");
    }

    /** The server checks the open file, too, and publishes what it finds at any time: the diagnostics of the test come again then. */
    @Test
    void anOpenFileIsMarkedAtTheExactPlace() throws Exception {
        PolicyEditor editor = PolicyEditor.open(file);
        Server.settle();
        int start = editor.text().indexOf("99");

        Screen.await(List.of("too many, " + start + " to " + (start + 2)), () -> {
            publish(diagnostic(DiagnosticSeverity.Error, "too many"));
            return Stream.of(marked()).map(DiagnosticMarkersIT::place).toList();
        });
    }

    @Test
    void theLastDiagnosticsAreShown() throws Exception {
        for (int i = 0; i < 50; i++) {
            publish(diagnostic(DiagnosticSeverity.Error, "word " + i), diagnostic(DiagnosticSeverity.Error, "more"));
        }
        publish(diagnostic(DiagnosticSeverity.Information, "the last"));

        awaitMessages("the last");
        publish();
        awaitMessages();
    }

    @Test
    void aDeletedFileIsNotMarked() throws Exception {
        String uri = FileUris.of(file);
        file.delete(true, null);

        markers.show(new PublishDiagnosticsParams(uri, List.of(diagnostic(DiagnosticSeverity.Error, "late"))));

        assertEquals(List.of(), FileUris.files(uri));
    }

    private void publish(Diagnostic... diagnostics) {
        markers.show(new PublishDiagnosticsParams(FileUris.of(file), List.of(diagnostics)));
    }

    private static Diagnostic diagnostic(DiagnosticSeverity severity, String message) {
        Range range = new Range(new Position(1, 12), new Position(1, 14));
        return new Diagnostic(range, message, severity, "test", "max-vls");
    }

    private void awaitMessages(String... expected) {
        Screen.await(List.of(expected), () -> Stream.of(marked())
                .map(marker -> marker.getAttribute(IMarker.MESSAGE, ""))
                .toList());
    }

    private static String place(IMarker marker) {
        return marker.getAttribute(IMarker.MESSAGE, "") + ", " + marker.getAttribute(IMarker.CHAR_START, -1) + " to "
                + marker.getAttribute(IMarker.CHAR_END, -1);
    }

    private IMarker[] marked() {
        try {
            return file.findMarkers(DiagnosticMarkers.TYPE, false, IResource.DEPTH_ZERO);
        } catch (CoreException gone) {
            throw new IllegalStateException(gone);
        }
    }
}
