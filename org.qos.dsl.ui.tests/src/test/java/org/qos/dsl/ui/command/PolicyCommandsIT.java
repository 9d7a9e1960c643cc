package org.qos.dsl.ui.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.commands.Command;
import org.eclipse.core.resources.IFile;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ui.explanation.ExplanationView;
import org.qos.dsl.ui.extension.ExtensionId;
import org.qos.dsl.ui.output.BuildSettings;
import org.qos.dsl.ui.testing.Dialog;
import org.qos.dsl.ui.testing.Explanation;
import org.qos.dsl.ui.testing.PolicyEditor;
import org.qos.dsl.ui.testing.ProjectExplorerView;
import org.qos.dsl.ui.testing.Screen;
import org.qos.dsl.ui.testing.TestProject;

/** The commands of the QoS Policy menu: explain a request, generate files, convert. */
class PolicyCommandsIT {

    /** OpenSM's match rules do not support traffic classes, so this policy loses something. */
    private static final String BY_CLASS =
            """
            <qos-policy>
              <qos-levels>
                <qos-level>
                  <sn>0</sn>
                  <name>DEFAULT</name>
                  <sl>0</sl>
                </qos-level>
                <qos-level>
                  <sn>1</sn>
                  <name>Calls</name>
                  <sl>1</sl>
                </qos-level>
              </qos-levels>
              <qos-match-rules>
                <qos-match-rule>
                  <tclass>7</tclass>
                  <qos-level-sn>1</qos-level-sn>
                </qos-match-rule>
              </qos-match-rules>
            </qos-policy>
            """;

    private static final String STORAGE =
            """
            qos-levels
                qos-level
                    name: DEFAULT
                    sl: 0
                end-qos-level
                qos-level
                    name: Storage
                    sl: 2
                end-qos-level
            end-qos-levels
            qos-match-rules
                qos-match-rule
                    use: disks
                    service-id: 0x1
                    qos-level-name: Storage
                end-qos-match-rule
            end-qos-match-rules
            port-groups
                port-group
                    name: Disks
                    port-guid: 0x2c9020000a0002
                end-port-group
            end-port-groups
            """;

    private TestProject project;

    @BeforeEach
    void anEmptyProject() throws Exception {
        project = TestProject.create("commands");
    }

    @AfterEach
    void remove() throws Exception {
        page().hideView(page().findView(ExplanationView.ID));
        project.delete();
    }

    @Test
    void aRequestIsExplained() throws Exception {
        PolicyEditor.open(project.file("qos-policy.conf", STORAGE));

        Dialog.whenOpen(
                "Explain a Request", dialog -> dialog.type("from 0x2c9020000a0001 to 0x2c9020000a0002 service 0x1")
                        .capture("explain-request")
                        .press("OK"));
        choose("Explain a Request...");

        awaitExplanation("level \"Storage\"");
        assertEquals("from 0x2c9020000a0001 to 0x2c9020000a0002 service 0x1", Explanation.asked());
        assertFalse(Explanation.text().contains("**"), Explanation.text());
        Screen.capture("explanation");
    }

    @Test
    void theDialogProposesPortsAndServiceIds() throws Exception {
        PolicyEditor.open(project.file("qos-policy.conf", STORAGE));

        Dialog.whenOpen("Explain a Request", dialog -> {
            dialog.complete("from 0x2c9020000a0001 to ", "group \"Disks\"");
            Screen.await("from 0x2c9020000a0001 to group \"Disks\"", dialog::typed);
            dialog.complete("from 0x2c9020000a0001 to 0x2c9020000a0002 service ", "0x1  of the rule: disks");
            Screen.await("from 0x2c9020000a0001 to 0x2c9020000a0002 service 0x1", dialog::typed);
            dialog.press("OK");
        });
        choose("Explain a Request...");

        awaitExplanation("level \"Storage\"");
        assertEquals("from 0x2c9020000a0001 to 0x2c9020000a0002 service 0x1", Explanation.asked());
    }

    @Test
    void anInvalidRequestIsReported() throws Exception {
        PolicyEditor.open(project.file("qos-policy.conf", STORAGE));
        List<String> said = new ArrayList<>();

        Dialog.whenOpen("Explain a Request", dialog -> {
            dialog.type("from any to any serv 0x1").press("OK");
            Dialog.whenOpen("Explain a Request", error -> {
                said.add(error.capture("request-refused").text());
                error.press("OK");
            });
        });
        choose("Explain a Request...");

        Screen.await(1, said::size);
        assertTrue(said.get(0).contains("token 5"), said.get(0));
    }

    @Test
    void filesAreGeneratedIntoAFolder() throws Exception {
        PolicyEditor.open(project.file("qos-policy.conf", STORAGE));
        List<String> said = new ArrayList<>();

        Dialog.whenOpen("Generate OpenSM's Files", dialog -> {
            dialog.type("for-opensm").capture("generate").press("OK");
            Dialog.whenOpen("Generate OpenSM's Files", outcome -> {
                said.add(outcome.capture("generated").text());
                outcome.press("OK");
            });
        });
        choose("Generate OpenSM's Files...");

        Screen.await(1, said::size);
        assertTrue(said.get(0).contains("files written"), said.get(0));
        Screen.await(true, () -> project.has("for-opensm/qos-policy.conf"));
    }

    @Test
    void eachPolicyOfAProjectHasAFolderOfItsOwnAsOnSave() throws Exception {
        PolicyEditor.open(project.file("qos-policy.conf", STORAGE));
        assertEquals("generated", proposedFolder());

        project.file("night.qos-policy.conf", STORAGE);

        assertEquals("generated/qos-policy.conf", proposedFolder());
        new BuildSettings(false, "../out").store(project.project());
        project.file("other/qos-policy.conf", STORAGE);
        assertEquals("../out/qos-policy.conf", proposedFolder());
    }

