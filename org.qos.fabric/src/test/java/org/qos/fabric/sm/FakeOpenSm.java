package org.qos.fabric.sm;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;

/**
 * A process that the system calls {@code opensm}: a shell that does something at each SIGHUP, with its log {@code opensm.log} in the folder
 * in which it runs.
 */
final class FakeOpenSm implements AutoCloseable {

    /** Reads {@code qos-policy.conf} and {@code partitions.conf}; those with the word "bad" are rejected. */
    static final String SWEEP =
            """
            grep -q bad qos-policy.conf && entry 'f: ERR AC03: Failed parsing QoS policy file (p)'
            grep -q bad partitions.conf 2>/dev/null && {
                entry 'f: PARSE ERROR: line 1: bad'
                entry 'f: Partition configuration in error; retrying with default config'
            }
            entry 'SUBNET UP'
            """;

    private static final String SCRIPT =
            """
            entry() { echo "Jan 01 08:00:00 000001 [AB12CD40] 0x02 -> $1" >> opensm.log; }
            at_signal() {
            %s
            }
            trap at_signal HUP
            entry 'OpenSM 3.3.23'
            entry "f: Loading QoS policy file ($POLICY)"
            entry 'SUBNET UP'
            echo ready
            while :; do sleep 0.02; done
            """;

    private final Process process;
    private final Path log;

    /**
     * Starts it.
     *
     * @param atSignal what it does at each SIGHUP
     * @param policy the policy file that it says to read
     */
    FakeOpenSm(Path folder, String atSignal, String policy) throws IOException {
        Path program = folder.resolve("bin/opensm");
        Files.createDirectories(program.getParent());
        Files.copy(
                Path.of("/bin/sh").toRealPath(),
                program,
                StandardCopyOption.COPY_ATTRIBUTES,
                StandardCopyOption.REPLACE_EXISTING);
        // a shell cannot trap a signal that tests run by nohup ignore
        ProcessBuilder builder =
                new ProcessBuilder("env", "--default-signal=HUP", program.toString(), "-c", SCRIPT.formatted(atSignal));
        Map<String, String> environment = builder.environment();
        environment.put("POLICY", policy);
        process = builder.directory(folder.toFile()).start();
        process.getInputStream().read();
        log = folder.resolve("opensm.log");
    }

    SmProcess process() {
        return new SmProcess(process.pid());
    }

    Path log() {
        return log;
    }

    @Override
    public void close() {
        process.destroyForcibly().onExit().join();
    }
}
