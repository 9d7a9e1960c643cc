package org.qos.dsl.ui.command;

import org.eclipse.core.resources.IFile;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.InputDialog;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.DirectoryDialog;
import org.eclipse.swt.widgets.Shell;

/** Asks for a folder, absolute or from that of a policy, with a button that leads to the system's own dialog. */
final class FolderDialog extends InputDialog {

    private final IFile policy;

    FolderDialog(Shell parent, String title, IFile policy) {
        super(
                parent,
                title,
                "The folder that takes the files, seen from that of " + policy.getName()
                        + ". Files that are the same are left alone.",
                "generated",
                text -> text.isBlank() ? "Name a folder, such as generated" : null);
        this.policy = policy;
    }

    @Override
    protected void createButtonsForButtonBar(Composite parent) {
        createButton(parent, IDialogConstants.OPEN_ID, "Browse...", false);
        super.createButtonsForButtonBar(parent);
    }

    @Override
    protected void buttonPressed(int button) {
        if (button == IDialogConstants.OPEN_ID) {
            browse();
        } else {
            super.buttonPressed(button);
        }
    }

    private void browse() {
        DirectoryDialog folders = new DirectoryDialog(getShell());
        folders.setFilterPath(policy.getLocation().removeLastSegments(1).toOSString());
        String chosen = folders.open();
        if (chosen != null) {
            getText().setText(chosen);
        }
    }
}
