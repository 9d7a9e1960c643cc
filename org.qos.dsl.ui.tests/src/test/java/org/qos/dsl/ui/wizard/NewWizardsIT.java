package org.qos.dsl.ui.wizard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.eclipse.core.commands.ParameterizedCommand;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IncrementalProjectBuilder;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.handlers.IHandlerService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ui.builder.PolicyNature;
import org.qos.dsl.ui.check.CheckedProject;
import org.qos.dsl.ui.extension.ExtensionId;
import org.qos.dsl.ui.testing.Dialog;
import org.qos.dsl.ui.testing.PolicyEditor;
import org.qos.dsl.ui.testing.Screen;
import org.qos.dsl.ui.testing.TestProject;

/** File, New: a policy in either syntax, and a project from an example. Neither has errors. */
class NewWizardsIT {

    private static final String PRESET = "A policy for inference with KV-cache transfers, and storage";

    private TestProject project;

    @AfterEach
    void remove() throws Exception {
        project.delete();
    }

    @Test
    void aPolicyInTheSyntaxOfItsName() throws Exception {
        project = TestProject.create("policies");
        for (String name : List.of("policy.qos", "qos-policy.conf")) {
            newWizard("newPolicy", "New QoS Policy", dialog -> dialog.typeInto(
                            "Enter or select the parent folder:", "policies")
                    .typeInto("File name:", name)
                    .check(PRESET)
                    .press("Finish"));

            Screen.await(name, PolicyEditor::activeTitle);
            String text = PolicyEditor.active().text();
            assertEquals(name.endsWith(".qos"), text.startsWith("<?xml"), text);
            assertTrue(text.contains("KV Cache"), text);
        }
        PolicyNature.set(project.project(), true, null);
        project.project().build(IncrementalProjectBuilder.FULL_BUILD, null);
        assertEquals(List.of(), errors(project.project()));
    }

    @Test
    void anotherNameIsNotAPolicy() throws Exception {
        project = TestProject.create("policies");

        newWizard("newPolicy", "New QoS Policy", dialog -> {
            dialog.typeInto("Enter or select the parent folder:", "policies");
            assertTrue(dialog.canPress("Finish"));
            dialog.typeInto("File name:", "policy.txt").capture("new-policy");
            assertFalse(dialog.canPress("Finish"));
            dialog.press("Cancel");
        });
    }

    @Test
    void aProjectFromAnExampleIsCheckedAndGenerated() throws Exception {
        project = TestProject.of("my-site");

        newWizard("newProject", "New QoS Project", dialog -> {
            dialog.typeInto("Project name:", "my-site").press("Next >");
            dialog.choose("cluster")
                    .check("Generate OpenSM's files when a file is saved")
                    .capture("new-project")
                    .press("Finish");
        });

        Screen.await("policy.qos", PolicyEditor::activeTitle);
        Screen.await(true, () -> project.has("generated/qos-policy.conf"));
        IProject created = ResourcesPlugin.getWorkspace().getRoot().getProject("my-site");
        assertTrue(created.getFile("fabric.ibnetdiscover").exists());
        assertTrue(CheckedProject.is(created));
        assertEquals(List.of(), errors(created));
    }

    @Test
    void everyExampleSaysWhatItShows() {
        project = TestProject.of("none");

        assertTrue(Example.all().size() >= 5, () -> Example.all().toString());
        for (Example example : Example.all()) {
            assertTrue(example.about().endsWith("."), example::toString);
            assertTrue(example.files().contains("policy.qos"), () -> example.files()
                    .toString());
        }
    }

    private static List<String> errors(IProject project) throws Exception {
        return Stream.of(project.findMarkers(IMarker.PROBLEM, true, IResource.DEPTH_INFINITE))
                .filter(marker -> marker.getAttribute(IMarker.SEVERITY, 0) == IMarker.SEVERITY_ERROR)
                .map(marker -> marker.getResource().getName() + ": " + marker.getAttribute(IMarker.MESSAGE, ""))
                .toList();
    }

    /** What the entries of the menu File, New execute. */
    private static void newWizard(String id, String title, Consumer<Dialog> user) throws Exception {
        Dialog.whenOpen(title, user);
        ICommandService commands = PlatformUI.getWorkbench().getService(ICommandService.class);
        ParameterizedCommand command = ParameterizedCommand.generateCommand(
                commands.getCommand("org.eclipse.ui.newWizard"), Map.of("newWizardId", ExtensionId.PREFIX + id));
        PlatformUI.getWorkbench().getService(IHandlerService.class).executeCommand(command, null);
    }
}
