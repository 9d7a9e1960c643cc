package org.qos.dsl.ui.testrun;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.IAdaptable;
import org.eclipse.ui.IWorkingSet;
import org.eclipse.ui.IWorkingSetManager;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ui.preferences.EditorPreferences;
import org.qos.dsl.ui.testing.Dialog;
import org.qos.dsl.ui.testing.Keys;
import org.qos.dsl.ui.testing.PolicyEditor;
import org.qos.dsl.ui.testing.ProjectExplorerView;
import org.qos.dsl.ui.testing.Screen;
import org.qos.dsl.ui.testing.TestProject;
import org.qos.dsl.ui.testing.TestsView;
import org.qos.dsl.ui.testing.Theme;

/** Run As, QoS Policy Test: the results are in a view that leads to the tests and to the rules without a test. */
class PolicyTestRunIT {

    private static final String ON_SAVE = "tests.runOnSave";

    private static final String POLICY =
            """
            qos-levels
                qos-level
                    name: DEFAULT
                    sl: 0
                end-qos-level
                qos-level
                    name: Calls
                    sl: 3
                end-qos-level
            end-qos-levels
            qos-match-rules
                qos-match-rule
                    use: voice
                    service-id: 0x77
                    qos-level-name: Calls
                end-qos-match-rule
                qos-match-rule
                    use: tapes
                    service-id: 0x99
                    qos-level-name: DEFAULT
                end-qos-match-rule
            end-qos-match-rules
            """;

    private static final String TESTS =
            """
            test "voice is first" {
                from 0x2c9020000a0001 to 0x2c9020000a0002 service 0x77
                expect level "Calls" sl 4
            }

            test "the rest is not" {
                from 0x2c9020000a0001 to 0x2c9020000a0002 service 0x78
                expect default
            }
            """;

    private TestProject project;
    private IFile tests;

    @BeforeEach
    void aPolicyWithTests() throws Exception {
        project = TestProject.create("tested");
        project.file("qos-policy.conf", POLICY);
        tests = project.file("site.qostest", TESTS);
    }

    @AfterEach
    void remove() throws Exception {
        EditorPreferences.store().setToDefault(ON_SAVE);
        TestsView.close();
        project.delete();
    }

    @Test
    void theKeyRunsTheTestsInTheEditor() throws Exception {
        PolicyEditor editor = PolicyEditor.open(tests);
        editor.clickOn("from");
        Keys.press("ALT+SHIFT+X Q");

        awaitRows(
                "tested/site.qostest (2 tests)",
                "  voice is first",
                "  the rest is not",
                "Coverage of tested/qos-policy.conf: 1 of 2 rules, 2 of 2 criteria");
        assertEquals("2 tests, 1 failed; covered: 1 of 2 rules, 2 of 2 criteria", TestsView.summary());
        Screen.await(true, () -> TestsView.details().contains("got:      level 'Calls' sl 3 by rule 1 'voice'"));
        Screen.capture("tests-failed");
        try (Theme theme = Theme.light()) {
            theme.dark();
            Screen.capture("tests-failed-dark");
        }
        TestsView.open("voice is first");
        Screen.await(3, () -> PolicyEditor.active().caretLine());
    }

    @Test
    void theyRunAgainWithWhatIsTyped() throws Exception {
        PolicyEditor editor = PolicyEditor.open(tests);
        editor.clickOn("from");
        editor.chooseFromContextMenu("Run Policy Tests");
        Screen.await(true, () -> TestsView.summary().startsWith("2 tests, 1 failed"));

        editor.replace("sl 4", "sl 3");
        TestsView.press("Run the Tests Again");

        Screen.await(true, () -> TestsView.summary().startsWith("2 tests, 0 failed"));
        Screen.capture("tests-passed");
    }

