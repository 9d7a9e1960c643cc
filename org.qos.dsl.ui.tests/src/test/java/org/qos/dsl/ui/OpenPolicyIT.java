package org.qos.dsl.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ui.workbench.Finding;
import org.qos.dsl.ui.workbench.PolicyEditor;
import org.qos.dsl.ui.workbench.ProblemsView;
import org.qos.dsl.ui.workbench.Screen;
import org.qos.dsl.ui.workbench.TestProject;

/** A network manager opens a policy with a mistake in it, sees the mistake, mends it. */
class OpenPolicyIT {

    private static final String POLICY =
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!-- who may
                 talk to whom -->
            <qos-policy>
              <port-groups>
                <port-group>
                  <name>Storage</nam>
                </port-group>
                <port-group>
                  <name>Compute</name>
                </port-group>
              </port-groups>
            </qos-policy>
            """;

    private TestProject project;

    @BeforeEach
    void anEmptyProject() throws Exception {
        project = TestProject.create("site");
    }

    @AfterEach
    void remove() throws Exception {
        project.delete();
    }

    @Test
    void aMistakeIsMarkedUntilItIsMended() throws Exception {
        PolicyEditor editor = PolicyEditor.open(project.file("backbone.qos", POLICY));

        assertEquals("org.eclipse.ui.genericeditor.GenericEditor", editor.id());
        assertEquals(POLICY, editor.text());

        editor.awaitFindings(List.of(
                new Finding(7, "mismatched character '>' expecting 'e'"),
                new Finding(8, "missing '</name>' at '</port-group>'")));
        ProblemsView.show();
        ProblemsView.awaitGroup("Errors (2 items)");
        Screen.capture("mistake");

        editor.replace("</nam>", "</name>");
        editor.awaitFindings(List.of());
        ProblemsView.awaitGroup("");
        Screen.capture("mended");
    }
}
