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
 * options and fabric show. Both look at the newest version only; what is overtaken is given up, and nothing about it is told
 * once the newer version, or the end of the document, has been taken in.
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
        Round before;
        synchronized (reports) {
            before = rounds.put(document.uri(), round);
        }
        begin(round, before);
    }

    private void begin(Round round, Round before) {
        if (before != null) {
            before.giveUp();
        }
        later.schedule(() -> requests.execute(() -> documentTier(round)), TYPING_MILLIS, TimeUnit.MILLISECONDS);
    }

    /**
     * Checks those open documents again whose site or preferences are not those that they were checked with.
     *
     * @param stale run once for each of them
     */
    public void look(Runnable stale) {
        for (Document document : workspace.open()) {
            requests.execute(() -> look(document, stale));
        }
    }

    private void look(Document document, Runnable stale) {
        Round round = rounds.get(document.uri());
        if (round == null || round.document != document || round.isUpToDate(workspace)) {
            return;
        }
        Round next = new Round(document);
        boolean isNewest;
        synchronized (reports) {
            isNewest = rounds.replace(document.uri(), round, next);
        }
        if (isNewest) {
            begin(next, round);
            stale.run();
        }
    }

    /** Forgets a document that is not open any more. */
    public void closed(Document document) {
        Round round;
        synchronized (reports) {
            reports.remove(document.uri());
            round = rounds.remove(document.uri());
        }
        if (round != null) {
            round.giveUp();
        }
    }

    /** The newest report of a document; not always of its newest version. */
    public Optional<Report> report(Document document) {
        return Optional.ofNullable(reports.get(document.uri()));
    }

    /** The report that is complete of what the document is now; made if need be. It fails when it is overtaken. */
    public CompletableFuture<Report> complete(Document document) {
        Round round = rounds.get(document.uri());
        if (round == null || !round.document.equals(document)) {
            changed(document);
            round = rounds.get(document.uri());
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
            round.seen = report;
            if (report(round.document).filter(known -> known == report).isEmpty()) {
                take(round, report);
            }
            if (report.complete()) {
                round.complete.complete(report);
            } else if (!later.isShutdown()) {
                later.schedule(() -> completeTier(round), PAUSE_MILLIS, TimeUnit.MILLISECONDS);
            }
        } catch (RuntimeException | Error failure) {
            fail(round, failure);
        }
    }

    private void completeTier(Round round) {
        if (round.isGivenUp()) {
            return;
        }
        try {
            Report report = Checks.complete(
                    round.document, workspace.site(round.document), workspace.preferences(), round::isGivenUp);
            round.seen = report;
            take(round, report);
            round.complete.complete(report);
        } catch (RuntimeException | Error failure) {
            fail(round, failure);
        }
    }

    /** Nobody may wait for the report: what is not the author's going on is for the log. */
    private static void fail(Round round, Throwable failure) {
        boolean isNews = round.complete.completeExceptionally(failure);
        if (isNews) {
            Thread thread = Thread.currentThread();
            thread.getUncaughtExceptionHandler().uncaughtException(thread, failure);
        }
    }

    private void take(Round round, Report report) {
        synchronized (reports) {
            if (rounds.get(round.document.uri()) == round) {
                reports.put(round.document.uri(), report);
                listener.accept(report);
            }
        }
    }

    /** The check of one version of a document. */
    private static final class Round {

        private final Document document;
        private final CompletableFuture<Report> complete = new CompletableFuture<>();
        private volatile Report seen;

        Round(Document document) {
            this.document = document;
        }

        void giveUp() {
            complete.cancel(false);
        }

        boolean isGivenUp() {
            return complete.isCancelled();
        }

        /** Whether a check would find the same again; one that has not begun will see whatever there is. */
        boolean isUpToDate(Workspace workspace) {
            Report last = seen;
            return last == null || last.isOf(document, workspace.site(document), workspace.preferences());
        }
    }
}
