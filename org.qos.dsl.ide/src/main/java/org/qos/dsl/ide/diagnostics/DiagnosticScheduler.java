package org.qos.dsl.ide.diagnostics;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.qos.dsl.ide.workspace.Document;
import org.qos.dsl.ide.workspace.Workspace;

/**
 * Schedules the validation of open documents: soon after a change the document alone, and after a pause also its
 * partitions, options and fabric. A newer version, or closing the document, cancels the run; its result is not
 * published.
 */
public final class DiagnosticScheduler {

    private static final int TYPING_MILLIS = 30;
    private static final int PAUSE_MILLIS = 250;

    private final Workspace workspace;
    private final Executor requests;
    private final ScheduledExecutorService later;
    private final Consumer<ValidationResult> listener;
    private final Map<String, ValidationResult> results = new ConcurrentHashMap<>();
    private final Map<String, ValidationRun> runs = new ConcurrentHashMap<>();

    /**
     * A scheduler without documents.
     *
     * @param requests runs work that needs snapshots of documents
     * @param later runs long work, one task at a time
     * @param listener receives each result
     */
    public DiagnosticScheduler(
            Workspace workspace,
            Executor requests,
            ScheduledExecutorService later,
            Consumer<ValidationResult> listener) {
        this.workspace = workspace;
        this.requests = requests;
        this.later = later;
        this.listener = listener;
    }

    /** Schedules the validation of a new version, and cancels that of the previous one. */
    public void changed(Document document) {
        ValidationRun run = new ValidationRun(document);
        ValidationRun previous;
        synchronized (results) {
            previous = runs.put(document.uri(), run);
        }
        start(run, previous);
    }

    private void start(ValidationRun run, ValidationRun previous) {
        if (previous != null) {
            previous.cancel();
        }
        later.schedule(() -> requests.execute(() -> validateDocument(run)), TYPING_MILLIS, TimeUnit.MILLISECONDS);
    }

    /**
     * Validates those open documents again whose context or preferences have changed since their last validation.
     *
     * @param onStale called once for each of them
     */
    public void revalidate(Runnable onStale) {
        for (Document document : workspace.open()) {
            requests.execute(() -> revalidate(document, onStale));
        }
    }

    private void revalidate(Document document, Runnable onStale) {
        ValidationRun run = runs.get(document.uri());
        if (run == null || run.document != document || run.isUpToDate(workspace)) {
            return;
        }
        ValidationRun next = new ValidationRun(document);
        boolean isNewest;
        synchronized (results) {
            isNewest = runs.replace(document.uri(), run, next);
        }
        if (isNewest) {
            start(next, run);
            onStale.run();
        }
    }

    /** Cancels the validation of a closed document and discards its result. */
    public void closed(Document document) {
        ValidationRun run;
        synchronized (results) {
            results.remove(document.uri());
            run = runs.remove(document.uri());
        }
        if (run != null) {
            run.cancel();
        }
    }

    /** The last result of a document; it may be of an earlier version. */
    public Optional<ValidationResult> result(Document document) {
        return Optional.ofNullable(results.get(document.uri()));
    }

    /**
     * The complete result of the current version, validated if necessary. The future fails if the document changes
     * meanwhile.
     */
    public CompletableFuture<ValidationResult> complete(Document document) {
        ValidationRun run = runs.get(document.uri());
        if (run == null || !run.document.equals(document)) {
            changed(document);
            run = runs.get(document.uri());
        }
        return run.complete.copy();
    }

    /** The result for the document alone; called where snapshots may be used. */
    public ValidationResult now(Document document) {
        ValidationInput input = ValidationInput.of(document, workspace);
        return result(document)
                .filter(result -> result.isOf(input))
                .orElseGet(() -> DocumentValidator.document(workspace.snapshot(document)));
    }

    private void validateDocument(ValidationRun run) {
        if (run.isCancelled()) {
            return;
        }
        try {
            ValidationResult result = now(run.document);
            run.last = result;
            if (result(run.document).filter(known -> known == result).isEmpty()) {
                publish(run, result);
            }
            if (result.complete()) {
                run.complete.complete(result);
            } else if (!later.isShutdown()) {
                later.schedule(() -> validateCompletely(run), PAUSE_MILLIS, TimeUnit.MILLISECONDS);
            }
        } catch (RuntimeException | Error failure) {
            fail(run, failure);
        }
    }

    private void validateCompletely(ValidationRun run) {
        if (run.isCancelled()) {
            return;
        }
        try {
            ValidationResult result =
                    DocumentValidator.complete(ValidationInput.of(run.document, workspace), run::isCancelled);
            run.last = result;
            publish(run, result);
            run.complete.complete(result);
        } catch (RuntimeException | Error failure) {
            fail(run, failure);
        }
    }

    /** No caller may be waiting for the result, so unexpected failures are logged; cancellation is not. */
    private static void fail(ValidationRun run, Throwable failure) {
        boolean isFirst = run.complete.completeExceptionally(failure);
        if (isFirst) {
            Thread thread = Thread.currentThread();
            thread.getUncaughtExceptionHandler().uncaughtException(thread, failure);
        }
    }

    private void publish(ValidationRun run, ValidationResult result) {
        synchronized (results) {
            if (runs.get(run.document.uri()) == run) {
                results.put(run.document.uri(), result);
                listener.accept(result);
            }
        }
    }

    /** The validation of one version of a document. */
    private static final class ValidationRun {

        private final Document document;
        private final CompletableFuture<ValidationResult> complete = new CompletableFuture<>();
        private volatile ValidationResult last;

        ValidationRun(Document document) {
            this.document = document;
        }

        void cancel() {
            complete.cancel(false);
        }

        boolean isCancelled() {
            return complete.isCancelled();
        }

        /** Whether another run would find the same; a run that has not started uses the current state anyway. */
        boolean isUpToDate(Workspace workspace) {
            ValidationResult known = last;
            return known == null || known.isOf(ValidationInput.of(document, workspace));
        }
    }
}
