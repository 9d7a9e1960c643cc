package org.qos.dsl.ui.command;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.lsp4j.WorkDoneProgressCancelParams;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.swt.widgets.Display;
import org.qos.dsl.ide.command.Outcome;
import org.qos.dsl.ui.EditorPlugin;

/** Has the server execute an order, with its steps in the Progress view, where the user can also cancel it. */
final class PolicyJob extends Job {

    private static final AtomicInteger ORDERS = new AtomicInteger();
    private static final long LOOK_MS = 100;

    private final Order order;
    private final Consumer<Outcome> done;
    private final Consumer<Refusal> refused;
    private final String progress = "qos-" + ORDERS.incrementAndGet();

    /**
     * A job, not yet scheduled.
     *
     * @param done takes what came of it, on the thread of the user interface
     * @param refused takes why it cannot be done, there too
     */
    PolicyJob(Order order, Consumer<Outcome> done, Consumer<Refusal> refused) {
        super(order.title());
        this.order = order;
        this.done = done;
        this.refused = refused;
        setUser(true);
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        EditorPlugin plugin = EditorPlugin.running();
        plugin.client().followProgress(progress, monitor::subTask);
        CompletableFuture<Object> answer =
                plugin.server().ask(server -> server.getWorkspaceService().executeCommand(order.params(progress)));
        try {
            Outcome outcome = (Outcome) await(answer, monitor);
            Display.getDefault().asyncExec(() -> done.accept(outcome));
            return Status.OK_STATUS;
        } catch (InterruptedException cancelled) {
            plugin.server().tell(server -> server.cancelProgress(new WorkDoneProgressCancelParams(token())));
            return Status.CANCEL_STATUS;
        } catch (ExecutionException failure) {
            return Refusal.in(failure.getCause()).map(this::refuse).orElseGet(() -> failed(failure.getCause()));
        } finally {
            plugin.client().forgetProgress(progress);
        }
    }

    private Either<String, Integer> token() {
        return Either.forLeft(progress);
    }

    /** The answer; interrupted when the user does not want it any more. */
    private static Object await(CompletableFuture<Object> answer, IProgressMonitor monitor)
            throws InterruptedException, ExecutionException {
        while (!monitor.isCanceled()) {
            try {
                return answer.get(LOOK_MS, TimeUnit.MILLISECONDS);
            } catch (TimeoutException stillWorking) {
                continue;
            }
        }
        throw new InterruptedException();
    }

    private IStatus refuse(Refusal refusal) {
        Display.getDefault().asyncExec(() -> refused.accept(refusal));
        return Status.OK_STATUS;
    }

    private IStatus failed(Throwable cause) {
        return Status.error(order.title() + ": the language server has no answer", cause);
    }
}
