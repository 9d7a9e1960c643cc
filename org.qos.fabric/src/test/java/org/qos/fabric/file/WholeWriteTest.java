package org.qos.fabric.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

/** Writes that follow each other. */
class WholeWriteTest {

    @Test
    void theResultIsThatOfTheWrite() throws IOException {
        assertEquals(4, WholeWrite.of(() -> 4));
    }

    @Test
    void aWriteMayConsistOfWrites() throws IOException {
        assertEquals(4, WholeWrite.of(() -> WholeWrite.of(() -> 4)));
    }

    @Test
    void theNextWriteBeginsAfterOneThatFails() throws Exception {
        IOException failure = new IOException("disk full");
        assertSame(
                failure,
                assertThrows(
                        IOException.class,
                        () -> WholeWrite.of(() -> {
                            throw failure;
                        })));
        assertEquals(4, CompletableFuture.supplyAsync(WholeWriteTest::four).get());
    }

    @Test
    void aWriteOfAnotherThreadWaits() throws Exception {
        CountDownLatch inside = new CountDownLatch(1);
        CountDownLatch mayEnd = new CountDownLatch(1);
        AtomicBoolean ended = new AtomicBoolean();
        CompletableFuture<Integer> first = CompletableFuture.supplyAsync(() -> write(() -> {
            inside.countDown();
            await(mayEnd);
            ended.set(true);
            return 1;
        }));
        inside.await();
        CompletableFuture<Boolean> second = CompletableFuture.supplyAsync(() -> write(ended::get));
        assertFalse(second.isDone());
        mayEnd.countDown();
        assertTrue(second.get());
        assertEquals(1, first.get());
    }

    private static int four() {
        return write(() -> 4);
    }

    private static <T> T write(WholeWrite.Write<T> write) {
        try {
            return WholeWrite.of(write);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