    @Test
    void onSaveIfThePreferenceIsSet() throws Exception {
        PolicyEditor editor = PolicyEditor.open(tests);
        EditorPreferences.store().setValue(ON_SAVE, true);
        editor.replace("service 0x78", "service 0x79");
        Keys.press("CTRL+S");

        Screen.await(true, () -> editor.annotated().toString().contains("gets level 'Calls' sl 3"));
        editor.replace("sl 4", "sl 3");
        Keys.press("CTRL+S");

        Screen.await(List.of(), editor::linesWithFindings);
    }

    @Test
    void onSaveOutsideOfTheWorkspaceToo() throws Exception {
        Path folder = Files.createTempDirectory("saved");
        Files.writeString(folder.resolve("qos-policy.conf"), POLICY);
        PolicyEditor editor = PolicyEditor.open(Files.writeString(folder.resolve("site.qostest"), TESTS));
        EditorPreferences.store().setValue(ON_SAVE, true);
        editor.replace("service 0x78", "service 0x79");
        Keys.press("CTRL+S");

        Screen.await(true, () -> editor.annotated().toString().contains("gets level 'Calls' sl 3"));
        editor.closeWithoutSaving();
    }

    @Test
    void onlyTheFailures() throws Exception {
        PolicyEditor.open(tests).chooseFromContextMenu("Run As", "QoS Policy Test");
        Screen.await(true, () -> TestsView.summary().startsWith("2 tests, 1 failed"));

        TestsView.press("Failures Only");

        awaitRows("tested/site.qostest (2 tests)", "  voice is first");
        TestsView.press("Failures Only");
    }

    @Test
    void allTestsOfAProject() throws Exception {
        project.file("other/night.qostest", TESTS.replace("sl 4", "sl 3"));

        ProjectExplorerView.choose(project.project(), "Run Policy Tests");

        Screen.await(
                "2 tests, 1 failed, 1 file not run", () -> TestsView.summary().replaceAll(";.*", ""));
        String reason = TestsView.select("tested/other/night.qostest");
        assertTrue(reason.contains("no policy is known"), reason);
        assertTrue(TestsView.rows().contains("tested/site.qostest (2 tests)"), TestsView.rows()::toString);
    }

    @Test
    void aProjectWithoutTests() throws Exception {
        ProjectExplorerView.choose(tests, "Run Policy Tests");
        Screen.await(true, () -> TestsView.summary().startsWith("2 tests, 1 failed"));
        tests.delete(true, null);
        ProjectExplorerView.select(project.project());
        List<String> shown = new ArrayList<>();
        Dialog.whenOpen("Run Policy Tests", dialog -> {
            shown.add(dialog.text());
            dialog.press("OK");
        });

        Keys.press("ALT+SHIFT+X Q");
        ProjectExplorerView.close();

        assertTrue(shown.toString().contains("The selection has no tests."), shown::toString);
        assertTrue(TestsView.summary().startsWith("2 tests, 1 failed"), TestsView::summary);
    }

    @Test
    void aRuleWithoutATestIsFoundThroughItsCoverage() throws Exception {
        ProjectExplorerView.choose(tests, "Run Policy Tests");
        String coverage = "Coverage of tested/qos-policy.conf: 1 of 2 rules, 2 of 2 criteria";
        Screen.await(true, () -> TestsView.rows().contains(coverage));
        TestsView.expand(coverage);
        Screen.capture("tests-coverage");

        String reason = TestsView.select("Rule 2 'tapes'");
        assertTrue(reason.contains("would be covered by: "), reason);
        TestsView.open("Rule 2 'tapes'");

        Screen.await("qos-policy.conf", PolicyEditor::activeTitle);
        Screen.await(true, () -> PolicyEditor.active().selection().contains("use: tapes"));
    }

    @Test
    void runAsInTheProjectExplorer() throws Exception {
        ProjectExplorerView.choose(tests, "Run As", "QoS Policy Test");
        Screen.await(true, () -> TestsView.summary().startsWith("2 tests, 1 failed"));
        TestsView.close();

        ProjectExplorerView.choose(project.project(), "Run As", "QoS Policy Test");
        Screen.await(true, () -> TestsView.summary().startsWith("2 tests, 1 failed"));
    }

