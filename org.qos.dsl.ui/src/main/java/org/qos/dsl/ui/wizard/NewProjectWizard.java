package org.qos.dsl.ui.wizard;

import java.lang.reflect.InvocationTargetException;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.ui.INewWizard;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.actions.WorkspaceModifyOperation;
import org.eclipse.ui.dialogs.WizardNewProjectCreationPage;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.wizards.newresource.BasicNewResourceWizard;

/** File, New, QoS Project: creates a project with the files of an example, and opens its policy. */
public final class NewProjectWizard extends Wizard implements INewWizard {

    private IWorkbench workbench;
    private final WizardNewProjectCreationPage place = new WizardNewProjectCreationPage("project");
    private final ExamplePage examples = new ExamplePage();

    @Override
    public void init(IWorkbench opened, IStructuredSelection selection) {
        workbench = opened;
        setWindowTitle("New QoS Project");
        setNeedsProgressMonitor(true);
        place.setTitle("QoS Project");
        place.setDescription("Create a project for the QoS policy of a site.");
    }

    @Override
    public void addPages() {
        addPage(place);
        addPage(examples);
    }

    @Override
    public boolean performFinish() {
        IProject project = place.getProjectHandle();
        ExampleProject fresh = new ExampleProject(
                project, place.useDefaults() ? null : place.getLocationPath(), examples.chosen(), examples.generates());
        try {
            getContainer().run(true, false, operation(fresh));
        } catch (InvocationTargetException failure) {
            MessageDialog.openError(
                    getShell(), getWindowTitle(), failure.getCause().getMessage());
            return false;
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
            return false;
        }
        BasicNewResourceWizard.selectAndReveal(project, workbench.getActiveWorkbenchWindow());
        openPolicy(project);
        return true;
    }

    private void openPolicy(IProject project) {
        try {
            IDE.openEditor(workbench.getActiveWorkbenchWindow().getActivePage(), project.getFile(Example.POLICY));
        } catch (PartInitException failure) {
            MessageDialog.openError(getShell(), getWindowTitle(), failure.getMessage());
        }
    }

    private static WorkspaceModifyOperation operation(ExampleProject fresh) {
        return new WorkspaceModifyOperation() {
            @Override
            protected void execute(IProgressMonitor monitor) throws CoreException {
                fresh.create(monitor);
            }
        };
    }
}
