package org.qos.fabric.sm;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;

/**
 * What the log of OpenSM says since its last start. Times are those of its machine.
 *
 * @param version the version that it printed, such as {@code OpenSM 3.3.23}; empty when the log does not begin with a start
 * @param start when it started
 * @param role master, standby and so on, in the words of the log; empty when it does not say
 * @param ended whether it has ended since
 * @param policyFile the policy file that it has read, as its options name it; empty when the log does not say that it read one
 * @param sweeps how many heavy sweeps have ended
 * @param lastSweep the end of the last heavy sweep, which reads the policy
 * @param refusals the sweeps in which it rejected the policy file, in order
 * @param lastRefused whether the policy file was rejected in the last sweep
 * @param partitionErrors why the partition file was rejected in the last sweep; empty when it was not
 * @param unfinished the sweep that the log ends in; empty where it shows none
 */
public record SmHistory(
        Optional<String> version,
        Optional<LocalDateTime> start,
        Optional<String> role,
        boolean ended,
        Optional<String> policyFile,
        int sweeps,
        Optional<LocalDateTime> lastSweep,
        List<PolicyRefusal> refusals,
        boolean lastRefused,
        List<String> partitionErrors,
        Optional<UnfinishedSweep> unfinished) {

    /** Copies the lists. */
    public SmHistory {
        refusals = List.copyOf(refusals);
        partitionErrors = List.copyOf(partitionErrors);
    }

    /** Whether the last sweep used the files of policy and partitions. */
    boolean isAccepted() {
        return !lastRefused && partitionErrors.isEmpty();
    }

    /** Whether what a file has been since a time was there for the last sweep to read. */
    public boolean hasRead(LocalDateTime changed) {
        return lastSweep.isPresent() && !changed.isAfter(lastSweep.get());
    }

    /** Whether OpenSM read a policy file since its start and rejected it, which leaves rules of it behind. */
    public boolean readARejectedFile() {
        return refusals.stream().anyMatch(refusal -> !refusal.isUnopened());
    }
}
