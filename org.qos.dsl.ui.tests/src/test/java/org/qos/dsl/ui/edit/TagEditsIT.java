package org.qos.dsl.ui.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ui.testing.Keys;
import org.qos.dsl.ui.testing.PolicyEditor;
import org.qos.dsl.ui.testing.TestProject;

/** Typing in a tag of the RFC syntax. */
class TagEditsIT {

    private TestProject project;

    @BeforeEach
    void anEmptyProject() throws Exception {
        project = TestProject.create("tags");
    }

    @AfterEach
    void remove() throws Exception {
        project.delete();
    }

    @Test
    void theEndOfAnOpeningTagAddsTheClosingTag() throws Exception {
        PolicyEditor editor = open("<qos-policy>\n  |\n</qos-policy>\n");

        typeEach(editor, "<qos-levels>");

        assertEquals("<qos-policy>\n  <qos-levels></qos-levels>\n</qos-policy>\n", editor.text());
        editor.type("x");
        assertEquals("<qos-policy>\n  <qos-levels>x</qos-levels>\n</qos-policy>\n", editor.text());
    }

    @Test
    void aTagThatIsClosedStaysAsItIs() throws Exception {
        PolicyEditor editor = open("<qos-policy>|1</sl></qos-policy>\n");

        typeEach(editor, "<sl>");

        assertEquals("<qos-policy><sl>1</sl></qos-policy>\n", editor.text());
    }

    @Test
    void aDeclarationIsNotATag() throws Exception {
        PolicyEditor editor = open("<?xml version=\"1.0\"?>\n<|></>\n");

        editor.type("sl");

        assertEquals("<?xml version=\"1.0\"?>\n<sl></sl>\n", editor.text());
    }

    @Test
    void commentsAndClosingTagsAddNothing() throws Exception {
        PolicyEditor editor = open("<!-- | -->\n<sl>4\n");

        typeEach(editor, "<name>");
        assertEquals("<!-- <name> -->\n<sl>4\n", editor.text());
        editor.clickOn("\n<sl>");
        editor.clickOn("4");
        editor.type("</sl>");

        assertEquals("<!-- <name> -->\n<sl></sl>4\n", editor.text());
    }

    @Test
    void aNameIsChangedInBothTagsAndUndoneInOneStep() throws Exception {
        String text = "<qos-policy><qos-level><sl>1</sl></qos-level><qos-level/></qos-policy>\n";
        PolicyEditor editor = open(text.replace("<qos-level>", "<qos-level|>"));

        editor.type("s");
        assertEquals(text.replace("qos-level>", "qos-levels>"), editor.text());
        editor.type("3");
        assertEquals(text.replace("qos-level>", "qos-levels3>"), editor.text());
        Keys.press("CTRL+Z");
        Keys.press("CTRL+Z");

        assertEquals(text, editor.text());
    }

    @Test
    void fromTheClosingTagToo() throws Exception {
        PolicyEditor editor = open("<a><sl>1</|sl></a>\n");

        editor.type("x-");

        assertEquals("<a><x-sl>1</x-sl></a>\n", editor.text());
    }

    /** Opens a policy with the caret at the bar. */
    private PolicyEditor open(String text) throws Exception {
        int caret = text.indexOf('|');
        PolicyEditor editor = PolicyEditor.open(project.file("night.qos", text.replace("|", "")));
        editor.clickAt(caret);
        return editor;
    }

    private static void typeEach(PolicyEditor editor, String text) {
        text.chars().forEach(key -> editor.type(String.valueOf((char) key)));
    }
}
