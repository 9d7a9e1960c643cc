package org.qos.dsl.ide.server;

import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.eclipse.lsp4j.ProgressParams;
import org.eclipse.lsp4j.WorkDoneProgressBegin;
import org.eclipse.lsp4j.WorkDoneProgressEnd;
import org.eclipse.lsp4j.WorkDoneProgressNotification;
import org.eclipse.lsp4j.WorkDoneProgressReport;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.services.LanguageClient;
import org.qos.dsl.ide.command.Steps;

/** Shows a client how far some work is, if it gave the work a token. */
final class WorkProgress implements Steps {

    private final LanguageClient client;
    private final Either<String, Integer> token;
    private final BooleanSupplier cancelled;

    WorkProgress(LanguageClient client, Either<String, Integer> token, BooleanSupplier cancelled) {
        this.client = client;
        this.token = token;
        this.cancelled = cancelled;
    }

    void begin(String title) {
        WorkDoneProgressBegin begin = new WorkDoneProgressBegin();
        begin.setTitle(title);
        begin.setCancellable(true);
        notify(begin);
    }

    /**
     * Says what is done next.
     *
     * @throws CancellationException when nobody waits for it any more
     */
    @Override
    public void next(String step) {
        if (isGivenUp()) {
            throw new CancellationException();
        }
        WorkDoneProgressReport report = new WorkDoneProgressReport();
        report.setMessage(step);
        notify(report);
    }

    @Override
    public boolean isGivenUp() {
        return cancelled.getAsBoolean();
    }

    void end(String message) {
        WorkDoneProgressEnd end = new WorkDoneProgressEnd();
        end.setMessage(message);
        notify(end);
    }

    private void notify(WorkDoneProgressNotification value) {
        if (token != null) {
            client.notifyProgress(new ProgressParams(token, Either.forLeft(value)));
        }
    }
}
