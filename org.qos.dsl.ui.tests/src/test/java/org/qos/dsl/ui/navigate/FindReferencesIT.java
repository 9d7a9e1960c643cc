package org.qos.dsl.ui.navigate;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ui.testing.Keys;
import org.qos.dsl.ui.testing.PolicyEditor;
import org.qos.dsl.ui.testing.Screen;
import org.qos.dsl.ui.testing.SearchView;
import org.qos.dsl.ui.testing.TestProject;

/** Ctrl+Shift+G lists the references to a name in the Search view, in all files. */
class FindReferencesIT {

    private static final String POLICY =
            """
            qos-levels
                qos-level
                    name: DEFAULT
                    sl: 0
                end-qos-level
            end-qos-levels
            qos-match-rules
                qos-match-rule
                    pkey: 0x8010
                    qos-level-name: DEFAULT
                end-qos-match-rule
            end-qos-match-rules
            """;

    private TestProject project;

    @BeforeEach
    void anEmptyProject() throws Exception {
        project = TestProject.create("references");
    }

    @AfterEach
    void remove() throws Exception {
        project.delete();
    }

    @Test
    void inTwoFiles() throws Exception {
        project.file("qos.yaml", "policy: qos-policy.conf\npartitions: partitions.conf\n");
        project.file("qos-policy.conf", POLICY);
        PolicyEditor editor = PolicyEditor.open(
                project.file("partitions.conf", "Default=0x7fff : ALL=full ;\nrender=0x0010 : ALL=full ;\n"));

        editor.clickOn("render");
        Keys.press("CTRL+SHIFT+G");

        Screen.await(
                List.of(
                        "references/partitions.conf",
                        "  2: render=0x0010 : ALL=full ;",
                        "references/qos-policy.conf",
                        "  9: pkey: 0x8010"),
                SearchView::rows);
        Screen.capture("references");
        SearchView.open("9: pkey: 0x8010");

        Screen.await("qos-policy.conf", PolicyEditor::activeTitle);
        Screen.await(9, () -> PolicyEditor.active().caretLine());
    }
}
