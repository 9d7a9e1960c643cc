package org.qos.dsl.ui.occurrence;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ui.testing.Keys;
import org.qos.dsl.ui.testing.PolicyEditor;
import org.qos.dsl.ui.testing.Screen;
import org.qos.dsl.ui.testing.TestProject;

/** The cursor on a name marks what means the same, and not each equal word. */
class OccurrencesIT {

    /** A group, a level and a text have the same name. */
    private static final String POLICY =
            """
            port-groups
                port-group
                    name: Backup
                    use: Backup of the night
                    node-type: CA
                end-port-group
            end-port-groups
            qos-levels
                qos-level
                    name: DEFAULT
                    sl: 0
                end-qos-level
                qos-level
                    name: Backup
                    sl: 1
                end-qos-level
            end-qos-levels
            qos-match-rules
                qos-match-rule
                    source: Backup
                    qos-level-name: Backup
                end-qos-match-rule
            end-qos-match-rules
            """;

    private static final String SWITCH = "org.eclipse.ui.genericeditor.togglehighlight";

    private TestProject project;

    @BeforeEach
    void anEmptyProject() throws Exception {
        project = TestProject.create("occurrences");
    }

    @AfterEach
    void remove() throws Exception {
        project.delete();
    }

    @Test
    void ofAGroupAndOfALevel() throws Exception {
        PolicyEditor editor = PolicyEditor.open(project.file("qos-policy.conf", POLICY));

        editor.clickOn("Backup\n        use");
        Screen.await(List.of(3, 20), editor::occurrences);
        Screen.capture("occurrences");
        editor.clickOn("Backup\n    end-qos-match-rule");
        Screen.await(List.of(14, 21), editor::occurrences);
        editor.clickOn("night");
        Screen.await(List.of(), editor::occurrences);
    }

    @Test
    void theButtonInTheToolBarTurnsThemOff() throws Exception {
        PolicyEditor editor = PolicyEditor.open(project.file("qos-policy.conf", POLICY));
        editor.clickOn("Backup\n        use");
        Screen.await(List.of(3, 20), editor::occurrences);

        Keys.execute(SWITCH);
        Screen.await(List.of(), editor::occurrences);
        Keys.execute(SWITCH);

        Screen.await(List.of(3, 20), editor::occurrences);
    }
}
