package org.qos.fabric.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.qos.fabric.file.WholeWrite;

class ProcessEndTest {

    @Test
    void aThreadRunsWhenTheProcessEnds() throws IOException, InterruptedException {
        assertEquals("main\nlast\n", output("in time"));
    }

    /** Ctrl-C during the start. */
    @Test
    void aThreadThatComesTooLateRunsAtOnce() throws IOException, InterruptedException {
        assertEquals("main\nlast\nhas begun: true\n", output("late"));
    }

    @Test
    void aThreadThatIsCancelledDoesNotRun() throws IOException, InterruptedException {
        assertEquals("main\n", output("cancelled"));
    }

    /** The first use of the class would otherwise fail, and each further one. */
    @Test
    void noWriteBeginsWhileTheProcessEnds() throws IOException, InterruptedException {
        assertEquals("main\n", output("write"));
    }

    @Test
    void theProcessOfATestIsNotEnding() {
        assertFalse(ProcessEnd.hasBegun());
    }

    private static String output(String what) throws IOException, InterruptedException {
        Process java = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Ending.class.getName(),
                        what)
                .redirectErrorStream(true)
                .start();
        String output = new String(java.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        java.waitFor();
        return output.replace(System.lineSeparator(), "\n");
    }

    /** A process that ends. */
    static final class Ending {

        private Ending() {}

        public static void main(String... args) throws InterruptedException {
            Thread last = new Thread(() -> System.out.println("last"));
            switch (args[0]) {
                case "in time" -> ProcessEnd.run(last);
                case "cancelled" -> {
                    ProcessEnd.run(last);
                    ProcessEnd.cancel(last);
                }
                case "late" ->
                    atEnd(() -> {
                        ProcessEnd.run(last);
                        System.out.println("has begun: " + ProcessEnd.hasBegun());
                    });
                default -> atEnd(Ending::write);
            }
            System.out.println("main");
            System.exit(0);
        }

        private static void atEnd(Runnable late) {
            Runtime.getRuntime().addShutdownHook(new Thread(late));
        }

        /** In a thread of its own, for which the end of the process does not wait. */
        private static void write() {
            Thread writer = new Thread(() -> {
                try {
                    WholeWrite.of(() -> {
                        System.out.println("written");
                        return "";
                    });
                } catch (IOException impossible) {
                    throw new IllegalStateException(impossible);
                }
            });
            writer.start();
            try {
                writer.join(1000);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
