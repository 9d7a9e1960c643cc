package org.qos.dsl.ui.command;

import java.util.Map;
import java.util.Optional;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.window.Window;
import org.qos.dsl.ide.command.CommandResult;

/** Prompts for a folder and writes OpenSM's files there. */
public final class GenerateFiles extends PolicyHandler {

    static final String TITLE = "Generate OpenSM's Files";

    @Override
    protected Optional<ServerCommand> command(EditorContext editor) {
        FolderDialog dialog = new FolderDialog(editor.shell(), TITLE, editor.policy());
        return dialog.open() == Window.OK
                ? Optional.of(new ServerCommand(
                        TITLE,
                        "qos.generate",
                        editor.policy().uri(),
                        Map.of("out", dialog.getValue().strip())))
                : Optional.empty();
    }

    @Override
    protected void show(EditorContext editor, CommandResult result) {
        editor.policy().file().map(IResource::getProject).ifPresent(GenerateFiles::refresh);
        ResultNotes.show(editor, result);
        MessageDialog.openInformation(editor.shell(), TITLE, result.message());
    }

    private static void refresh(IProject project) {
        ICoreRunnable refresh = monitor -> project.refreshLocal(IResource.DEPTH_INFINITE, monitor);
        Job.createSystem("Generated files", refresh).schedule();
    }
}
