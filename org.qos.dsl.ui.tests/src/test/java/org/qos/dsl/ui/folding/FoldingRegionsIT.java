package org.qos.dsl.ui.folding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ui.testing.Keys;
import org.qos.dsl.ui.testing.PolicyEditor;
import org.qos.dsl.ui.testing.Screen;
import org.qos.dsl.ui.testing.TestProject;

/** The blocks and comments that the server knows can be folded. */
class FoldingRegionsIT {

    /** The blocks are not indented, so the indentation does not show them. */
    private static final String POLICY =
            """
            # first line
            # second line
            qos-levels
            qos-level
            name: DEFAULT
            sl: 0
            end-qos-level
            end-qos-levels
            """;

    private static final String INDENTED =
            """
            qos-levels
                qos-level
                    name: DEFAULT
                        sl: 0
                end-qos-level
            end-qos-levels
            """;

    /** The editor folds by indentation half a second after a change. */
    private static final Duration EDITOR_HAS_FOLDED = Duration.ofSeconds(2);

    private TestProject project;

    @BeforeEach
    void anEmptyProject() throws Exception {
        project = TestProject.create("folding");
    }

    @AfterEach
    void remove() throws Exception {
        project.delete();
    }

    /** The Generic Editor folds by indentation, too; it would add a sign beside the third line. */
    @Test
    void onlyTheBlocksOfTheServerHaveSigns() throws Exception {
        PolicyEditor editor = PolicyEditor.open(project.file("qos-policy.conf", INDENTED));
        Screen.await(List.of("1-5", "2-4"), editor::folds);
        Screen.pass(EDITOR_HAS_FOLDED);
        assertEquals(List.of("1-5", "2-4"), editor.folds());

        editor.replace("DEFAULT\n", "DEFAULT\n        mtu-limit: 4\n");
        Screen.pass(EDITOR_HAS_FOLDED);
        Screen.await(List.of("1-6", "2-5"), editor::folds);

        editor.replace(editor.text(), "qos-levels\n    end-qos-levels");
        Screen.pass(EDITOR_HAS_FOLDED);
        Screen.await(List.of(), editor::folds);
    }

    @Test
    void aBlockStaysFoldedWhileOtherLinesAreEdited() throws Exception {
        PolicyEditor editor = PolicyEditor.open(project.file("qos-policy.conf", POLICY));
        Screen.await(List.of("1-2", "3-7", "4-6"), editor::folds);

        editor.clickOn("name: DEFAULT");
        Keys.press("CTRL+NUMPAD_SUBTRACT");
        assertFalse(editor.text().contains("name: DEFAULT"), editor.text());
        Screen.capture("folded");
        editor.clickOn("# second");
        editor.type("# more\n");

        Screen.await(List.of("1-3", "4-8", "5-7"), editor::folds);
        assertFalse(editor.text().contains("name: DEFAULT"), editor.text());
        editor.clickOn("qos-level\n");
        Keys.press("CTRL+NUMPAD_MULTIPLY");
        assertEquals(POLICY.replace("# second", "# more\n# second"), editor.text());
    }
}
