package org.qos.dsl.ui.marker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ui.testing.PolicyEditor;
import org.qos.dsl.ui.testing.Screen;
import org.qos.dsl.ui.testing.TestProject;

/** The ruler shows a light bulb at the findings that have a quick fix, and at no others. */
class FixableFindingsIT {

    /** Only the author knows which SL is intended by 99; the name of the level has one wrong letter. */
    private static final String TEXT =
            """
            qos-levels
                qos-level
                    name: DEFAULT
                    sl: 99
                end-qos-level
            end-qos-levels
            qos-match-rules
                qos-match-rule
                    qos-class: 3
                    qos-level-name: DEFALT
                end-qos-match-rule
            end-qos-match-rules
            """;

    private TestProject project;

    @BeforeEach
    void anEmptyProject() throws Exception {
        project = TestProject.create("bulbs");
    }

    @AfterEach
    void remove() throws Exception {
        project.delete();
    }

    @Test
    void inAProject() throws Exception {
        PolicyEditor editor = PolicyEditor.open(project.file("qos-policy.conf", TEXT));
        Screen.await(List.of(4, 10), editor::linesWithFindings);

        assertBulbs(editor);
        Screen.capture("bulbs");
    }

    @Test
    void ofManyFindings() throws Exception {
        String rule =
                "    qos-match-rule\n        qos-class: 3\n        qos-level-name: DEFALT\n    end-qos-match-rule\n";
        PolicyEditor editor = PolicyEditor.open(project.file(
                "qos-policy.conf", TEXT.replace("end-qos-match-rules", rule.repeat(60) + "end-qos-match-rules")));

        Screen.await(61, () -> editor.bulbs().size());
        assertEquals(62, editor.signs().size(), editor.signs()::toString);
    }

    @Test
    void outsideTheWorkspace() throws Exception {
        Path folder = Files.createTempDirectory("bulbs");
        Path file = Files.writeString(folder.resolve("qos-policy.conf"), TEXT);

        assertBulbs(PolicyEditor.open(file));

        Files.delete(file);
        Files.delete(folder);
    }

    private static void assertBulbs(PolicyEditor editor) {
        Screen.await(1, () -> editor.bulbs().size());
        assertTrue(editor.bulbs().get(0).contains("DEFALT"), editor.bulbs()::toString);
        assertEquals(2, editor.signs().size(), editor.signs()::toString);
    }
}
