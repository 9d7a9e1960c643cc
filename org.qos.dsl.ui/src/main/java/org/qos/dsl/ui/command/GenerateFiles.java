package org.qos.dsl.ui.command;

import java.util.Map;
import java.util.Optional;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.window.Window;
import org.qos.dsl.ide.command.Outcome;

/** Asks for a folder and writes the files that OpenSM reads there. */
public final class GenerateFiles extends PolicyHandler {

    static final String TITLE = "Generate OpenSM's Files";

    @Override
    Optional<Order> order(Desk desk) {
        FolderDialog dialog = new FolderDialog(desk.shell(), TITLE, desk.policy());
        return dialog.open() == Window.OK
                ? Optional.of(new Order(
                        TITLE,
                        "qos.generate",
                        desk.policy(),
                        Map.of("out", dialog.getValue().strip())))
                : Optional.empty();
    }

    @Override
    void show(Desk desk, Outcome outcome) {
        ICoreRunnable refresh = monitor -> desk.policy().getProject().refreshLocal(IResource.DEPTH_INFINITE, monitor);
        Job.createSystem("Generated files", refresh).schedule();
        Remarks.show(desk, outcome);
        MessageDialog.openInformation(desk.shell(), TITLE, outcome.message());
    }
}
