package org.qos.dsl.ui.assist;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ui.testing.PolicyEditor;
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
    void theBeginningOfATagIsReplaced() throws Exception {
        PolicyEditor editor = PolicyEditor.open(project.file("site.qos", "<qos-policy>\n<por\n</qos-policy>\n"));

        List<ICompletionProposal> found = proposals(editor, "\n</qos-policy>");

        assertEquals(List.of("<port-groups>"), names(found));
        found.get(0).apply(editor.viewer().getDocument());
        assertEquals("<qos-policy>\n<port-groups>\n</qos-policy>\n", editor.text());
    }

    @Test
    void noneInADocumentThatIsNotOpenInTheServer() throws Exception {
        PolicyEditor editor = PolicyEditor.open(project.file("notes.txt", "<qos-policy>\n\n</qos-policy>\n"));

        assertEquals(List.of(), proposals(editor, "\n</qos-policy>"));
    }

    private static List<ICompletionProposal> proposals(PolicyEditor editor, String before) {
        int caret = editor.text().indexOf(before);
        return List.of(new ServerProposals().computeCompletionProposals(editor.viewer(), caret));
    }

    private static List<String> names(List<ICompletionProposal> proposals) {
        return proposals.stream().map(ICompletionProposal::getDisplayString).toList();
    }
}
