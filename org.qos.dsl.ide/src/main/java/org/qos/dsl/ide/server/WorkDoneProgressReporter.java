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
import org.qos.dsl.ide.command.CommandProgress;

/** Reports work done progress to a client that sent a token. */
record WorkDoneProgressReporter(LanguageClient client, Either<String, Integer> token, BooleanSupplier cancelled)
        implements CommandProgress {

    void begin(String title) {
        WorkDoneProgressBegin begin = new WorkDoneProgressBegin();
        begin.setTitle(title);
        begin.setCancellable(true);
        notify(begin);
    }

    /**
     * Reports the next step.
     *
     * @throws CancellationException if the work was cancelled
     */
    @Override
    public void next(String step) {
        if (isCancelled()) {
            throw new CancellationException();
        }
        WorkDoneProgressReport report = new WorkDoneProgressReport();
        report.setMessage(step);
        notify(report);
    }

    @Override
    public boolean isCancelled() {
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
