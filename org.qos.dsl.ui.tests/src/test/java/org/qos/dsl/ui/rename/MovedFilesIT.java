package org.qos.dsl.ui.rename;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ui.testing.Dialog;
import org.qos.dsl.ui.testing.PolicyEditor;
import org.qos.dsl.ui.testing.ProjectExplorerView;
import org.qos.dsl.ui.testing.Screen;
import org.qos.dsl.ui.testing.TestProject;

/** A file that is renamed or moved in the Project Explorer keeps its place in qos.yaml and in tests. */
class MovedFilesIT {

    private static final String POLICY =
            """
            qos-levels
                qos-level
                    name: DEFAULT
                    sl: 0
                end-qos-level
            end-qos-levels
            """;

    private TestProject project;
    private IFile partitions;
    private IFile names;

    @BeforeEach
    void aProjectFileNamesThePartitions() throws Exception {
        project = TestProject.create("moved");
        project.file("qos-policy.conf", POLICY);
        partitions = project.file("site.partitions.conf", "Default=0x7fff : ALL=full ;\n");
        names = project.file("qos.yaml", "partitions: site.partitions.conf\n");
    }

    @AfterEach
    void remove() throws Exception {
        project.delete();
    }

    @Test
    void whenItIsRenamed() throws Exception {
        rename(partitions, "all.partitions.conf");

        Screen.await(true, () -> project.has("all.partitions.conf"));
        Screen.await("partitions: all.partitions.conf\n", () -> text(names));
    }

    @Test
    void inAnOpenEditorToo() throws Exception {
        PolicyEditor editor = PolicyEditor.open(names);

        rename(partitions, "all.partitions.conf");

        Screen.await("partitions: all.partitions.conf\n", editor::text);
    }

    @Test
    void whenItsFolderIsRenamed() throws Exception {
        IFile inside = project.file("old/qos-policy.conf", POLICY);
        IFile tests = project.file("site.qostest", "policy \"old/qos-policy.conf\"\n");

        rename(inside.getParent(), "new");

        Screen.await(true, () -> project.has("new/qos-policy.conf"));
        Screen.await("policy \"new/qos-policy.conf\"\n", () -> text(tests));
    }

    @Test
    void whenItIsMoved() throws Exception {
        project.file("fabric/readme.txt", "");
        Dialog.whenOpen("Move Resources", dialog -> dialog.chooseInTree("moved", "fabric")
                .capture("move-file")
                .press("OK"));

        ProjectExplorerView.choose(partitions, "Move...");

        Screen.await(true, () -> project.has("fabric/site.partitions.conf"));
        Screen.await("partitions: fabric/site.partitions.conf\n", () -> text(names));
    }

    @Test
    void otherFilesAreRenamedWithoutAChange() throws Exception {
        IFile notes = project.file("notes.txt", "site.partitions.conf\n");

        rename(notes, "more.txt");

        Screen.await(true, () -> project.has("more.txt"));
        assertEquals("partitions: site.partitions.conf\n", text(names));
    }

    private static void rename(Object file, String name) throws Exception {
        Dialog.whenOpen("Rename Resource", dialog -> dialog.typeInto("New name:", name)
                .capture("rename-file")
                .press("OK"));
        ProjectExplorerView.choose(file, "Rename...");
    }

    private static String text(IFile file) {
        try {
            return file.readString();
        } catch (CoreException gone) {
            throw new IllegalStateException(gone);
        }
    }
}
