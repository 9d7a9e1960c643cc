package org.qos.dsl.ui.assist;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ui.testing.Keys;
import org.qos.dsl.ui.testing.PolicyEditor;
import org.qos.dsl.ui.testing.Popup;
import org.qos.dsl.ui.testing.Screen;
import org.qos.dsl.ui.testing.Server;
import org.qos.dsl.ui.testing.TestProject;

/** Proposals of the language server are inserted into the text. */
class ServerProposalsIT {

    private TestProject project;

    @BeforeEach
    void anEmptyProject() throws Exception {
        project = TestProject.create("proposals");
    }

    @AfterEach
    void remove() throws Exception {
        project.delete();
    }

    @Test
    void inTheRfcSyntax() throws Exception {
        PolicyEditor editor = PolicyEditor.open(project.file("site.qos", "<qos-policy>\n\n</qos-policy>\n"));

        List<String> names = names(proposals(editor, "\n</qos-policy>"));

        assertTrue(names.containsAll(List.of("<port-groups>", "<qos-levels>", "<qos-match-rules>")), names::toString);
    }

    @Test
    void inTheOpenSmSyntax() throws Exception {
        PolicyEditor editor = PolicyEditor.open(project.file("qos-policy.conf", "port-groups\n\nend-port-groups\n"));

        List<String> names = names(proposals(editor, "\nend-port-groups"));

        assertTrue(names.contains("port-group"), names::toString);
    }

    @Test
    void aBlockReplacesTheBeginningOfItsTagAndIsIndented() throws Exception {
        PolicyEditor editor = PolicyEditor.open(project.file("site.qos", "<qos-policy>\n    <por\n</qos-policy>\n"));
        editor.clickOn("\n</qos-policy>");

        Keys.press("CTRL+SPACE");
        Popup.choose("<port-groups>");

        String group = "        <port-group>\n"
                + "            <name></name>\n"
                + "            <port-guid></port-guid>\n"
                + "        </port-group>\n";
        Screen.await("<qos-policy>\n    <port-groups>\n" + group + "    </port-groups>\n</qos-policy>\n", editor::text);
    }

    @Test
    void theTabKeyVisitsTheValuesOfABlock() throws Exception {
        PolicyEditor editor =
                PolicyEditor.open(project.file("qos-policy.conf", "port-groups\n    port-gr\nend-port-groups\n"));
        editor.clickOn("\nend-port-groups");
        Keys.press("CTRL+SPACE");
        Popup.choose("port-group");
        Screen.await(true, () -> editor.text().contains("end-port-group\n"));

        editor.type("Disks");
        editor.tab();
        editor.type("0x2c9020000a0001");

        assertEquals(
                """
                port-groups
                    port-group
                        name: Disks
                        port-guid: 0x2c9020000a0001
                    end-port-group
                end-port-groups
                """,
                editor.text());
        Screen.capture("snippet");
    }

    /** As in all editors of Eclipse; a second Tab would lead to the text beside the list. */
    @Test
    void theTabKeyLeadsIntoTheList() throws Exception {
        PolicyEditor editor =
                PolicyEditor.open(project.file("qos-policy.conf", "port-groups\n    port-gr\nend-port-groups\n"));
        editor.clickOn("\nend-port-groups");
        Keys.press("CTRL+SPACE");
        Screen.await(true, () -> Popup.entries().contains("port-group"));

        editor.tab();

        Screen.await(true, Popup::listHasFocus);
        assertEquals("port-groups\n    port-gr\nend-port-groups\n", editor.text());
        Popup.choose("port-group");
        Screen.await(true, () -> editor.text().contains("end-port-group\n"));
    }

    @Test
    void noneInADocumentThatIsNotOpenInTheServer() throws Exception {
        PolicyEditor editor = PolicyEditor.open(project.file("notes.txt", "<qos-policy>\n\n</qos-policy>\n"));

        assertEquals(List.of(), proposals(editor, "\n</qos-policy>"));
    }

    /** A server that is still starting has no proposals in time. */
    private static List<ICompletionProposal> proposals(PolicyEditor editor, String before) throws Exception {
        Server.settle();
        int caret = editor.text().indexOf(before);
        return List.of(new ServerProposals().computeCompletionProposals(editor.viewer(), caret));
    }

    private static List<String> names(List<ICompletionProposal> proposals) {
        return proposals.stream().map(ICompletionProposal::getDisplayString).toList();
    }
}