    @Test
    void eachPolicyOfAFolderOutsideOfTheWorkspaceToo() throws Exception {
        Path folder = Files.createTempDirectory("outside");
        PolicyEditor editor = PolicyEditor.open(Files.writeString(folder.resolve("qos-policy.conf"), STORAGE));
        assertEquals("generated", proposedFolder());

        Files.writeString(folder.resolve("night.qos-policy.conf"), STORAGE);

        assertEquals("generated/qos-policy.conf", proposedFolder());
        editor.closeWithoutSaving();
    }

    private static String proposedFolder() {
        List<String> proposed = new ArrayList<>();
        Dialog.whenOpen("Generate OpenSM's Files", dialog -> {
            proposed.add(dialog.typed());
            dialog.capture("generate-folder").press("Cancel");
        });
        choose("Generate OpenSM's Files...");
        return proposed.get(0);
    }

    @Test
    void aPolicyIsSelectedInTheProjectExplorer() throws Exception {
        PolicyEditor.open(project.file("qos-policy.conf", STORAGE));
        IFile selected = project.file("night/qos-policy.conf", STORAGE.replace("sl: 2", "sl: 7"));
        Dialog.whenOpen(
                "Explain a Request", dialog -> dialog.type("from 0x2c9020000a0001 to 0x2c9020000a0002 service 0x1")
                        .press("OK"));
        ProjectExplorerView.choose(selected, "QoS Policy", "Explain a Request...");
        awaitExplanation("SL 7");

        Dialog.whenOpen("Generate OpenSM's Files", dialog -> {
            Dialog.whenOpen("Generate OpenSM's Files", outcome -> outcome.press("OK"));
            dialog.press("OK");
        });
        ProjectExplorerView.choose(selected, "QoS Policy", "Generate OpenSM's Files...");

        Screen.await(true, () -> project.has("night/generated/qos-policy.conf"));
        IFile notes = project.file("notes.txt", "service levels");
        assertFalse(ProjectExplorerView.menu(notes).contains("QoS Policy"));
        assertFalse(ProjectExplorerView.menu(project.project()).contains("QoS Policy"));
    }

    @Test
    void aFileOfAnotherOriginIsReplacedOnlyIfTheUserAccepts() throws Exception {
        project.file("generated/opensm.opts", "# by hand\n");
        PolicyEditor.open(project.file("qos-policy.conf", STORAGE));
        List<String> said = new ArrayList<>();

        Dialog.whenOpen("Generate OpenSM's Files", dialog -> {
            dialog.type("generated").press("OK");
            Dialog.whenOpen("Generate OpenSM's Files", question -> {
                said.add(question.capture("replace").text());
                Dialog.whenOpen("Generate OpenSM's Files", outcome -> {
                    said.add(outcome.text());
                    outcome.press("OK");
                });
                question.press("Replace");
            });
        });
        choose("Generate OpenSM's Files...");

        Screen.await(2, said::size);
        assertTrue(said.get(0).contains("opensm.opts"), said.get(0));
        assertTrue(said.get(1).contains("files written"), said.get(1));
    }

    @Test
    void aLevelIsLostInTheOtherSyntaxOnlyIfTheUserAccepts() throws Exception {
        PolicyEditor.open(project.file("calls.qos", BY_CLASS));
        List<String> said = new ArrayList<>();

        Dialog.whenOpen("Convert to the Other Syntax", dialog -> {
            said.add(dialog.capture("lost-level").text());
            dialog.press("Continue Anyway");
        });
        choose("Convert to the Other Syntax");

        Screen.await("converted.qos-policy.conf", PolicyEditor::activeTitle);
        assertTrue(said.get(0).contains("calls.qos:15:5"), said.get(0));
        String converted = PolicyEditor.active().text();
        assertTrue(converted.contains("name: Calls"), converted);
        assertFalse(PolicyEditor.active().canBeChanged());
        Screen.capture("converted");
    }

    @Test
    void theReverseConversionIsColouredToo() throws Exception {
        PolicyEditor.open(project.file("qos-policy.conf", STORAGE));

        choose("Convert to the Other Syntax");

        Screen.await("converted.qos", PolicyEditor::activeTitle);
        Screen.await(true, () -> PolicyEditor.active().styleOf("<qos-levels>") != null);
        Screen.capture("converted-to-rfc");
    }

    @Test
    void commandsAreDisabledForOtherFiles() throws Exception {
        PolicyEditor policy = PolicyEditor.open(project.file("site.qos", BY_CLASS));
        assertEquals(List.of(true, true, true), enabled());
        assertTrue(policy.contextMenu().contains("QoS Policy"), () -> "" + policy.contextMenu());

        PolicyEditor notes = PolicyEditor.open(project.file("notes.txt", "service levels"));
        assertEquals(List.of(false, false, false), enabled());
        assertFalse(notes.contextMenu().contains("QoS Policy"), () -> "" + notes.contextMenu());
    }

    private static List<Boolean> enabled() {
        ICommandService commands = PlatformUI.getWorkbench().getService(ICommandService.class);
        return List.of("explain", "generate", "convert").stream()
                .map(name -> commands.getCommand(ExtensionId.PREFIX + name))
                .map(Command::isEnabled)
                .toList();
    }

    private static void awaitExplanation(String text) {
        Screen.await(true, () -> page().findView(ExplanationView.ID) != null);
        Explanation.await(text);
    }

    private static IWorkbenchPage page() {
        return PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
    }

    private static void choose(String command) {
        PolicyEditor.active().chooseFromContextMenu("QoS Policy", command);
    }
}
