package org.qos.dsl.ui.builder;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IncrementalProjectBuilder;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ui.testing.Dialog;
import org.qos.dsl.ui.testing.PolicyEditor;
import org.qos.dsl.ui.testing.Screen;
import org.qos.dsl.ui.testing.TestProject;

/** With the property of a project set, all its files are checked, and OpenSM's files are generated on save. */
class ProjectBuildIT {

    private static final String POLICY =
            """
            qos-levels
                qos-level
                    name: DEFAULT
                    sl: 0
                end-qos-level
            end-qos-levels
            """;

    private static final String WRONG = POLICY.replace("sl: 0", "sl: 16");

    private static final String RFC =
            """
            <qos-policy>
                <qos-levels>
                    <qos-level>
                        <name>DEFAULT</name>
                        <sn>1</sn>
                        <sl>0</sl>
                    </qos-level>
                </qos-levels>
            </qos-policy>
            """;

    private TestProject project;

    @BeforeEach
    void aProject() throws Exception {
        project = TestProject.create("build");
    }

    @AfterEach
    void remove() throws Exception {
        project.delete();
    }

    @Test
    void filesThatAreNotOpenAreChecked() throws Exception {
        IFile policy = project.file("qos-policy.conf", WRONG);
        IFile options = project.file("deep/opensm.opts", "qos_max_vls 99\n");
        assertEquals(List.of(), lines(policy));

        setProperties("Check all files of the project, open or not");

        Screen.await(List.of(4), () -> lines(policy));
        Screen.await(List.of(1), () -> lines(options));
        policy.setContents(bytes(POLICY), true, true, null);
        Screen.await(List.of(), () -> lines(policy));
        assertEquals(List.of(1), lines(options));
        assertFalse(project.has("generated/qos-policy.conf"));
    }

    @Test
    void aFileKeepsItsMarkersWhenItsEditorCloses() throws Exception {
        IFile policy = project.file("qos-policy.conf", WRONG);
        setProperties("Check all files of the project, open or not");
        Screen.await(List.of(4), () -> lines(policy));

        PolicyEditor editor = PolicyEditor.open(policy);
        editor.replace("sl: 16", "sl: 1");
        Screen.await(List.of(), () -> lines(policy));
        editor.closeWithoutSaving();

        Screen.await(List.of(4), () -> lines(policy));
    }

    @Test
    void savingAPolicyGenerates() throws Exception {
        IFile policy = project.file("site/qos-policy.conf", WRONG);
        setProperties("Check all files of the project, open or not", "Generate OpenSM's files when a file is saved");
        PolicyEditor editor = PolicyEditor.open(policy);
        Screen.await(List.of(4), () -> lines(policy));
        assertFalse(project.has("site/generated/qos-policy.conf"));

        editor.replace("sl: 16", "sl: 3");
        editor.save();

        Screen.await(true, () -> project.has("site/generated/qos-policy.conf"));
        Screen.await(true, () -> policy.getProject().getFolder("site/generated").isDerived());
        assertTrue(text(policy.getProject().getFile("site/generated/qos-policy.conf"))
                .contains("sl: 3"));
        Screen.capture("generated-on-save");
    }

    @Test
    void aGeneratedFileThatWasEditedIsNotReplaced() throws Exception {
        IFile policy = project.file("qos-policy.conf", POLICY);
        IFile own = project.file("generated/opensm.opts", "qos TRUE\n");
        setProperties("Check all files of the project, open or not", "Generate OpenSM's files when a file is saved");

        Screen.await(List.of(1), () -> lines(policy));
        String message = markers(policy)[0].getAttribute(IMarker.MESSAGE, "");
        assertTrue(message.startsWith("OpenSM's files are not generated: "), message);
        assertEquals("qos TRUE\n", text(own));

        own.delete(true, null);
        Screen.await(List.of(), () -> lines(policy));
        Screen.await(true, own::exists);
    }

    @Test
    void cleanRemovesTheMarkersUntilTheNextBuild() throws Exception {
        IFile policy = project.file("qos-policy.conf", WRONG);
        setProperties("Check all files of the project, open or not");
        Screen.await(List.of(4), () -> lines(policy));

        policy.getProject().build(IncrementalProjectBuilder.CLEAN_BUILD, null);
        assertEquals(List.of(), lines(policy));
        policy.getProject().build(IncrementalProjectBuilder.FULL_BUILD, null);

        assertEquals(List.of(4), lines(policy));
    }

