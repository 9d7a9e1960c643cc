package org.qos.dsl.ui.navigate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ui.testing.Keys;
import org.qos.dsl.ui.testing.PolicyEditor;
import org.qos.dsl.ui.testing.Screen;
import org.qos.dsl.ui.testing.TestProject;

/** F3, and a click with Ctrl held, go from a name to its definition, in the same file or in another. */
class DefinitionLinksIT {

    private static final String POLICY =
            """
            <qos-policy>
              <qos-levels>
                <qos-level>
                  <sn>0</sn>
                  <name>DEFAULT</name>
                  <sl>0</sl>
                </qos-level>
                <qos-level>
                  <sn>4</sn>
                  <name>Backup</name>
                  <sl>1</sl>
                </qos-level>
              </qos-levels>
              <qos-match-rules>
                <qos-match-rule>
                  <qos-class>9</qos-class>
                  <qos-level-sn>4</qos-level-sn>
                </qos-match-rule>
              </qos-match-rules>
            </qos-policy>
            """;

    private TestProject project;

    @BeforeEach
    void anEmptyProject() throws Exception {
        project = TestProject.create("definitions");
    }

    @AfterEach
    void remove() throws Exception {
        project.delete();
    }

    @Test
    void inTheSameFile() throws Exception {
        PolicyEditor editor = PolicyEditor.open(project.file("night.qos", POLICY));

        editor.clickOn("4</qos-level-sn>");
        Keys.press("F3");

        Screen.await(9, editor::caretLine);
        assertEquals("4", editor.selection());
    }

    @Test
    void byAClickWithCtrl() throws Exception {
        PolicyEditor editor = PolicyEditor.open(project.file("night.qos", POLICY));

        editor.clickWithCtrl("4</qos-level-sn>");

        Screen.await(9, editor::caretLine);
        assertEquals("4", editor.selection());
    }

    @Test
    void inAnotherFile() throws Exception {
        project.file("night.qos", POLICY);
        PolicyEditor.open(project.file("qos.yaml", "policy: night.qos\n")).clickOn("night");

        Keys.press("F3");

        Screen.await("night.qos", PolicyEditor::activeTitle);
    }
}
