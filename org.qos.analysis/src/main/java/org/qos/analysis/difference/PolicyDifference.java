package org.qos.analysis.difference;

import java.util.List;

/**
 * What two sides treat differently.
 *
 * @param ports between which ports requests are compared
 * @param requests the requests that get another level, those of most pairs of ports first
 * @param tables the tables of kinds of ports that differ
 * @param otherScopes whether {@code qos-setup} differs where it states tables for some ports of a kind, and no fabric is known, so
 *     that the tables of these ports cannot be compared
 * @param partitions the partitions that differ, by P_Key
 * @param options the options that differ
 */
public record PolicyDifference(
        ComparedPorts ports,
        List<LevelChange> requests,
        List<TableChange> tables,
        boolean otherScopes,
        List<PartitionChange> partitions,
        List<OptionChange> options) {

    /** Copies the lists. */
    public PolicyDifference {
        requests = List.copyOf(requests);
        tables = List.copyOf(tables);
        partitions = List.copyOf(partitions);
        options = List.copyOf(options);
    }

    /** Whether nothing differs. */
    public boolean isEmpty() {
        return requests.isEmpty() && tables.isEmpty() && !otherScopes && partitions.isEmpty() && options.isEmpty();
    }

    /** How many of the changes of levels are of requests that OpenSM refuses. */
    public int refused() {
        return (int) requests.stream().filter(LevelChange::isRefused).count();
    }

    /** The changes that lower what is guaranteed. */
    public PolicyDifference breaking() {
        return new PolicyDifference(
                ports,
                requests.stream()
                        .filter(LevelChange::isBreaking)
                        .map(LevelChange::withoutRefused)
                        .toList(),
                tables.stream().filter(TableChange::isBreaking).toList(),
                false,
                partitions.stream().filter(PartitionChange::isBreaking).toList(),
                options.stream().filter(OptionChange::isBreaking).toList());
    }

    /** How many changes there are, those of scopes for some ports of a kind together one. */
    public int changes() {
        return requests.size() + tables.size() + (otherScopes ? 1 : 0) + partitions.size() + options.size();
    }
}
