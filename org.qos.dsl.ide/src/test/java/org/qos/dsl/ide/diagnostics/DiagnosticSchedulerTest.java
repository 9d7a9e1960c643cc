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
import org.qos.dsl.ide.testing.LargePolicy;
import org.qos.dsl.ide.workspace.Document;
import org.qos.dsl.ide.workspace.Preferences;
import org.qos.dsl.ide.workspace.Workspace;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.dsl.project.context.DocumentContext;
import org.qos.runtime.policy.PolicySyntax;

/** The order of validation runs, step by step: only the test runs scheduled tasks. */
class DiagnosticSchedulerTest {

    private static final String URI = "untitled:a.qos-policy.conf";
    private static final String TEXT = "qos-ulps\n    default: 0\nend-qos-ulps\n";

    private final Workspace workspace = new Workspace();
    private final ManualScheduler steps = new ManualScheduler();
    private final List<ValidationResult> client = Collections.synchronizedList(new ArrayList<>());
    private final DiagnosticScheduler scheduler = new DiagnosticScheduler(workspace, Runnable::run, steps, client::add);

    @AfterEach
    void end() {
        steps.shutdownNow();
    }

    private Document open(String text) {
        Document document =
                workspace.open(new TextDocumentItem(URI, "qos-opensm", 1, text)).orElseThrow();
        scheduler.changed(document);
        return document;
    }

    private Document change(int version, String text) {
        Document document = workspace
                .change(URI, version, List.of(new TextDocumentContentChangeEvent(text)))
                .orElseThrow();
        scheduler.changed(document);
        return document;
    }

    private List<Integer> versions() {
        return client.stream().map(report -> report.document().version()).toList();
    }

    @Test
    void theDocumentAloneIsValidatedFirstAndItsContextLater() {
        open(TEXT);
        steps.next();
        assertEquals(
                List.of(false), client.stream().map(ValidationResult::complete).toList());

        steps.next();
        assertEquals(
                List.of(false, true),
                client.stream().map(ValidationResult::complete).toList());
        assertEquals(0, steps.count());
    }

    @Test
    void nothingIsPublishedForAnOutdatedVersion() {
        open(TEXT);
        steps.next();
        change(2, TEXT + "#");
        client.clear();

        steps.all();

        assertEquals(List.of(2, 2), versions());
    }

    @Test
    void nothingIsPublishedForAClosedDocument() {
        Document document = open(TEXT);
        steps.next();
        workspace.close(URI);
        scheduler.closed(document);
        client.clear();

        steps.all();

        assertEquals(List.of(), client);
        assertTrue(scheduler.result(document).isEmpty());
    }

    @Test
    void anUnchangedDocumentIsNotValidatedAgain() {
        open(TEXT);
        steps.all();
        client.clear();

        scheduler.revalidate(() -> client.add(null));
        steps.all();

        assertEquals(List.of(), client);
    }

    @Test
    void changedPreferencesCauseValidation() {
        open(TEXT);
        steps.all();
        client.clear();
        AtomicInteger stale = new AtomicInteger();

        workspace.prefer(new Preferences(Preferences.DEFAULTS.rules(), Set.of("publishDiagnostics"), false));
        scheduler.revalidate(stale::incrementAndGet);
        steps.all();

        assertEquals(1, stale.get());
        assertEquals(List.of(), client.get(client.size() - 1).diagnostics());
    }

    @Test
    void theFutureOfAnOutdatedVersionIsCancelled() {
        Document document = open(TEXT);
        CompletableFuture<ValidationResult> complete = scheduler.complete(document);

        change(2, TEXT + "#");

        assertInstanceOf(
                CancellationException.class,
                assertThrows(CompletionException.class, complete::join).getCause());
    }

    /** The first version is being validated: its thread is blocked inside. */
    @Test
    void aRunningValidationEndsSilentlyAtTheNextEdit() throws Exception {
        open(LargePolicy.in(PolicySyntax.OPENSM));
        steps.next();
        client.clear();
        Thread checks = new Thread(steps::next, "checks under test");
        checks.start();
        while (Arrays.stream(checks.getStackTrace())
                .noneMatch(frame -> frame.getMethodName().equals("validate"))) {
            assertTrue(checks.isAlive(), "the check was over before it could be seen");
            Thread.onSpinWait();
        }

        change(2, TEXT);
        checks.join();

        assertEquals(List.of(), client);
        steps.all();
        assertEquals(List.of(2, 2), versions());
    }

    @Test
    void aCheckStopsSoonAfterItIsCancelled() {
        Document document = new Document(URI, new OpenSmLanguage(), 1, LargePolicy.in(PolicySyntax.OPENSM));
        AtomicInteger asked = new AtomicInteger();
        DocumentValidator.complete(unknown(document), () -> asked.incrementAndGet() < 0);
        int all = asked.getAndSet(0);
        assertTrue(all > 1_000, all + " times asked");

        assertThrows(
                CancellationException.class,
                () -> DocumentValidator.complete(unknown(document), () -> asked.incrementAndGet() > all / 2));

        assertTrue(asked.get() < all / 2 + 100, asked.get() + " of " + all);
    }

    /** While a listener handles a result, a change waits, so nothing outdated follows it. */
    @Test
    void aChangeWaitsForARunningListener() throws Exception {
        CountDownLatch telling = new CountDownLatch(1);
        CountDownLatch go = new CountDownLatch(1);
        List<String> order = Collections.synchronizedList(new ArrayList<>());
        DiagnosticScheduler slow = new DiagnosticScheduler(workspace, Runnable::run, steps, report -> {
            telling.countDown();
            await(go);
            order.add("published " + report.document().version());
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

        assertEquals(List.of("published 1", "closed"), order);
        assertFalse(slow.result(document).isPresent());
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException ended) {
            throw new IllegalStateException(ended);
        }
    }

    private static ValidationInput unknown(Document document) {
        return new ValidationInput(document, DocumentContext.unknown(), Preferences.DEFAULTS, List.of());
    }
}
