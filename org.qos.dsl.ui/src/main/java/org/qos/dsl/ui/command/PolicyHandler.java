package org.qos.dsl.ui.command;

import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;
import org.qos.dsl.ide.command.Outcome;

/** A command about the policy in the active editor; {@code plugin.xml} enables it where there is one. */
abstract class PolicyHandler extends AbstractHandler {

    /** Where a command was chosen: a window's page, and the policy in its editor. */
    record Desk(IWorkbenchPage page, IFile policy) {

        Shell shell() {
            return page.getWorkbenchWindow().getShell();
        }

        /** Shows a text beside the policy, to be read. */
        void read(ReadOnlyText text, String editor) {
            try {
                page.openEditor(text, editor);
            } catch (PartInitException failure) {
                MessageDialog.openError(shell(), text.name(), failure.getMessage());
            }
        }
    }

    @Override
    public final Object execute(ExecutionEvent event) throws ExecutionException {
        IFile policy =
                HandlerUtil.getActiveEditorChecked(event).getEditorInput().getAdapter(IFile.class);
        if (policy != null) {
            Desk desk = new Desk(HandlerUtil.getActiveSiteChecked(event).getPage(), policy);
            order(desk).ifPresent(order -> start(desk, order, outcome -> show(desk, outcome)));
        }
        return null;
    }

    /** Asks the user what is to be done; nothing when the user gives up. */
    abstract Optional<Order> order(Desk desk);

    /** Shows what came of it. */
    abstract void show(Desk desk, Outcome outcome);

    private static void start(Desk desk, Order order, Consumer<Outcome> done) {
        new PolicyJob(order, done, refusal -> refused(desk, order, refusal, done)).schedule();
    }

    /** Where levels would be lost the user may want it done nevertheless. */
    private static void refused(Desk desk, Order order, Refusal refusal, Consumer<Outcome> done) {
        if (refusal.losses().isEmpty()) {
            MessageDialog.openError(desk.shell(), order.title(), refusal.message());
            return;
        }
        String question = "Some requests would get another level, as what the policy says cannot be said there.\n\n"
                + String.join("\n", refusal.losses());
        int chosen = MessageDialog.open(
                MessageDialog.WARNING, desk.shell(), order.title(), question, SWT.NONE, "Go On Anyway", "Cancel");
        if (chosen == 0) {
            start(desk, order.lossy(), done);
        }
    }
}
