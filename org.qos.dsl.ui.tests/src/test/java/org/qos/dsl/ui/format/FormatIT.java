package org.qos.dsl.ui.format;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ui.preferences.EditorPreferences;
import org.qos.dsl.ui.testing.Keys;
import org.qos.dsl.ui.testing.PolicyEditor;
import org.qos.dsl.ui.testing.Screen;
import org.qos.dsl.ui.testing.TestProject;

/** Ctrl+Shift+F formats the file or the selected lines; a preference formats on save. */
class FormatIT {

    private static final String UNTIDY =
            """
            qos-levels
            qos-level
              name: DEFAULT
                 sl: 0
            end-qos-level
            end-qos-levels
            """;

    private static final String TIDY =
            """
            qos-levels
                qos-level
                    name: DEFAULT
                    sl: 0
                end-qos-level
            end-qos-levels
            """;

    private TestProject project;
    private PolicyEditor editor;

    @BeforeEach
    void anUntidyPolicyIsOpen() throws Exception {
        project = TestProject.create("format");
        editor = PolicyEditor.open(project.file("qos-policy.conf", UNTIDY));
    }

    @AfterEach
    void remove() throws Exception {
        EditorPreferences.store().setToDefault(EditorPreferences.FORMAT_ON_SAVE);
        project.delete();
    }

    @Test
    void theWholeFile() throws Exception {
        editor.clickOn("qos-levels");
        Keys.press("CTRL+SHIFT+F");

        Screen.await(TIDY, editor::text);
        Keys.press("CTRL+Z");
        Screen.await(UNTIDY, editor::text);
    }

    @Test
    void theSelectedLines() throws Exception {
        editor.select("  name: DEFAULT\n");
        Keys.press("CTRL+SHIFT+F");

        Screen.await(UNTIDY.replace("  name", "        name"), editor::text);
    }

    @Test
    void onSaveIfThePreferenceIsSet() throws Exception {
        editor.replace("sl: 0", "sl: 1");
        editor.save();
        assertFalse(editor.isDirty());
        assertTrue(editor.text().contains("     sl: 1"), editor::text);

        EditorPreferences.store().setValue(EditorPreferences.FORMAT_ON_SAVE, true);
        editor.replace("sl: 1", "sl: 0");
        editor.save();

        Screen.await(TIDY, editor::text);
        Screen.await(false, editor::isDirty);
    }
}
