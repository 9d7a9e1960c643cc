package org.qos.dsl.ui.command;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.InputDialog;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.DirectoryDialog;
import org.eclipse.swt.widgets.Shell;
import org.qos.dsl.ui.document.LocalFile;
import org.qos.dsl.ui.output.BuildSettings;
import org.qos.dsl.ui.output.GenerationFolders;

/** Prompts for a folder, absolute or relative to a policy, with a button for the system's folder dialog. */
final class FolderDialog extends InputDialog {

    private final LocalFile policy;

    FolderDialog(Shell parent, String title, LocalFile policy) {
        super(
                parent,
                title,
                "Output folder, relative to that of " + policy.name() + ". Unchanged files are not written again.",
                proposed(policy),
                text -> text.isBlank() ? "Enter a folder, for example: " + BuildSettings.DEFAULTS.folder() : null);
        this.policy = policy;
    }

    private static String proposed(LocalFile policy) {
        try {
            return GenerationFolders.proposed(policy);
        } catch (CoreException unreadable) {
            return BuildSettings.DEFAULTS.folder();
        }
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
        folders.setFilterPath(policy.path().getParent().toString());
        String chosen = folders.open();
        if (chosen != null) {
            getText().setText(chosen);
        }
    }
}
