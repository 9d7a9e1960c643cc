package org.qos.dsl.ui.command;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;
import org.qos.dsl.ide.command.CommandResult;
import org.qos.dsl.ui.document.LanguageIds;
import org.qos.dsl.ui.document.LocalFile;

/**
 * A command about the policy that is selected in the active view, else about the one in the active editor; {@code
 * plugin.xml} enables it for policies.
 */
public abstract class PolicyHandler extends AbstractHandler {

    /**
     * Where a command is chosen.
     *
     * @param page the page of the active part
     * @param policy the policy
     */
    protected record EditorContext(IWorkbenchPage page, LocalFile policy) {

        /** The window, for dialogs. */
        public Shell shell() {
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
        selected(event)
                .or(() -> Optional.ofNullable(HandlerUtil.getActiveEditorInput(event))
                        .flatMap(LocalFile::policy))
                .map(policy -> new EditorContext(page, policy))
                .ifPresent(editor ->
                        command(editor).ifPresent(command -> start(editor, command, result -> show(editor, result))));
        return null;
    }

    private static Optional<LocalFile> selected(ExecutionEvent event) {
        boolean inEditor = HandlerUtil.getActivePart(event) instanceof IEditorPart;
        return !inEditor && HandlerUtil.getCurrentSelection(event) instanceof IStructuredSelection one
                ? Optional.ofNullable(Adapters.adapt(one.getFirstElement(), IFile.class))
                        .filter(file -> one.size() == 1 && LanguageIds.isPolicy(file))
                        .flatMap(LocalFile::of)
                : Optional.empty();
    }

    /** Prompts the user for the arguments; empty if cancelled. */
    protected abstract Optional<ServerCommand> command(EditorContext editor);

    /** Shows the result. */
    protected abstract void show(EditorContext editor, CommandResult result);

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
