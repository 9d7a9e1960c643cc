package org.qos.dsl.ui.wizard;

import org.eclipse.core.resources.IFile;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.ui.INewWizard;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IDE;

/** File, New, QoS Policy: creates a policy and opens it. */
public final class NewPolicyWizard extends Wizard implements INewWizard {

    private IWorkbench workbench;
    private NewPolicyPage page;

    @Override
    public void init(IWorkbench opened, IStructuredSelection selection) {
        workbench = opened;
        page = new NewPolicyPage(selection);
        setWindowTitle("New QoS Policy");
    }

    @Override
    public void addPages() {
        addPage(page);
    }

    @Override
    public boolean performFinish() {
        IFile policy = page.createNewFile();
        if (policy != null) {
            try {
                IDE.openEditor(workbench.getActiveWorkbenchWindow().getActivePage(), policy);
            } catch (PartInitException failure) {
                MessageDialog.openError(getShell(), getWindowTitle(), failure.getMessage());
            }
        }
        return policy != null;
    }
}
