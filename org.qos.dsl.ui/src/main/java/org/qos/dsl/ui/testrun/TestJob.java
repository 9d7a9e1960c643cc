package org.qos.dsl.ui.testrun;

import java.util.List;
import java.util.Map;
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
import org.qos.dsl.ide.command.CommandResult;
import org.qos.dsl.ide.command.TestDetails;
import org.qos.dsl.ui.EditorPlugin;
import org.qos.dsl.ui.command.CommandFailure;
import org.qos.dsl.ui.command.ServerCommand;
import org.qos.dsl.ui.document.LocalFile;
import org.qos.dsl.ui.server.StoppableWait;

/** Runs the tests of files in the server, one file after the other, with progress and cancellation. */
final class TestJob extends Job {

    private static final AtomicInteger COUNT = new AtomicInteger();

    private final String progress = "qos-tests-" + COUNT.incrementAndGet();
    private final List<LocalFile> files;
    private final Consumer<FileResult> done;

    /**
     * A job, not yet scheduled.
     *
     * @param done receives the result of each file, in the thread of the job
     */
    TestJob(List<LocalFile> files, Consumer<FileResult> done) {
        super("Running QoS policy tests");
        this.files = files;
        this.done = done;
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        EditorPlugin plugin = EditorPlugin.running();
        monitor.beginTask(getName(), files.size());
        plugin.client().followProgress(progress, monitor::subTask);
        try {
            for (LocalFile file : files) {
                done.accept(result(file, monitor));
                monitor.worked(1);
            }
            return Status.OK_STATUS;
        } catch (OperationCanceledException cancelled) {
            plugin.server()
                    .notifyServer(server ->
                            server.cancelProgress(new WorkDoneProgressCancelParams(Either.forLeft(progress))));
            return Status.CANCEL_STATUS;
        } finally {
            plugin.client().forgetProgress(progress);
        }
    }

    private FileResult result(LocalFile file, IProgressMonitor monitor) {
        if (!file.exists()) {
            return FileResult.problem(file, "The file has been deleted.");
        }
        ServerCommand command = new ServerCommand("Run Tests", "qos.test", file.uri(), Map.of("coverage", true));
        CompletableFuture<Object> response = EditorPlugin.running()
                .server()
                .request(server -> server.getWorkspaceService().executeCommand(command.params(progress)));
        try {
            CommandResult result = (CommandResult) StoppableWait.response(response, monitor::isCanceled);
            return FileResult.of(file, (TestDetails) result.details());
        } catch (ResponseErrorException refused) {
            return FileResult.problem(file, CommandFailure.of(refused).message());
        } catch (CoreException failure) {
            return FileResult.problem(file, failure.getStatus().getMessage());
        }
    }
}
