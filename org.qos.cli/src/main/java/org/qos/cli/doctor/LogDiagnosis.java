package org.qos.cli.doctor;

import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.qos.fabric.sm.PolicyRefusal;
import org.qos.fabric.sm.SmHistory;
import org.qos.fabric.sm.UnfinishedSweep;

/**
 * What the log of OpenSM shows about the policy.
 *
 * @param name the log, for messages
 * @param history what it says
 * @param changed when the policy file changed last, if it is there
 * @param policy the policy file, which may not be the one that OpenSM reads
 * @param complete whether the log has all messages that show a rejection
 */
public record LogDiagnosis(
        String name, SmHistory history, Optional<LocalDateTime> changed, ReadPolicy policy, boolean complete) {

    private static final String SWEEP_AGAIN = "send SIGHUP to opensm: it reads its files again";
    private static final String RESTART = "restart OpenSM";
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("d MMM HH:mm:ss", Locale.ENGLISH);

    /** The finding where the log cannot be read. */
    public static Diagnosis unreadable(String name, String reason) {
        return Diagnosis.unknown(
                name + ": cannot be read: " + reason,
                "run the command on the machine of OpenSM, as a user who may read its log, or pass the log with --log");
    }

    /** The finding where the log is that of this machine, and OpenSM does not run there. */
    public static Diagnosis withoutProcess() {
        return Diagnosis.unknown(
                "no process opensm runs on this machine; what its log says may be over",
                "start OpenSM, or run the command on its machine, or pass its log with --log");
    }

    /**
     * The finding where the log does not have all messages that matter.
     *
     * @param options the option file, for messages
     */
    public static Diagnosis withoutErrors(String options) {
        return Diagnosis.problem(
                options
                        + ": log_flags leaves errors or the ends of sweeps out of the log, which therefore does not show"
                        + " whether OpenSM accepted the policy",
                "set log_flags to 0x03 or more and send SIGHUP to opensm");
    }

    /**
     * The finding where the arguments of OpenSM leave messages out of the log.
     *
     * @param pid its process
     */
    public static Diagnosis withoutErrors(long pid) {
        return Diagnosis.problem(
                "process " + pid
                        + " was started with -D and flags that leave errors or the ends of sweeps out of the log, which"
                        + " therefore does not show whether OpenSM accepted the policy",
                "restart OpenSM without -D, or with 0x03 or more");
    }

    /** The findings, in the order in which they are to be read. */
    public List<Diagnosis> all() {
        if (history.version().isEmpty()) {
            return withoutStart();
        }
        if (history.ended()) {
            return List.of(Diagnosis.problem("OpenSM has ended, as " + name + " says", "start OpenSM"));
        }
        List<Diagnosis> found = new ArrayList<>();
        found.add(role());
        Optional<Diagnosis> other = complete ? policy.problem(name, history) : Optional.empty();
        if (other.isPresent()) {
            found.add(other.get());
            partitions().ifPresent(found::add);
        } else if (history.unfinished().isPresent()) {
            found.add(underWay(history.unfinished().get()));
        } else {
            found.addAll(sweep());
            partitions().ifPresent(found::add);
        }
        leftovers().ifPresent(found::add);
        return found;
    }

    /** What is there may still show a problem; that it shows none says nothing about what is not there. */
    private List<Diagnosis> withoutStart() {
        List<Diagnosis> found = new ArrayList<>();
        found.add(Diagnosis.unknown(
                name
                        + " does not have a start of OpenSM, and so does not show which policy file it reads, nor whether it has"
                        + " rejected one before",
                "pass the log of the running OpenSM with --log, with the part that older logs have if it was rotated"));
        if (history.lastRefused()) {
            found.addAll(sweep());
        }
        partitions().ifPresent(found::add);
        leftovers().ifPresent(found::add);
        return found;
    }

    private Diagnosis role() {
        String role = history.role().orElse("unknown");
        return switch (role) {
            case "master" ->
                Diagnosis.ok(history.version().get() + " is the master subnet manager since " + time(history.start()));
            case "unknown" ->
                Diagnosis.unknown(
                        name + " does not say whether OpenSM is the master subnet manager",
                        "set log_flags to 0x03 or more");
            default ->
                Diagnosis.problem(
                        "OpenSM is in state " + role + "; its policy is not used",
                        "check the machine of the master subnet manager; 'sminfo' names its LID");
        };
    }

    /** What the sweep before it did with the policy does not count any more. */
    private Diagnosis underWay(UnfinishedSweep sweep) {
        return sweep.refused()
                ? Diagnosis.problem(
                        "OpenSM rejected the policy file in the sweep that is under way: "
                                + String.join("; ", sweep.errors()),
                        "correct the file, then " + SWEEP_AGAIN)
                : Diagnosis.unknown(
                        "a sweep is under way, as " + name
                                + " shows; whether it accepts the policy file is known when it ends",
                        "run the command again after the end of the sweep; if that does not appear in the log, set"
                                + " force_log_flush to TRUE");
    }

    private List<Diagnosis> sweep() {
        if (history.lastSweep().isEmpty()) {
            return List.of(Diagnosis.unknown(
                    name + " does not have a complete sweep since the start",
                    "set log_flags to 0x03 or more, and force_log_flush to TRUE, else the end of the log is missing"));
        }
        if (history.lastRefused()) {
            PolicyRefusal last = history.refusals().get(history.refusals().size() - 1);
            return List.of(Diagnosis.problem(
                    "OpenSM rejected the policy file at " + time(last.time()) + ": "
                            + String.join("; ", last.messages()),
                    isChangedSince() ? SWEEP_AGAIN : "correct the file, then " + SWEEP_AGAIN));
        }
        return complete
                ? List.of(age())
                : List.of(Diagnosis.unknown(
                        "the last sweep that " + name + " shows ended at " + time(history.lastSweep())
                                + "; whether it accepted the policy file is not in the log",
                        SWEEP_AGAIN + ", once its log has errors"));
    }

    /** A sweep reads the file as it is then. */
    private Diagnosis age() {
        String read = "the last sweep that " + name + " shows, at " + time(history.lastSweep())
                + ", accepted the policy file";
        return isChangedSince()
                ? Diagnosis.problem(read + "; the file changed later, at " + time(changed), SWEEP_AGAIN)
                : Diagnosis.ok(read);
    }

    private boolean isChangedSince() {
        return changed.isPresent() && !history.hasRead(changed.get());
    }

    private Optional<Diagnosis> partitions() {
        return history.partitionErrors().isEmpty()
                ? Optional.empty()
                : Optional.of(Diagnosis.problem(
                        "OpenSM rejected the partition file in the last sweep, and uses its default partitions: "
                                + String.join("; ", history.partitionErrors()),
                        "correct the file, then " + SWEEP_AGAIN));
    }

    /** OpenSM keeps the ULP rules that it read before an error (osm_qos_parser_y.y:__ulp_match_rules). */
    private Optional<Diagnosis> leftovers() {
        return history.readARejectedFile()
                ? Optional.of(Diagnosis.problem(
                        "OpenSM rejected a policy file since its start; the lines of qos-ulps that it read before the"
                                + " error come before those of every later file",
                        RESTART))
                : Optional.empty();
    }

    private static String time(Optional<LocalDateTime> time) {
        return time.map(known -> known.format(TIME)).orElse("an unknown time");
    }
}
