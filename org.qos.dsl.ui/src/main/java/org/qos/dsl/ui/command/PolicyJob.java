package org.qos.dsl.ui.command;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.lsp4j.WorkDoneProgressCancelParams;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.swt.widgets.Display;
import org.qos.dsl.ide.command.CommandResult;
import org.qos.dsl.ui.EditorPlugin;
import org.qos.dsl.ui.server.StoppableWait;

/** Executes a command in the server, with progress and cancellation in the Progress view. */
final class PolicyJob extends Job {

    private static final AtomicInteger COUNT = new AtomicInteger();

    private final ServerCommand command;
    private final Consumer<CommandResult> done;
    private final Consumer<CommandFailure> failed;
    private final String progress = "qos-" + COUNT.incrementAndGet();

    /**
     * A job, not yet scheduled.
     *
     * @param done receives the result, in the UI thread
     * @param failed receives the failure, in the UI thread
     */
    PolicyJob(ServerCommand command, Consumer<CommandResult> done, Consumer<CommandFailure> failed) {
        super(command.title());
        this.command = command;
        this.done = done;
        this.failed = failed;
        setUser(true);
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        EditorPlugin plugin = EditorPlugin.running();
        plugin.client().followProgress(progress, monitor::subTask);
        CompletableFuture<Object> response = plugin.server()
                .request(server -> server.getWorkspaceService().executeCommand(command.params(progress)));
        try {
            CommandResult result = (CommandResult) StoppableWait.response(response, monitor::isCanceled);
            Display.getDefault().asyncExec(() -> done.accept(result));
            return Status.OK_STATUS;
        } catch (OperationCanceledException cancelled) {
            plugin.server().notifyServer(server -> server.cancelProgress(new WorkDoneProgressCancelParams(token())));
            return Status.CANCEL_STATUS;
        } catch (ResponseErrorException refused) {
            return reportFailure(CommandFailure.of(refused));
        } catch (CoreException failure) {
            return Status.error(command.title() + ": " + failure.getMessage(), failure.getCause());
        } finally {
            plugin.client().forgetProgress(progress);
        }
    }

    private Either<String, Integer> token() {
        return Either.forLeft(progress);
    }

    private IStatus reportFailure(CommandFailure failure) {
        Display.getDefault().asyncExec(() -> failed.accept(failure));
        return Status.OK_STATUS;
    }
}
