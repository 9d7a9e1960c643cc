package org.qos.dsl.ui.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.eclipse.core.runtime.ILog;
import org.junit.jupiter.api.Test;

/** Two requests of one event, such as those of Ctrl+1, to a server that answers at once, late or in part. */
class ShortWaitIT {

    private final List<Runnable> afterTheEvent = new ArrayList<>();
    private final ShortWait<String, String> requests = new ShortWait<>(ILog.of(ShortWaitIT.class), afterTheEvent::add);
    private final CompletableFuture<String> first = new CompletableFuture<>();
    private final CompletableFuture<String> second = new CompletableFuture<>();
    private final List<String> shown = new ArrayList<>();

    private void event() {
        Optional<String> one = requests.response("first", () -> first);
        Optional<String> two = requests.response("second", () -> second);
        shown.add(one.orElse("-") + two.orElse("-"));
        requests.whenLateAreThere(this::event);
    }

    private void endOfEvent() {
        List<Runnable> tasks = List.copyOf(afterTheEvent);
        afterTheEvent.clear();
        tasks.forEach(Runnable::run);
    }

    @Test
    void responsesInTimeAreShownOnce() {
        first.complete("A");
        second.complete("B");

        event();
        endOfEvent();

        assertEquals(List.of("AB"), shown);
    }

    @Test
    void lateResponsesAreShownWhenAllAreThere() {
        event();
        endOfEvent();
        first.complete("A");
        assertEquals(List.of(), afterTheEvent, "nothing happens before the second response");
        second.complete("B");
        endOfEvent();

        assertEquals(List.of("--", "AB"), shown);
    }

    @Test
    void ofTwoResponsesOneIsLate() {
        first.complete("A");

        event();
        endOfEvent();
        second.complete("B");
        endOfEvent();

        assertEquals(List.of("A-", "AB"), shown);
    }

    @Test
    void aResponseThatFailsLateDoesNotKeepTheOthersBack() {
        event();
        endOfEvent();
        first.complete("A");
        second.completeExceptionally(new IllegalStateException("the server has ended"));
        endOfEvent();

        assertEquals(List.of("--", "A-"), shown);
    }

    @Test
    void aLateResponseIsForgottenAfterItsEvent() {
        requests.response("first", () -> first);
        endOfEvent();

        requests.whenLateAreThere(() -> shown.add("again"));
        first.complete("A");

        endOfEvent();
        assertEquals(List.of(), shown);
    }
}
