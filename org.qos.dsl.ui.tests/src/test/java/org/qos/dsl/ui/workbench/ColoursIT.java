package org.qos.dsl.ui.workbench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ui.testing.PolicyEditor;
import org.qos.dsl.ui.testing.Screen;
import org.qos.dsl.ui.testing.TestProject;

/** Tokens have colours that can be distinguished. */
class ColoursIT {

    private TestProject project;

    @BeforeEach
    void anEmptyProject() throws Exception {
        project = TestProject.create("colours");
    }

    @AfterEach
    void remove() throws Exception {
        project.delete();
    }

    @Test
    void ofTheRfcSyntax() throws Exception {
        PolicyEditor editor = PolicyEditor.open(
                project.file(
                        "backbone.qos",
                        """
                <!-- storage first,
                     then the rest -->
                <qos-policy>
                  <port-guid>0x10-0x1f</port-guid>
                  <name>rack7</name>
                </qos-policy>
                """));

        assertEquals(SWT.ITALIC, editor.styleOf("then the rest").fontStyle);
        assertEquals(SWT.BOLD, editor.styleOf("<qos-policy>").fontStyle);
        assertEquals(SWT.BOLD, editor.styleOf("</name>").fontStyle);
        assertIsNumber(editor.styleOf("0x10"));
        assertIsNumber(editor.styleOf("0x1f"));
        assertNull(editor.styleOf("rack7").foreground);
        assertNull(editor.styleOf("7<").foreground);
    }

    @Test
    void aCommentStaysOneWhileItIsEdited() throws Exception {
        PolicyEditor editor =
                PolicyEditor.open(project.file("backbone.qos", "<!-- one\n two\n three -->\n<qos-policy/>\n"));

        editor.replace("two", "2 <sl>");

        assertEquals(SWT.ITALIC, editor.styleOf("<sl>").fontStyle);
        assertEquals(SWT.ITALIC, editor.styleOf("three").fontStyle);
        assertEquals(SWT.BOLD, editor.styleOf("<qos-policy/>").fontStyle);
    }

    @Test
    void ofTheFilesThatOpenSmReads() throws Exception {
        PolicyEditor editor = PolicyEditor.open(
                project.file(
                        "qos-policy.conf",
                        """
                # levels of the site
                qos-levels
                    qos-level
                        name: "for backup"
                        sl: 3
                    end-qos-level
                end-qos-levels
                """));

        assertEquals(SWT.ITALIC, editor.styleOf("levels of the site").fontStyle);
        assertEquals(SWT.BOLD, editor.styleOf("qos-level\n").fontStyle);
        assertEquals(SWT.BOLD, editor.styleOf("sl:").fontStyle);
        assertEquals(SWT.BOLD, editor.styleOf("end-qos-levels").fontStyle);
        assertNotEquals(editor.styleOf("name").foreground, editor.styleOf("for backup").foreground);
        assertIsNumber(editor.styleOf("3\n"));
        Screen.capture("opensm-syntax");
    }

    private static void assertIsNumber(StyleRange style) {
        assertEquals(SWT.NORMAL, style.fontStyle);
        assertEquals(
                PlatformUI.getWorkbench()
                        .getThemeManager()
                        .getCurrentTheme()
                        .getColorRegistry()
                        .get("org.qos.dsl.ui.color.number"),
                style.foreground);
    }
}
