package org.qos.dsl.ui.folding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.time.Duration;
import java.util.List;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.source.projection.ProjectionAnnotation;
import org.eclipse.jface.text.source.projection.ProjectionViewer;
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

    /** The next response of the server would remove what others add, too; but the text may stay as it is for hours. */
    private static final Duration NO_MORE_RESPONSES = Duration.ofSeconds(2);

    private static final Duration NEXT_EVENTS = Duration.ofMillis(500);

    private TestProject project;

    @BeforeEach
    void anEmptyProject() throws Exception {
        project = TestProject.create("folding");
    }

    @AfterEach
    void remove() throws Exception {
        project.delete();
    }

    /** Some versions of the Generic Editor add them, by the indentation of the text. */
    @Test
    void signsThatOthersAddAreRemoved() throws Exception {
        PolicyEditor editor = PolicyEditor.open(project.file("qos-policy.conf", POLICY));
        Screen.await(List.of("1-2", "3-7", "4-6"), editor::folds);
        Screen.pass(NO_MORE_RESPONSES);

        int start = POLICY.indexOf("name: DEFAULT");
        Position lines = new Position(start, POLICY.indexOf("end-qos-level") - start);
        ((ProjectionViewer) editor.viewer())
                .getProjectionAnnotationModel()
                .addAnnotation(new ProjectionAnnotation(), lines);
        Screen.pass(NEXT_EVENTS);

        assertEquals(List.of("1-2", "3-7", "4-6"), editor.folds());
    }

    @Test
    void noSignStaysWithoutItsBlock() throws Exception {
        PolicyEditor editor = PolicyEditor.open(project.file("qos-policy.conf", POLICY));
        Screen.await(List.of("1-2", "3-7", "4-6"), editor::folds);
        editor.clickOn("qos-level\n");
        Keys.press("CTRL+NUMPAD_SUBTRACT");

        editor.replace("# second line\n", "");
        Screen.await(List.of("2-6", "3-5"), editor::folds);
        editor.replace(editor.text(), "qos-levels\nend-qos-levels\n");
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
