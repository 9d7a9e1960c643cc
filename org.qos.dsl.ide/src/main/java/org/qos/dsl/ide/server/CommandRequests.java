package org.qos.dsl.ide.server;

import com.google.gson.JsonObject;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.MessageType;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.qos.dsl.ide.command.CommandArguments;
import org.qos.dsl.ide.command.CommandException;
import org.qos.dsl.ide.command.CommandProgress;
import org.qos.dsl.ide.command.CommandResult;
import org.qos.dsl.ide.command.InvalidArgumentsException;
import org.qos.dsl.ide.command.WorkspaceCommand;
import org.qos.dsl.ide.command.WorkspaceCommands;
import org.qos.dsl.ide.lens.LensCommand;
import org.qos.dsl.ide.server.QosLanguageClient.TestsRan;
import org.qos.dsl.ide.workspace.Document;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/**
 * Executes the commands of {@code workspace/executeCommand} in a thread of their own, one at a time, each with a snapshot
 * of its own.
 */
final class CommandRequests implements AutoCloseable {

    private static final Logger LOG = Logger.getLogger(CommandRequests.class.getName());

    private final Session session;
    private final Map<Either<String, Integer>, CompletableFuture<Object>> running = new ConcurrentHashMap<>();
    private final ExecutorService thread = Executors.newSingleThreadExecutor(CommandRequests::thread);

    CommandRequests(Session session) {
        this.session = session;
    }

    /**
     * Executes a command. The response is a {@link CommandResult}; a command that cannot be executed results in an
     * error with the reason. The error's data has the {@code losses} if the command can be repeated with {@code lossy}.
     */
    CompletableFuture<Object> execute(ExecuteCommandParams params) {
        if (LensCommand.COMMANDS.contains(params.getCommand())) {
            return new ShowDocumentCommands(session).execute(params);
        }
        WorkspaceCommand command = WorkspaceCommands.byName(params.getCommand())
                .filter(found -> session.workspace().preferences().wants("executeCommand"))
                .orElseThrow(() -> Session.error(
                        ResponseErrorCode.InvalidParams,
                        "unknown command '" + params.getCommand() + "'; expected one of "
                                + String.join(", ", WorkspaceCommands.names())));
        CompletableFuture<Object> response = new CompletableFuture<>();
        WorkDoneProgressReporter progress =
                new WorkDoneProgressReporter(session.client(), params.getWorkDoneToken(), response::isCancelled);
        if (params.getWorkDoneToken() != null) {
            running.put(params.getWorkDoneToken(), response);
            response.whenComplete((result, failure) -> running.remove(params.getWorkDoneToken()));
        }
        thread.execute(() -> run(command, params.getArguments(), progress, response));
        return response;
    }

    /**
     * Runs the tests of a document for their diagnostics, and notifies a client that shows them; they do not run while the
     * document has errors.
     */
    void runTests(Document document) {
        thread.execute(() -> {
            CommandProgress progress = new CommandProgress() {
                @Override
                public void next(String step) {
                    if (isCancelled()) {
                        throw new CancellationException();
                    }
                }

                @Override
                public boolean isCancelled() {
                    return session.workspace()
                            .open(document.uri())
                            .filter(document::equals)
                            .isEmpty();
                }
            };
            try {
                CommandResult result = WorkspaceCommands.TEST
                        .execution()
                        .run(new DocumentSnapshot(document, session.workspace()), new JsonObject(), progress);
                session.changeHandler().testsRan(document.uri());
                session.notifyClient(new TestsRan(document.uri(), result, ""));
            } catch (CommandException notRun) {
                session.notifyClient(new TestsRan(document.uri(), null, notRun.getMessage()));
            } catch (CancellationException notRun) {
                LOG.log(Level.FINE, "tests of " + document.uri() + " did not run", notRun);
            }
        });
    }

    /** Cancels the command of a progress token. */
    void cancel(Either<String, Integer> token) {
        CompletableFuture<Object> response = running.get(token);
        if (response != null) {
            response.cancel(false);
        }
    }

    private void run(
            WorkspaceCommand command,
            List<Object> list,
            WorkDoneProgressReporter progress,
            CompletableFuture<Object> response) {
        if (response.isCancelled()) {
            return;
        }
        progress.begin(command.title());
        try {
            JsonObject arguments = CommandArguments.object(list);
            CommandResult result = command.execution().run(snapshot(arguments), arguments, progress);
            progress.end(result.message());
            if (!CommandArguments.flag(arguments, "quiet")) {
                showMessage(result);
            }
            if (command.equals(WorkspaceCommands.TEST)) {
                session.changeHandler()
                        .testsRan(CommandArguments.text(arguments, "uri").orElse(""));
            }
            response.complete(result);
        } catch (CancellationException cancelled) {
            progress.end("cancelled");
            response.cancel(false);
        } catch (CommandException rejected) {
            progress.end("not done");
            response.completeExceptionally(new ResponseErrorException(
                    new ResponseError(code(rejected), rejected.getMessage(), data(rejected))));
        } catch (RuntimeException | Error failure) {
            LOG.log(Level.SEVERE, "command " + command.name() + " failed", failure);
            progress.end("failed");
            response.completeExceptionally(Session.error(
                    ResponseErrorCode.InternalError,
                    command.name() + " failed because of an internal error; see the server log"));
        }
    }

    private static ResponseErrorCode code(CommandException rejected) {
        return rejected instanceof InvalidArgumentsException
                ? ResponseErrorCode.InvalidParams
                : ResponseErrorCode.RequestFailed;
    }

    private DocumentSnapshot snapshot(JsonObject arguments) {
        String uri = CommandArguments.text(arguments, "uri", "the URI of a policy");
        Document document = session.workspace()
                .document(uri)
                .orElseThrow(() ->
                        new CommandException("'" + uri + "' cannot be read: the document is neither open nor on disk"));
        return new DocumentSnapshot(document, session.workspace());
    }

    private void showMessage(CommandResult result) {
        if (!result.notes().isEmpty()) {
            session.client()
                    .showMessage(new MessageParams(
                            MessageType.Warning, result.message() + "\n" + String.join("\n", result.notes())));
        } else if (result.text().isEmpty()) {
            session.client().showMessage(new MessageParams(MessageType.Info, result.message()));
        }
    }

    private static Object data(CommandException rejected) {
        if (!rejected.losses().isEmpty()) {
            return Map.of("losses", rejected.losses());
        }
        return rejected.replaced().isEmpty() ? null : Map.of("replaced", rejected.replaced());
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }

    private static Thread thread(Runnable work) {
        Thread thread = new Thread(null, work, "QoS commands", 1 << 24);
        thread.setDaemon(true);
        return thread;
    }
}
