package org.qos.dsl.ui.workbench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ui.assist.ServerProposals;
import org.qos.dsl.ui.testing.PolicyEditor;
import org.qos.dsl.ui.testing.Screen;
import org.qos.dsl.ui.testing.TestProject;

/** The language server handles project files, but no other YAML files. */
class ProjectFileIT {

    private TestProject project;

    @BeforeEach
    void anEmptyProject() throws Exception {
        project = TestProject.create("project");
    }

    @AfterEach
    void remove() throws Exception {
        project.delete();
    }

    @Test
    void anErrorIsMarkedAndKeysAreProposed() throws Exception {
        project.file("backbone.qos", "<qos-policy/>\n");
        PolicyEditor editor =
                PolicyEditor.open(project.file("qos.yaml", "# the backbone\npolicy: backbone.qos\nrulez:\n"));

        assertEquals("org.eclipse.ui.genericeditor.GenericEditor", editor.id());
        Screen.await(List.of(3), editor::linesWithFindings);
        editor.replace("rulez:\n", "");
        Screen.await(List.of(), editor::linesWithFindings);
        List<String> keys = Stream.of(new ServerProposals()
                        .computeCompletionProposals(
                                editor.viewer(), editor.text().length()))
                .map(proposal -> proposal.getDisplayString().split(" ")[0])
                .toList();
        assertTrue(keys.contains("partitions"), keys::toString);
        assertFalse(keys.contains("policy"), keys::toString);
        Screen.capture("project-file");
    }
}
