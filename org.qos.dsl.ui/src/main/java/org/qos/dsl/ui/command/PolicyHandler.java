package org.qos.dsl.ui.command;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;
import org.qos.dsl.ide.command.CommandResult;
import org.qos.dsl.ui.document.LocalFile;

/** A command about the policy in the active editor; {@code plugin.xml} enables it for policies. */
abstract class PolicyHandler extends AbstractHandler {

    /** The page of the active editor and its policy. */
    record EditorContext(IWorkbenchPage page, LocalFile policy) {

        Shell shell() {
            return page.getWorkbenchWindow().getShell();
        }

        /** Opens a read-only text. */
        void open(ReadOnlyText text, String editor) {
            try {
                page.openEditor(text, editor);
            } catch (PartInitException failure) {
                MessageDialog.openError(shell(), text.name(), failure.getMessage());
            }
        }
    }

    @Override
    public final Object execute(ExecutionEvent event) throws ExecutionException {
        IWorkbenchPage page = HandlerUtil.getActiveSiteChecked(event).getPage();
        LocalFile.policy(HandlerUtil.getActiveEditorChecked(event).getEditorInput())
                .map(policy -> new EditorContext(page, policy))
                .ifPresent(editor ->
                        command(editor).ifPresent(command -> start(editor, command, result -> show(editor, result))));
        return null;
    }

    /** Prompts the user for the arguments; empty if cancelled. */
    abstract Optional<ServerCommand> command(EditorContext editor);

    /** Shows the result. */
    abstract void show(EditorContext editor, CommandResult result);

    private static void start(EditorContext editor, ServerCommand command, Consumer<CommandResult> done) {
        new PolicyJob(command, done, failure -> showFailure(editor, command, failure, done)).schedule();
    }

    /** If the command would only lose something, or replace files of another origin, the user may continue. */
    private static void showFailure(
            EditorContext editor, ServerCommand command, CommandFailure failure, Consumer<CommandResult> done) {
        if (!failure.losses().isEmpty()) {
            String message =
                    "Some requests would get another level, because the target format cannot express the policy.";
            if (isConfirmed(editor, command, message, failure.losses(), "Continue Anyway")) {
                start(editor, command.with("lossy"), done);
            }
        } else if (!failure.replaced().isEmpty()) {
            String message = "These files were not generated, or were edited since. Replace them?";
            if (isConfirmed(editor, command, message, failure.replaced(), "Replace")) {
                start(editor, command.with("force"), done);
            }
        } else {
            MessageDialog.openError(editor.shell(), command.title(), failure.message());
        }
    }

    private static boolean isConfirmed(
            EditorContext editor, ServerCommand command, String message, List<String> details, String button) {
        return MessageDialog.open(
                        MessageDialog.WARNING,
                        editor.shell(),
                        command.title(),
                        message + "\n\n" + String.join("\n", details),
                        SWT.NONE,
                        button,
                        "Cancel")
                == 0;
    }
}
