package org.qos.dsl.ui.document;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.core.filebuffers.FileBuffers;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.core.filebuffers.ITextFileBufferManager;
import org.eclipse.core.filebuffers.LocationKind;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.text.IDocument;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ui.EditorPlugin;
import org.qos.dsl.ui.server.ProjectFolders;
import org.qos.dsl.ui.server.ServerConnection;
import org.qos.dsl.ui.testing.RecordingServer;
import org.qos.dsl.ui.testing.TestProject;

/** The server receives the events of files in its languages, and of no others. */
class DocumentSynchronizerIT {

    private final ITextFileBufferManager buffers = FileBuffers.getTextFileBufferManager();
    private final RecordingServer server = new RecordingServer();
    private final ServerConnection connection =
            new ServerConnection(() -> server, Map::of, ILog.of(EditorPlugin.class));
    private final DocumentSynchronizer documents = new DocumentSynchronizer(connection, new ProjectFolders(connection));
    private TestProject project;

    @BeforeEach
    void follow() throws Exception {
        project = TestProject.create("documents");
        documents.follow(buffers);
    }

    @AfterEach
    void forget() throws Exception {
        documents.forget(buffers);
        connection.close();
        project.delete();
    }

    @Test
    void openedEditedClosed() throws Exception {
        IFile file = project.file("site.qos", "<sl>\n1</sl>");

        IDocument document = connect(file);
        document.replace(5, 1, "2\n3");
        document.replace(6, 2, "");
        document.set("<sl/>");
        disconnect(file);

        server.awaitMessages(List.of(
                "initialize",
                "include documents",
                "open site.qos as rfc: <sl>\n1</sl>",
                "change site.qos to version 1: 1:0-1:1 becomes '2\n3'",
                "change site.qos to version 2: 1:1-2:1 becomes ''",
                "change site.qos to version 3: 0:0-1:6 becomes '<sl/>'",
                "close site.qos"));
    }

    @Test
    void saved() throws Exception {
        IFile file = project.file("opensm.opts", "qos TRUE\n");

        IDocument document = connect(file);
        document.replace(4, 4, "FALSE");
        buffers.getTextFileBuffer(file.getFullPath(), LocationKind.IFILE).commit(null, false);
        disconnect(file);

        server.awaitMessages(List.of(
                "initialize",
                "include documents",
                "open opensm.opts as opts: qos TRUE\n",
                "change opensm.opts to version 1: 0:4-0:8 becomes 'FALSE'",
                "save opensm.opts",
                "close opensm.opts"));
    }

    @Test
    void twoEditorsOfOneFileAreOneDocument() throws Exception {
        IFile file = project.file("partitions.conf", "Default=0x7fff;");

        connect(file);
        connect(file);
        disconnect(file);
        disconnect(file);

        server.awaitMessages(List.of(
                "initialize",
                "include documents",
                "open partitions.conf as partitions: Default=0x7fff;",
                "close partitions.conf"));
    }

    @Test
    void documentsAreFoundByTheUriOfTheServer() throws Exception {
        IFile file = project.file("opensm.opts", "qos TRUE\n");

        IDocument document = connect(file);

        String uri = FileUris.of(file);
        assertEquals("file:///", uri.substring(0, 8));
        assertEquals(Optional.of(uri), documents.uriOf(document));
        assertEquals(Optional.of(document), documents.at(uri));
        assertEquals(List.of(file), FileUris.files(uri));
        disconnect(file);
        assertEquals(Optional.empty(), documents.at(uri));
    }

    @Test
    void otherFilesAreNotOpenedInTheServer() throws Exception {
        IFile file = project.file("httpd.conf", "Listen 80\n");

        Optional<String> uri = documents.uriOf(connect(file));
        disconnect(file);

        assertEquals(Optional.empty(), uri);
        assertEquals(List.of(), server.messages());
    }

    private IDocument connect(IFile file) throws CoreException {
        buffers.connect(file.getFullPath(), LocationKind.IFILE, null);
        ITextFileBuffer buffer = buffers.getTextFileBuffer(file.getFullPath(), LocationKind.IFILE);
        return buffer.getDocument();
    }

    private void disconnect(IFile file) throws CoreException {
        buffers.disconnect(file.getFullPath(), LocationKind.IFILE, null);
    }
}
