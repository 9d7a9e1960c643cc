package org.qos.dsl.ui.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.commands.Command;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ui.extension.ExtensionId;
import org.qos.dsl.ui.testing.Dialog;
import org.qos.dsl.ui.testing.Explanation;
import org.qos.dsl.ui.testing.PolicyEditor;
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
            """;

    private TestProject project;

    @BeforeEach
    void anEmptyProject() throws Exception {
        project = TestProject.create("commands");
    }

    @AfterEach
    void remove() throws Exception {
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

        IWorkbenchPage window =
                PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
        Screen.await(true, () -> window.findView(RequestView.ID) != null);
        Explanation.await("level \"Storage\"");
        assertEquals("from 0x2c9020000a0001 to 0x2c9020000a0002 service 0x1", Explanation.asked());
        assertFalse(Explanation.text().contains("**"), Explanation.text());
        Screen.capture("explanation");
        window.hideView(window.findView(RequestView.ID));
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

    private static void choose(String command) {
        PolicyEditor.active().chooseFromContextMenu("QoS Policy", command);
    }
}
