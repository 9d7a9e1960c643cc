package org.qos.conformity.sim;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A running ibsim. Instances are kept apart by the name of their sockets (IBSIM_SOCKNAME), so that any number may run at
 * once; each serves at most ten clients.
 */
final class Ibsim implements AutoCloseable {

    private static final String SOCKET_NAME = "IBSIM_SOCKNAME";
    private static final String PROMPT = "sim> ";
    private static final Duration START = Duration.ofSeconds(20);
    private static final Duration COMMAND = Duration.ofSeconds(20);
    private static final AtomicInteger COUNT = new AtomicInteger();

    private final Daemon daemon;
    private final String socket;
    private final Path umad2sim;

    private Ibsim(Daemon daemon, String socket, Path umad2sim) {
        this.daemon = daemon;
        this.socket = socket;
        this.umad2sim = umad2sim;
    }

    /**
     * Starts ibsim on a net file and waits until it serves clients. With {@code -s} the net runs at once, with
     * {@code -n} there is no console; a console at end of input would use a whole CPU.
     */
    static Ibsim start(Programs programs, Path directory, Path net) {
        return start(programs, directory, net, false);
    }

    /** Starts ibsim with a console, for {@link #command}. */
    static Ibsim startWithConsole(Programs programs, Path directory, Path net) {
        return start(programs, directory, net, true);
    }

    private static Ibsim start(Programs programs, Path directory, Path net, boolean console) {
        String socket = "qos" + ProcessHandle.current().pid() + "_" + COUNT.incrementAndGet();
        String ibsimPath = programs.ibsim().toString();
        String file = net.getFileName().toString();
        Map<String, String> environment = Map.of(SOCKET_NAME, socket);
        Daemon daemon = console
                ? Daemon.startWithInput(List.of(ibsimPath, "-s", file), directory, environment, "ibsim.out")
                : Daemon.start(List.of(ibsimPath, "-s", "-n", file), directory, environment, "ibsim.out");
        Ibsim ibsim = new Ibsim(daemon, socket, programs.umad2sim());
        try {
            String sign = console ? PROMPT : "Network simulator ready";
            Waiting.until(() -> ibsim.isReady(sign), START, () -> "ibsim is not ready");
        } catch (SubnetException e) {
            daemon.kill();
            throw e;
        }
        return ibsim;
    }

    /** Gives a command to the console and waits until it is carried out: the prompt comes again. */
    void command(String line) {
        int length = daemon.output().read().length();
        daemon.type(line);
        Waiting.until(
                () -> daemon.output().read().indexOf(PROMPT, length) >= 0,
                COMMAND,
                () -> "ibsim does not carry out " + line);
    }

    /** The environment of a process that is to see the simulated fabric from one of its nodes. */
    Map<String, String> clientEnvironment(String node) {
        return Map.of(SOCKET_NAME, socket, "SIM_HOST", node, "LD_PRELOAD", umad2sim.toString());
    }

    private boolean isReady(String sign) {
        if (!daemon.isRunning()) {
            throw new SubnetException("ibsim ended: " + daemon.output().tail());
        }
        return daemon.output().read().indexOf(sign) >= 0;
    }

    @Override
    public void close() {
        daemon.close();
    }
}
