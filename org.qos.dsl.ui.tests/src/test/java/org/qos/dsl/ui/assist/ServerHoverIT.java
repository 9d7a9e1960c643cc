package org.qos.dsl.ui.assist;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ui.testing.Keys;
import org.qos.dsl.ui.testing.PolicyEditor;
import org.qos.dsl.ui.testing.Popup;
import org.qos.dsl.ui.testing.Screen;
import org.qos.dsl.ui.testing.Server;
import org.qos.dsl.ui.testing.TestProject;

/** F2 shows the hover of the server as styled text: lines and lists are kept, marks of Markdown are not shown. */
class ServerHoverIT {

    private static final String POLICY =
            """
            qos-levels
                qos-level
                    name: DEFAULT
                    sl: 0
                end-qos-level
                qos-level
                    name: Backup
                    sl: 3
                    mtu-limit: 4
                end-qos-level
            end-qos-levels
            """;

    private TestProject project;

    @BeforeEach
    void anEmptyProject() throws Exception {
        project = TestProject.create("hovers");
    }

    @AfterEach
    void remove() throws Exception {
        project.delete();
    }

    @Test
    void aLevel() throws Exception {
        PolicyEditor editor = PolicyEditor.open(project.file("qos-policy.conf", POLICY));
        Server.settle();
        Screen.await(List.of(7), editor::linesWithFindings); // the hover of the finding comes first
        editor.clickOn("Backup");

        Keys.press("F2");
        Screen.await(true, () -> Popup.text().contains("Backup"));
        Screen.capture("hover");
        assertEquals("QoS level", Popup.boldText());
        String shown = Popup.text();
        assertTrue(shown.contains("QoS level Backup"), shown);
        assertTrue(shown.lines().anyMatch(line -> line.strip().endsWith("MTU at most 2048 bytes")), shown);
        assertFalse(shown.contains("<") || shown.contains("**"), shown);
    }
}