    @Test
    void cleanRemovesWhatWasGenerated() throws Exception {
        IFile policy = project.file("qos-policy.conf", POLICY);
        setProperties("Check all files of the project, open or not", "Generate OpenSM's files when a file is saved");
        Screen.await(true, () -> project.has("generated/qos-policy.conf"));
        Screen.await(true, () -> policy.getProject().getFolder("generated").isDerived());
        IFile own = project.file("generated/notes.txt", "not generated\n");

        policy.getProject().build(IncrementalProjectBuilder.CLEAN_BUILD, null);

        assertFalse(project.has("generated/qos-policy.conf"));
        assertTrue(own.exists());
        assertTrue(policy.exists());
        policy.getProject().build(IncrementalProjectBuilder.FULL_BUILD, null);
        assertTrue(project.has("generated/qos-policy.conf"));
    }

    @Test
    void aSecondPolicyMovesWhatIsGenerated() throws Exception {
        project.file("qos-policy.conf", POLICY);
        setProperties("Check all files of the project, open or not", "Generate OpenSM's files when a file is saved");
        Screen.await(true, () -> project.has("generated/qos-policy.conf"));

        IFile second = project.file("night.qos-policy.conf", POLICY);

        Screen.await(true, () -> project.has("generated/night.qos-policy.conf/qos-policy.conf"));
        Screen.await(true, () -> project.has("generated/qos-policy.conf/qos-policy.conf"));
        second.delete(true, null);
        Screen.await(false, () -> project.has("generated/night.qos-policy.conf/qos-policy.conf"));
        Screen.await(true, () -> project.has("generated/qos-policy.conf"));
    }

    @Test
    void policiesOfSeveralFoldersWithACommonFolder() throws Exception {
        project.file("day/qos-policy.conf", POLICY.replace("sl: 0", "sl: 1"));
        IFile night = project.file("night/qos-policy.conf", POLICY.replace("sl: 0", "sl: 2"));

        generateInto("../generated");

        Screen.await(true, () -> project.has("generated/day/qos-policy.conf/qos-policy.conf"));
        Screen.await(true, () -> project.has("generated/night/qos-policy.conf/qos-policy.conf"));
        IFile ofDay = night.getProject().getFile("generated/day/qos-policy.conf/qos-policy.conf");
        assertTrue(text(ofDay).contains("sl: 1"), text(ofDay));
        IFile ofNight = night.getProject().getFile("generated/night/qos-policy.conf/qos-policy.conf");
        assertTrue(text(ofNight).contains("sl: 2"), text(ofNight));
        night.delete(true, null);
        Screen.await(true, () -> project.has("generated/qos-policy.conf"));
        Screen.await(false, () -> project.has("generated/night/qos-policy.conf/qos-policy.conf"));
    }

    /** The options that were generated there belong to the policy from then on. */
    @Test
    void besideThePolicyOnceOnly() throws Exception {
        IFile policy = project.file("site.qos", RFC);
        generateInto(".");
        Screen.await(true, () -> project.has("qos-policy.conf"));
        assertEquals(List.of(), lines(policy));

        PolicyEditor editor = PolicyEditor.open(policy);
        editor.replace("<sl>0", "<sl>3");
        editor.save();

        Screen.await(List.of(1), () -> lines(policy));
        String message = markers(policy)[0].getAttribute(IMarker.MESSAGE, "");
        assertTrue(message.contains("opensm.opts: is an input"), message);
    }

    private void generateInto(String folder) {
        setProperties(
                dialog -> dialog.typeInto("Folder, relative to that of each policy:", folder),
                "Check all files of the project, open or not",
                "Generate OpenSM's files when a file is saved");
    }

    private void setProperties(String... checked) {
        setProperties(dialog -> {}, checked);
    }

    private void setProperties(Consumer<Dialog> others, String... checked) {
        Dialog.whenOpen("Properties for build", dialog -> {
            for (String label : checked) {
                dialog.check(label);
            }
            others.accept(dialog);
            dialog.press("Apply and Close");
        });
        PreferencesUtil.createPropertyDialogOn(
                        PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell(),
                        project.project(),
                        "org.qos.dsl.ui.properties",
                        null,
                        null)
                .open();
    }

    private static List<Integer> lines(IFile file) {
        return Stream.of(markers(file))
                .map(marker -> marker.getAttribute(IMarker.LINE_NUMBER, 0))
                .toList();
    }

    private static IMarker[] markers(IFile file) {
        try {
            return file.findMarkers(IMarker.PROBLEM, true, IResource.DEPTH_ZERO);
        } catch (CoreException gone) {
            throw new IllegalStateException(gone);
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String text(IFile file) {
        try {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (CoreException gone) {
            throw new IllegalStateException(gone);
        }
    }
}
