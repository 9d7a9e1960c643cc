package org.qos.fabric.sm;

import com.sun.jna.Library;
import com.sun.jna.Native;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A running OpenSM on this machine.
 *
 * @param pid its process ID
 */
public record SmProcess(long pid) {

    private static final String USUAL_OPTIONS = "/etc/opensm/opensm.conf";
    private static final int SIGHUP = 1;

    /** Sends nothing, but fails as another signal would (kill(2)). */
    private static final int NO_SIGNAL = 0;

    /** The processes that run the program {@code opensm}. */
    public static List<SmProcess> all() {
        return ProcessHandle.allProcesses()
                .filter(SmProcess::isOpenSm)
                .map(process -> new SmProcess(process.pid()))
                .toList();
    }

    /** Whether it runs, and is OpenSM. */
    public boolean isRunning() {
        return ProcessHandle.of(pid)
                .filter(ProcessHandle::isAlive)
                .filter(SmProcess::isOpenSm)
                .isPresent();
    }

    private static boolean isOpenSm(ProcessHandle process) {
        return process.info()
                .command()
                .map(command -> Path.of(command).getFileName().toString())
                .or(() -> nameOf(process.pid()))
                .filter("opensm"::equals)
                .isPresent();
    }

    /** The name of a process of another user, whose program cannot be read (proc(5)). */
    private static Optional<String> nameOf(long pid) {
        try {
            return Optional.of(
                    Files.readString(Path.of("/proc/" + pid + "/comm")).strip());
        } catch (IOException notLinux) {
            return Optional.empty();
        }
    }

    /**
     * The option file with which it was started, absolute: that of {@code -F} or {@code --config}, else the usual one (OpenSM main.c).
     *
     * @return empty where the system does not show the arguments of processes
     */
    public Optional<Path> optionFile() {
        try {
            Path process = Path.of("/proc/" + pid);
            List<String> words =
                    List.of(Files.readString(process.resolve("cmdline")).split("\0"));
            String named = USUAL_OPTIONS;
            for (int i = 1; i < words.size(); i++) {
                if (words.get(i).startsWith("--config=")) {
                    named = words.get(i).substring("--config=".length());
                } else if (i + 1 < words.size()
                        && (words.get(i).equals("-F") || words.get(i).equals("--config"))) {
                    named = words.get(i + 1);
                }
            }
            return Optional.of(
                    process.resolve("cwd").toRealPath().resolve(named).normalize());
        } catch (IOException notShown) {
            return Optional.empty();
        }
    }

    /**
     * Whether it may be that it reads a policy file. OpenSM takes the name of the file from its options when it starts, and does not read
     * a file that they name since.
     *
     * @param sinceStart what its log says; where that does not reach back to the start, it may be
     */
    boolean mayRead(Path policy, SmHistory sinceStart) {
        return sinceStart.version().isEmpty()
                || sinceStart
                        .policyFile()
                        .filter(named -> isSame(policy, named))
                        .isPresent();
    }

    private boolean isSame(Path policy, String named) {
        try {
            return policy.toString().equals(named)
                    || Files.isSameFile(policy, Path.of("/proc/" + pid, "cwd").resolve(named));
        } catch (IOException | InvalidPathException noSuchFile) {
            return false;
        }
    }

    /**
     * Sends SIGHUP, after which OpenSM reads its files again and sweeps (OpenSM main.c:handle_signal).
     *
     * @return whether this user may send it
     */
    public boolean readAgain() {
        return isSent(SIGHUP);
    }

    /** Whether this user may send it signals. */
    public boolean maySignal() {
        return isSent(NO_SIGNAL);
    }

    private boolean isSent(int signal) {
        return LibC.load().map(libc -> libc.kill((int) pid, signal) == 0).orElse(false);
    }

    /** What of the C library is needed. */
    private interface LibC extends Library {

        static Optional<LibC> load() {
            try {
                return Optional.of(Native.load("c", LibC.class));
            } catch (UnsatisfiedLinkError notUnix) {
                return Optional.empty();
            }
        }

        int kill(int pid, int signal);
    }
}
