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
import org.qos.dsl.ide.command.Arguments;
import org.qos.dsl.ide.command.CommandRefused;
import org.qos.dsl.ide.command.Outcome;
import org.qos.dsl.ide.command.Task;
import org.qos.dsl.ide.command.Tasks;
import org.qos.dsl.ide.command.WrongArguments;
import org.qos.dsl.ide.lens.Click;
import org.qos.dsl.ide.workspace.Document;
import org.qos.dsl.ide.workspace.View;

/** Executes commands beside everything else: one after the other, each with a view of its own. */
final class CommandRequests implements AutoCloseable {

    private static final Logger LOG = Logger.getLogger(CommandRequests.class.getName());

    private final Session session;
    private final Map<Either<String, Integer>, CompletableFuture<Object>> running = new ConcurrentHashMap<>();
    private final ExecutorService thread = Executors.newSingleThreadExecutor(CommandRequests::thread);

    CommandRequests(Session session) {
        this.session = session;
    }

    /**
     * Executes a command; its answer is an {@link Outcome}, and what cannot be done is an error that says why. Its data are
     * the {@code losses}, where {@code lossy} would have the command executed.
     */
    CompletableFuture<Object> execute(ExecuteCommandParams params) {
        if (Click.COMMANDS.contains(params.getCommand())) {
            return new ShowRequests(session).execute(params);
        }
        Task task = Tasks.byName(params.getCommand())
                .filter(found -> session.workspace().preferences().wants("executeCommand"))
                .orElseThrow(() -> Session.error(
                        ResponseErrorCode.InvalidParams,
                        "there is no command '" + params.getCommand() + "'; there are "
                                + String.join(", ", Tasks.names())));
        CompletableFuture<Object> answer = new CompletableFuture<>();
        WorkProgress progress = new WorkProgress(session.client(), params.getWorkDoneToken(), answer::isCancelled);
        if (params.getWorkDoneToken() != null) {
            running.put(params.getWorkDoneToken(), answer);
            answer.whenComplete((outcome, failure) -> running.remove(params.getWorkDoneToken()));
        }
        thread.execute(() -> run(task, params.getArguments(), progress, answer));
        return answer;
    }

    /** Gives up the command whose progress a client does not want to see any more. */
    void cancel(Either<String, Integer> token) {
        CompletableFuture<Object> answer = running.get(token);
        if (answer != null) {
            answer.cancel(false);
        }
    }

    private void run(Task task, List<Object> given, WorkProgress progress, CompletableFuture<Object> answer) {
        if (answer.isCancelled()) {
            return;
        }
        progress.begin(task.title());
        try {
            JsonObject arguments = Arguments.object(given);
            Outcome outcome = task.run(view(arguments), arguments, progress);
            progress.end(outcome.message());
            if (!Arguments.flag(arguments, "quiet")) {
                tell(outcome);
            }
            answer.complete(outcome);
        } catch (CancellationException nobodyWaits) {
            progress.end("cancelled");
            answer.cancel(false);
        } catch (CommandRefused refused) {
            progress.end("not done");
            answer.completeExceptionally(
                    new ResponseErrorException(new ResponseError(code(refused), refused.getMessage(), data(refused))));
        } catch (RuntimeException | Error failure) {
            LOG.log(Level.SEVERE, "command " + task.name() + " failed", failure);
            progress.end("failed");
            answer.completeExceptionally(Session.error(
                    ResponseErrorCode.InternalError,
                    task.name() + " failed for a reason that is a mistake of the server; its log has more"));
        }
    }

    private static ResponseErrorCode code(CommandRefused refused) {
        return refused instanceof WrongArguments ? ResponseErrorCode.InvalidParams : ResponseErrorCode.RequestFailed;
    }

    private View view(JsonObject arguments) {
        String uri = Arguments.text(arguments, "uri", "the address of a policy");
        Document document = session.workspace()
                .document(uri)
                .orElseThrow(() -> new CommandRefused("'" + uri
                        + "' is no policy that can be read: there is no such document, neither open nor on disk"));
        return new View(document, session.workspace());
    }

    private void tell(Outcome outcome) {
        if (!outcome.notes().isEmpty()) {
            session.client()
                    .showMessage(new MessageParams(
                            MessageType.Warning, outcome.message() + "\n" + String.join("\n", outcome.notes())));
        } else if (outcome.text().isEmpty()) {
            session.client().showMessage(new MessageParams(MessageType.Info, outcome.message()));
        }
    }

    private static Object data(CommandRefused refused) {
        return refused.losses().isEmpty() ? null : Map.of("losses", refused.losses());
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
