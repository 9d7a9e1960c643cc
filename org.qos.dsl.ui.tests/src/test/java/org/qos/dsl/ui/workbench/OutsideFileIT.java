package org.qos.dsl.ui.workbench;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ui.explanation.ExplanationView;
import org.qos.dsl.ui.testing.Explanation;
import org.qos.dsl.ui.testing.Keys;
import org.qos.dsl.ui.testing.PolicyEditor;
import org.qos.dsl.ui.testing.Popup;
import org.qos.dsl.ui.testing.Screen;
import org.qos.dsl.ui.testing.Server;

/** A file outside the workspace, such as in /etc/opensm, is checked and fixed like others. */
class OutsideFileIT {

    private Path folder;

    @BeforeEach
    void aFolderOutside() throws Exception {
        folder = Files.createTempDirectory("opensm");
    }

    @AfterEach
    void remove() throws Exception {
        PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage().closeAllEditors(false);
        Server.settle();
        try (var files = Files.list(folder)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
        }
        Files.delete(folder);
    }

    @Test
    void findingsAreAnnotatedUntilTheyAreFixed() throws Exception {
        PolicyEditor editor =
                PolicyEditor.open(Files.writeString(folder.resolve("opensm.conf"), "qos TRUE\nsweep_intervl 10\n"));

        Screen.await(1, () -> editor.annotated().size());
        assertTrue(editor.annotated().get(0).contains("sweep_intervl"), editor.annotated()::toString);
        Screen.capture("outside");
        editor.clickOn("sweep_intervl");
        Keys.press("CTRL+1");
        Popup.choose("Write sweep_interval");

        Screen.await("qos TRUE\nsweep_interval 10\n", editor::text);
        Screen.await(List.of(), editor::annotated);
    }

    @Test
    void aPolicyIsExplainedAndConverted() throws Exception {
        IWorkbenchPage window =
                PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
        PolicyEditor editor = PolicyEditor.open(
                Files.writeString(
                        folder.resolve("qos-policy.conf"),
                        """
                qos-levels
                    qos-level
                        name: DEFAULT
                        sl: 3
                    end-qos-level
                end-qos-levels
                """));
        IViewPart view = window.showView(ExplanationView.ID);
        Explanation.ask("from 0x2c9020000a0001 to 0x2c9020000a0002");
        Explanation.await("SL 3");
        editor.replace("sl: 3", "sl: 5");
        Explanation.await("SL 5");
        Screen.capture("outside-explained");
        window.hideView(view);

        PolicyEditor.active().chooseFromContextMenu("QoS Policy", "Convert to the Other Syntax");
        Screen.await("converted.qos", PolicyEditor::activeTitle);
    }

    @Test
    void theFormatKeyWorks() throws Exception {
        PolicyEditor editor = PolicyEditor.open(
                Files.writeString(folder.resolve("partitions.conf"), "Default=0x7fff,ipoib:ALL=full;\n"));

        Keys.press("CTRL+SHIFT+F");

        Screen.await("Default=0x7fff, ipoib : ALL=full ;\n", editor::text);
    }
}
