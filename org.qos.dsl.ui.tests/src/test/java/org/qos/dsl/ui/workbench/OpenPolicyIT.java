package org.qos.dsl.ui.workbench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ui.testing.Finding;
import org.qos.dsl.ui.testing.PolicyEditor;
import org.qos.dsl.ui.testing.ProblemsView;
import org.qos.dsl.ui.testing.Screen;
import org.qos.dsl.ui.testing.TestProject;

/** A user opens a policy with an error, sees the diagnostic and fixes it. */
class OpenPolicyIT {

    private static final String POLICY =
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!-- storage goes first,
                 the rest shares what remains -->
            <qos-policy>
              <port-groups>
                <port-group>
                  <name>Storage</nam>
                  <port-guid>0x2c9020000a0001-0x2c9020000a0008</port-guid>
                </port-group>
              </port-groups>
              <qos-levels>
                <qos-level>
                  <sn>0</sn>
                  <name>DEFAULT</name>
                  <sl>0</sl>
                </qos-level>
                <qos-level>
                  <sn>1</sn>
                  <name>Bulk</name>
                  <sl>3</sl>
                </qos-level>
              </qos-levels>
              <qos-match-rules>
                <qos-match-rule>
                  <destination>Storage</destination>
                  <qos-level-sn>1</qos-level-sn>
                </qos-match-rule>
              </qos-match-rules>
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
    void anErrorIsMarkedUntilItIsFixed() throws Exception {
        PolicyEditor editor = PolicyEditor.open(project.file("backbone.qos", POLICY));

        assertEquals("org.eclipse.ui.genericeditor.GenericEditor", editor.id());
        assertEquals(POLICY, editor.text());

        editor.awaitFindings(List.of(new Finding(7, "</nam> does not close <name>; expected </name>")));
        ProblemsView.show();
        ProblemsView.awaitGroup("Errors (1 item)");
        Screen.capture("error");

        editor.replace("</nam>", "</name>");
        editor.awaitFindings(List.of());
        ProblemsView.awaitGroup("");
        Screen.capture("fixed");
    }
}
