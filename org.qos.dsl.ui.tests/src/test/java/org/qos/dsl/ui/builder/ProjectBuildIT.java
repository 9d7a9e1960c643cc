package org.qos.dsl.ui.builder;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
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
import org.qos.dsl.ui.testing.ProblemsView;
import org.qos.dsl.ui.testing.Screen;
import org.qos.dsl.ui.testing.Server;
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
    void whatIsNotGeneratedIsNoProblemWhenNothingIsToBeGenerated() throws Exception {
        IFile policy = project.file("qos-policy.conf", POLICY);
        project.file("generated/opensm.opts", "qos TRUE\n");
        setProperties("Check all files of the project, open or not", "Generate OpenSM's files when a file is saved");
        Screen.await(List.of(1), () -> lines(policy));

        setProperties(
                project,
                dialog -> dialog.toggle("Generate OpenSM's files when a file is saved"),
                "Check all files of the project, open or not");

        Screen.await(List.of(), () -> lines(policy));
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

    @Test
    void twoProjectsWithTheSameFolderDoNotGenerateUntilOneHasAnother() throws Exception {
        Path common = Files.createTempDirectory("common");
        IFile first = project.file("qos-policy.conf", POLICY.replace("sl: 0", "sl: 1"));
        generateInto(common.toString());
        Screen.await(true, () -> written(common).contains("sl: 1"));
        TestProject second = TestProject.create("rival");
        try {
            IFile rival = second.file("qos-policy.conf", POLICY.replace("sl: 0", "sl: 2"));

            generateInto(second, common.toString());

            Screen.await("rival/qos-policy.conf", () -> folderIsAlsoFor(first));
            Screen.await("build/qos-policy.conf", () -> folderIsAlsoFor(rival));
            PolicyEditor editor = PolicyEditor.open(rival);
            editor.replace("sl: 2", "sl: 3");
            editor.save();
            Server.settle();
            assertTrue(written(common).contains("sl: 1"), () -> written(common));
            ProblemsView.show();
            Screen.capture("common-folder");

            generateInto(second, "generated");

            Screen.await(true, () -> second.has("generated/qos-policy.conf"));
            Screen.await(List.of(), () -> lines(first));
            assertEquals(List.of(), lines(rival));
            PolicyEditor.open(first).replace("sl: 1", "sl: 4");
            PolicyEditor.active().save();
            Screen.await(true, () -> written(common).contains("sl: 4"));
        } finally {
            second.delete();
        }
    }

    @Test
    void theFolderOfAProjectThatIsClosedIsFree() throws Exception {
        Path common = Files.createTempDirectory("common");
        IFile first = project.file("qos-policy.conf", POLICY);
        TestProject second = TestProject.create("rival");
        try {
            IFile rival = second.file("qos-policy.conf", POLICY.replace("sl: 0", "sl: 2"));
            generateInto(common.toString());
            generateInto(second, common.toString());
            Screen.await("rival/qos-policy.conf", () -> folderIsAlsoFor(first));
            Screen.await("build/qos-policy.conf", () -> folderIsAlsoFor(rival));

            project.project().close(null);

            Screen.await(List.of(), () -> lines(rival));
            Screen.await(true, () -> written(common).contains("sl: 2"));
        } finally {
            project.project().open(null);
            second.delete();
        }
    }

    private static String written(Path folder) {
        try {
            Path policy = folder.resolve("qos-policy.conf");
            return Files.exists(policy) ? Files.readString(policy) : "";
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static String folderIsAlsoFor(IFile policy) {
        return Stream.of(markers(policy))
                .map(marker -> marker.getAttribute(IMarker.MESSAGE, ""))
                .filter(message -> message.startsWith("OpenSM's files are not generated: "))
                .map(message -> message.replaceAll(".*is also the folder for ([^ ]+)\\. .*", "$1"))
                .collect(Collectors.joining());
    }

    private void generateInto(String folder) {
        generateInto(project, folder);
    }

    private static void generateInto(TestProject project, String folder) {
        setProperties(
                project,
                dialog -> dialog.typeInto("Folder, relative to that of each policy:", folder),
                "Check all files of the project, open or not",
                "Generate OpenSM's files when a file is saved");
    }

    private void setProperties(String... checked) {
        setProperties(project, dialog -> {}, checked);
    }

    private static void setProperties(TestProject project, Consumer<Dialog> others, String... checked) {
        Dialog.whenOpen("Properties for " + project.project().getName(), dialog -> {
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
