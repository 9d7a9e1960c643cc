package org.qos.dsl.ui.rename;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.resources.IFile;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ui.testing.Dialog;
import org.qos.dsl.ui.testing.Keys;
import org.qos.dsl.ui.testing.PolicyEditor;
import org.qos.dsl.ui.testing.Screen;
import org.qos.dsl.ui.testing.TestProject;

/** Shift+Alt+R renames in all files, after a preview. */
class RenameIT {

    private static final String POLICY =
            """
            port-groups
                port-group
                    name: Backup servers
                    partition: Night
                end-port-group
            end-port-groups
            """;

    private static final String PARTITIONS = "Default=0x7fff : ALL=full ;\nNight=0x0011 : ALL=limited ;\n";

    private TestProject project;
    private IFile policy;
    private PolicyEditor partitions;

    @BeforeEach
    void aPolicyRefersToAPartition() throws Exception {
        project = TestProject.create("rename");
        policy = project.file("qos-policy.conf", POLICY);
        partitions = PolicyEditor.open(project.file("partitions.conf", PARTITIONS));
    }

    @AfterEach
    void remove() throws Exception {
        project.delete();
    }

    @Test
    void inAllFilesAfterAPreview() throws Exception {
        partitions.clickOn("Night");

        Dialog.whenOpen("Rename", dialog -> {
            dialog.type("Evening").press("Preview >");
            dialog.capture("rename-preview").press("OK");
        });
        Keys.press("ALT+SHIFT+R");

        Screen.await(PARTITIONS.replace("Night", "Evening"), partitions::text);
        assertTrue(policy.readString().contains("partition: Evening\n"), policy.readString());
    }

    @Test
    void notToANameThatExists() throws Exception {
        partitions.clickOn("Night");

        List<String> said = new ArrayList<>();
        Dialog.whenOpen("Rename", dialog -> dialog.type("Default")
                .then(rejection -> {
                    said.add(rejection.capture("rename-rejected").text());
                    rejection.press("Cancel");
                })
                .press("OK"));
        Keys.press("ALT+SHIFT+R");

        Screen.await(1, said::size);
        assertTrue(said.get(0).contains("Default"), said.get(0));
        assertEquals(PARTITIONS, partitions.text());
    }
}
