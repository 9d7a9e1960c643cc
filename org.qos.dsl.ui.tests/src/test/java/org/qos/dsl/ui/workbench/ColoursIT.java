package org.qos.dsl.ui.workbench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ui.testing.PolicyEditor;
import org.qos.dsl.ui.testing.TestProject;

/** Tokens have colours as soon as the text is open, without the server. */
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

        assertEquals("comment", editor.colorOf("then the rest"));
        assertEquals("tag", editor.colorOf("<qos-policy>"));
        assertEquals("tag", editor.colorOf("</name>"));
        assertEquals("number", editor.colorOf("0x10"));
        assertEquals("number", editor.colorOf("0x1f"));
        assertNull(editor.styleOf("rack7").foreground);
        assertNull(editor.styleOf("7<").foreground);
    }

    @Test
    void aCommentStaysOneWhileItIsEdited() throws Exception {
        PolicyEditor editor =
                PolicyEditor.open(project.file("backbone.qos", "<!-- one\n two\n three -->\n<qos-policy/>\n"));

        editor.replace("two", "2 <sl>");

        assertEquals("comment", editor.colorOf("<sl>"));
        assertEquals("comment", editor.colorOf("three"));
        assertEquals("tag", editor.colorOf("<qos-policy/>"));
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

        assertEquals("comment", editor.colorOf("levels of the site"));
        assertEquals("keyword", editor.colorOf("qos-level\n"));
        assertEquals("property", editor.colorOf("sl:"));
        assertEquals("keyword", editor.colorOf("end-qos-levels"));
        assertEquals("number", editor.colorOf("3\n"));
    }
}