    @Test
    void runAsIsOfferedOnlyWhereTestsAre() throws Exception {
        IFile notes = project.file("plain/notes.txt", "no tests here");
        project.file("deep/night.qostest", TESTS);

        for (IResource with : List.of(tests, project.project().getFolder("deep"), project.project())) {
            assertTrue(ProjectExplorerView.menu(with, "Run As").contains("QoS Policy Test"), with::toString);
            assertTrue(ProjectExplorerView.menu(with).contains("Run Policy Tests"), with::toString);
        }
        for (IResource without :
                List.of(notes, notes.getParent(), project.project().getFile("qos-policy.conf"))) {
            assertFalse(ProjectExplorerView.menu(without, "Run As").contains("QoS Policy Test"), without::toString);
            assertFalse(ProjectExplorerView.menu(without).contains("Run Policy Tests"), without::toString);
        }
    }

    @Test
    void theTestsOfAWorkingSet() throws Exception {
        IWorkingSetManager sets = PlatformUI.getWorkbench().getWorkingSetManager();
        IWorkingSet with = sets.createWorkingSet("sites", new IAdaptable[] {project.project()});
        IFile notes = project.file("plain/notes.txt", "no tests here");
        IWorkingSet without = sets.createWorkingSet("texts", new IAdaptable[] {notes.getParent()});
        sets.addWorkingSet(with);
        sets.addWorkingSet(without);
        ProjectExplorerView.showWorkingSets(project.project(), with, without);
        try {
            ProjectExplorerView.chooseAndStay(with, "Run As", "QoS Policy Test");
            Screen.await(true, () -> TestsView.summary().startsWith("2 tests, 1 failed"));
            TestsView.close();

            ProjectExplorerView.chooseAndStay(with, "Run Policy Tests");
            Screen.await(true, () -> TestsView.summary().startsWith("2 tests, 1 failed"));
            TestsView.close();

            ProjectExplorerView.select(with);
            Screen.capture("working-sets");
            Keys.press("ALT+SHIFT+X Q");
            Screen.await(true, () -> TestsView.summary().startsWith("2 tests, 1 failed"));

            assertFalse(ProjectExplorerView.openMenu(without).contains("Run Policy Tests"));
            assertFalse(ProjectExplorerView.openMenu(without, "Run As").contains("QoS Policy Test"));
            assertFalse(ProjectExplorerView.openMenu(with).contains("QoS Policy"));
        } finally {
            ProjectExplorerView.closeWorkingSets();
            sets.removeWorkingSet(with);
            sets.removeWorkingSet(without);
        }
    }

    @Test
    void outsideOfTheWorkspace() throws Exception {
        Path folder = Files.createTempDirectory("outside");
        Path policy = Files.writeString(folder.resolve("qos-policy.conf"), POLICY);
        Path file = Files.writeString(folder.resolve("site.qostest"), TESTS);
        PolicyEditor editor = PolicyEditor.open(file);
        editor.clickOn("from");

        Keys.press("ALT+SHIFT+X Q");

        awaitRows(
                file + " (2 tests)",
                "  voice is first",
                "  the rest is not",
                "Coverage of " + policy + ": 1 of 2 rules, 2 of 2 criteria");
        TestsView.open("voice is first");
        Screen.await(3, () -> PolicyEditor.active().caretLine());
        TestsView.close();
        editor.chooseFromContextMenu("Run As", "QoS Policy Test");
        Screen.await(true, () -> TestsView.summary().startsWith("2 tests, 1 failed"));
        TestsView.close();
        editor.chooseFromContextMenu("Run Policy Tests");
        Screen.await(true, () -> TestsView.summary().startsWith("2 tests, 1 failed"));
        editor.closeWithoutSaving();
    }

    private static void awaitRows(String... rows) {
        Screen.await(List.of(rows), TestsView::rows);
    }
}
