package org.qos.dsl.ide.diagnostics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentItem;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.qos.dsl.ide.speed.LargePolicy;
import org.qos.dsl.ide.workspace.Document;
import org.qos.dsl.ide.workspace.Preferences;
import org.qos.dsl.ide.workspace.Site;
import org.qos.dsl.ide.workspace.Workspace;
import org.qos.dsl.language.Language;

/** The order of checks, step by step: nothing runs but what the test has run. */
@Timeout(60)
class TiersTest {

    private static final String URI = "untitled:a.qos-policy.conf";
    private static final String TEXT = "qos-ulps\n    default: 0\nend-qos-ulps\n";

    private final Workspace workspace = new Workspace();
    private final Steps steps = new Steps();
    private final List<Report> told = Collections.synchronizedList(new ArrayList<>());
    private final Tiers tiers = new Tiers(workspace, Runnable::run, steps, told::add);

    @AfterEach
    void end() {
        steps.shutdownNow();
    }

    private Document open(String text) {
        Document document =
                workspace.open(new TextDocumentItem(URI, "qos-opensm", 1, text)).orElseThrow();
        tiers.changed(document);
        return document;
    }

    private Document change(int version, String text) {
        Document document = workspace
                .change(URI, version, List.of(new TextDocumentContentChangeEvent(text)))
                .orElseThrow();
        tiers.changed(document);
        return document;
    }

    private List<Integer> versions() {
        return told.stream().map(report -> report.document().version()).toList();
    }

    @Test
    void theDocumentByItselfComesFirstAndItsSiteLater() {
        open(TEXT);
        steps.next();
        assertEquals(List.of(false), told.stream().map(Report::complete).toList());

        steps.next();
        assertEquals(List.of(false, true), told.stream().map(Report::complete).toList());
        assertEquals(0, steps.count());
    }

    @Test
    void nothingIsToldAboutAVersionThatIsOvertaken() {
        open(TEXT);
        steps.next();
        change(2, TEXT + "#");
        told.clear();

        steps.all();

        assertEquals(List.of(2, 2), versions());
    }

    @Test
    void nothingIsToldAboutADocumentThatIsClosed() {
        Document document = open(TEXT);
        steps.next();
        workspace.close(URI);
        tiers.closed(document);
        told.clear();

        steps.all();

        assertEquals(List.of(), told);
        assertTrue(tiers.report(document).isEmpty());
    }

    @Test
    void aDocumentWithNothingNewAboutItIsNotCheckedAgain() {
        open(TEXT);
        steps.all();
        told.clear();

        tiers.look(() -> told.add(null));
        steps.all();

        assertEquals(List.of(), told);
    }

    @Test
    void otherPreferencesAreAReasonToCheckAgain() {
        open(TEXT);
        steps.all();
        told.clear();
        AtomicInteger stale = new AtomicInteger();

        workspace.prefer(new Preferences(Preferences.DEFAULTS.rules(), Set.of("publishDiagnostics")));
        tiers.look(stale::incrementAndGet);
        steps.all();

        assertEquals(1, stale.get());
        assertEquals(List.of(), told.get(told.size() - 1).diagnostics());
    }

    @Test
    void whoWaitsForAnOvertakenVersionLearnsThatItIs() {
        Document document = open(TEXT);
        CompletableFuture<Report> complete = tiers.complete(document);

        change(2, TEXT + "#");

        assertInstanceOf(
                CancellationException.class,
                assertThrows(CompletionException.class, complete::join).getCause());
    }

    /** The check of the first version is provably under way: the thread of checks is inside of it. */
    @Test
    void aCheckUnderWayEndsWithoutAWordWhenTheNextLetterComes() throws Exception {
        open(LargePolicy.in(Language.OPENSM));
        steps.next();
        told.clear();
        Thread checks = new Thread(steps::next, "checks under test");
        checks.start();
        while (Arrays.stream(checks.getStackTrace())
                .noneMatch(frame -> frame.getMethodName().equals("validate"))) {
            assertTrue(checks.isAlive(), "the check was over before it could be seen");
            Thread.onSpinWait();
        }

        change(2, TEXT);
        checks.join();

        assertEquals(List.of(), told);
        steps.all();
        assertEquals(List.of(2, 2), versions());
    }

    @Test
    void aCheckStopsSoonAfterItIsCancelled() {
        Document document = new Document(URI, Language.OPENSM, 1, LargePolicy.in(Language.OPENSM));
        AtomicInteger asked = new AtomicInteger();
        Checks.complete(document, Site.unknown(), Preferences.DEFAULTS, () -> asked.incrementAndGet() < 0);
        int all = asked.getAndSet(0);
        assertTrue(all > 1_000, all + " times asked");

        assertThrows(
                CancellationException.class,
                () -> Checks.complete(
                        document, Site.unknown(), Preferences.DEFAULTS, () -> asked.incrementAndGet() > all / 2));

        assertTrue(asked.get() < all / 2 + 100, asked.get() + " of " + all);
    }

    /** A listener is called while the report counts: the change has to wait, and nothing old comes after it. */
    @Test
    void aChangeWaitsForTheMessageThatIsUnderWay() throws Exception {
        CountDownLatch telling = new CountDownLatch(1);
        CountDownLatch go = new CountDownLatch(1);
        List<String> order = Collections.synchronizedList(new ArrayList<>());
        Tiers slow = new Tiers(workspace, Runnable::run, steps, report -> {
            telling.countDown();
            await(go);
            order.add("told " + report.document().version());
        });
        Document document =
                workspace.open(new TextDocumentItem(URI, "qos-opensm", 1, TEXT)).orElseThrow();
        slow.changed(document);
        Thread checks = new Thread(steps::next);
        checks.start();
        telling.await();
        Thread closing = new Thread(() -> {
            slow.closed(document);
            order.add("closed");
        });
        closing.start();
        while (closing.getState() == Thread.State.RUNNABLE || closing.getState() == Thread.State.NEW) {
            Thread.onSpinWait();
        }
        go.countDown();
        closing.join();
        checks.join();

        assertEquals(List.of("told 1", "closed"), order);
        assertFalse(slow.report(document).isPresent());
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException ended) {
            throw new IllegalStateException(ended);
        }
    }
}
