package org.qos.fabric.sm;

import com.sun.jna.Library;
import com.sun.jna.Native;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A running OpenSM on this machine.
 *
 * @param pid its process ID
 */
public record SmProcess(long pid) {

    /** The option file that OpenSM reads if its arguments name none (OpenSM main.c), as distributions build it. */
    public static final String USUAL_OPTIONS = "/etc/opensm/opensm.conf";

    private static final int ERRORS_AND_SWEEPS = 0x03;
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
            return Optional.of(absolute(argument("-F", "--config").orElse(USUAL_OPTIONS)));
        } catch (IOException notShown) {
            return Optional.empty();
        }
    }

    /** The policy file that its arguments name, absolute; they count more than its options (OpenSM main.c). */
    public Optional<Path> policyFile() {
        try {
            Optional<String> named = argument("-Y", "--qos_policy_file");
            return named.isPresent() ? Optional.of(absolute(named.get())) : Optional.empty();
        } catch (IOException notShown) {
            return Optional.empty();
        }
    }

    /** When it started; empty where the system does not say. */
    Optional<Instant> start() {
        return ProcessHandle.of(pid).flatMap(process -> process.info().startInstant());
    }

    /**
     * Whether it was started with {@code -D} and flags that leave errors, or the ends of sweeps, out of its log. The option
     * {@code log_flags} may do so, too.
     */
    public boolean hidesErrorsOrSweeps() {
        try {
            Optional<String> flags = argument("-D", "--D");
            return flags.isPresent() && (Integer.decode(flags.get()) & ERRORS_AND_SWEEPS) != ERRORS_AND_SWEEPS;
        } catch (IOException | NumberFormatException notShown) {
            return false;
        }
    }

    /** The value of the last argument with that name, which is the one that counts (getopt_long(3)). */
    Optional<String> argument(String letter, String name) throws IOException {
        List<String> words =
                List.of(Files.readString(folder().resolve("cmdline")).split("\0"));
        Optional<String> value = Optional.empty();
        for (int i = 1; i < words.size(); i++) {
            String word = words.get(i);
            if (word.startsWith(name + "=")) {
                value = Optional.of(word.substring(name.length() + 1));
            } else if (i + 1 < words.size() && (word.equals(letter) || word.equals(name))) {
                value = Optional.of(words.get(++i));
            } else if (word.startsWith(letter) && word.length() > letter.length()) {
                value = Optional.of(word.substring(letter.length()));
            }
        }
        return value;
    }

    /** A file by a name that the process was given. */
    Path absolute(String name) throws IOException {
        Path named = Path.of(name);
        return named.isAbsolute()
                ? named.normalize()
                : folder().resolve("cwd").toRealPath().resolve(named).normalize();
    }

    /** What the system shows of it (proc(5)). */
    Path folder() {
        return Path.of("/proc/" + pid);
    }

    /**
     * Whether it may be that it reads a policy file. OpenSM takes the name of the file from its options when it starts, and does not read
     * a file that they name since.
     *
     * @param sinceStart what its log says; where that does not reach back to the start and names no file, it may be
     */
    boolean mayRead(Path policy, SmHistory sinceStart) {
        return sinceStart
                .policyFile()
                .map(named -> isSame(policy, named))
                .orElse(sinceStart.version().isEmpty());
    }

    /** Whether a file is the one that the process means by a name. */
    public boolean isSame(Path policy, String named) {
        try {
            return policy.toString().equals(named)
                    || Files.isSameFile(policy, folder().resolve("cwd").resolve(named));
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
