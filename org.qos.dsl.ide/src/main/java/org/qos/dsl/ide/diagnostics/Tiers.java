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
import org.qos.dsl.ide.workspace.Preferences;
import org.qos.dsl.ide.workspace.Site;
import org.qos.dsl.ide.workspace.Workspace;

/**
 * Checks open documents when they change: at once what each by itself shows, and once the author pauses what its partitions,
 * options and fabric show. Both look at the newest version only; what is overtaken is given up.
 */
public final class Tiers {

    private static final int TYPING_MILLIS = 30;
    private static final int PAUSE_MILLIS = 250;

    private final Workspace workspace;
    private final Executor requests;
    private final ScheduledExecutorService later;
    private final Consumer<Report> listener;
    private final Map<String, Report> reports = new ConcurrentHashMap<>();
    private final Map<String, Round> rounds = new ConcurrentHashMap<>();

    /**
     * Nothing is checked yet.
     *
     * @param requests runs what needs the views of documents
     * @param later runs what may take long, one after the other
     * @param listener takes each report as it comes
     */
    public Tiers(Workspace workspace, Executor requests, ScheduledExecutorService later, Consumer<Report> listener) {
        this.workspace = workspace;
        this.requests = requests;
        this.later = later;
        this.listener = listener;
    }

    /** Checks a version of an open document, and gives up what was begun for an older one. */
    public void changed(Document document) {
        Round round = new Round(document);
        Round before = rounds.put(Document.key(document.uri()), round);
        if (before != null) {
            before.giveUp();
        }
        later.schedule(() -> requests.execute(() -> documentTier(round)), TYPING_MILLIS, TimeUnit.MILLISECONDS);
    }

    /** Checks all open documents again: something changed that they belong to. */
    public void surroundingsChanged() {
        workspace.open().forEach(this::changed);
    }

    /** Forgets a document that is not open any more. */
    public void closed(Document document) {
        String key = Document.key(document.uri());
        reports.remove(key);
        Round round = rounds.remove(key);
        if (round != null) {
            round.giveUp();
        }
    }

    /** The newest report of a document; not always of its newest version. */
    public Optional<Report> report(Document document) {
        return Optional.ofNullable(reports.get(Document.key(document.uri())));
    }

    /** The report that is complete of what the document is now; made if need be. It fails when it is overtaken. */
    public CompletableFuture<Report> complete(Document document) {
        Round round = rounds.get(Document.key(document.uri()));
        if (round == null || !round.document.equals(document)) {
            changed(document);
            round = rounds.get(Document.key(document.uri()));
        }
        return round.complete.copy();
    }

    /** What the document by itself shows; called where views may be used. */
    public Report now(Document document) {
        Site site = workspace.site(document);
        Preferences preferences = workspace.preferences();
        return report(document)
                .filter(report -> report.isOf(document, site, preferences))
                .orElseGet(() -> Checks.document(workspace.view(document)));
    }

    private void documentTier(Round round) {
        if (round.isGivenUp()) {
            return;
        }
        try {
            Report report = now(round.document);
            if (report(round.document).filter(known -> known == report).isEmpty()) {
                take(round, report);
            }
            if (report.complete()) {
                round.complete.complete(report);
            } else if (!later.isShutdown()) {
                later.schedule(() -> completeTier(round), PAUSE_MILLIS, TimeUnit.MILLISECONDS);
            }
        } catch (RuntimeException | StackOverflowError failure) {
            round.complete.completeExceptionally(failure);
            throw failure;
        }
    }

    private void completeTier(Round round) {
        if (round.isGivenUp()) {
            return;
        }
        try {
            Report report = Checks.complete(
                    round.document, workspace.site(round.document), workspace.preferences(), round::isGivenUp);
            take(round, report);
            round.complete.complete(report);
        } catch (RuntimeException | Error failure) {
            round.complete.completeExceptionally(failure);
            if (!round.isGivenUp()) {
                throw failure;
            }
        }
    }

    private void take(Round round, Report report) {
        synchronized (reports) {
            if (round.isGivenUp()) {
                return;
            }
            reports.put(Document.key(round.document.uri()), report);
            listener.accept(report);
        }
    }

    /** The check of one version of a document. */
    private static final class Round {

        private final Document document;
        private final CompletableFuture<Report> complete = new CompletableFuture<>();

        Round(Document document) {
            this.document = document;
        }

        void giveUp() {
            complete.cancel(false);
        }

        boolean isGivenUp() {
            return complete.isCancelled();
        }
    }
}
