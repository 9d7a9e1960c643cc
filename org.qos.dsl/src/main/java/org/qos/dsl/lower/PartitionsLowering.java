package org.qos.dsl.lower;

import java.util.ArrayList;
import java.util.List;
import org.qos.dsl.model.partitions.PartitionDefinition;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.runtime.partition.MulticastGroup;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.Partitions;

/** Lowers a partition file to the partitions that OpenSM forms from it (osm_prtn.c:osm_prtn_make_partitions). */
public final class PartitionsLowering {

    private PartitionsLowering() {}

    /**
     * The partitions of a file, with option {@code qos} TRUE; without it OpenSM makes every SL 0. When it cannot read a
     * definition, or there is none, it drops all partitions and makes the default one as if there were no file, but the
     * default one keeps the SL and the groups that it has got so far.
     */
    public static Lowered<Partitions> lower(PartitionFile file) {
        Trace trace = new Trace();
        PartitionTable table = new PartitionTable();
        return new Lowered<>(read(file, table, trace) ? partitions(table, trace) : withoutFile(table), trace);
    }

    /** The multicast groups that OpenSM does not make, up to a definition that it cannot read, in the order of the file. */
    public static List<RefusedGroup> refusedGroups(PartitionFile file) {
        PartitionTable table = new PartitionTable();
        read(file, table, new Trace());
        return table.refused();
    }

    /** Adds what the file says to the table. Returns whether OpenSM can read all of it. */
    private static boolean read(PartitionFile file, PartitionTable table, Trace trace) {
        FlagsReadOn readOn = FlagsReadOn.of(file);
        boolean understood = !file.getDefinitions().isEmpty();
        for (PartitionDefinition definition : file.getDefinitions()) {
            understood = understood && DefinitionLowering.lower(definition, table, trace, readOn);
        }
        return understood;
    }

    /**
     * The partitions of the definitions that can be read, whatever OpenSM makes of the file: for authors who have not
     * finished it. Those without members are among them, with {@code qos} TRUE.
     */
    public static Partitions readable(PartitionFile file) {
        Trace trace = new Trace();
        PartitionTable table = new PartitionTable();
        FlagsReadOn readOn = FlagsReadOn.of(file);
        file.getDefinitions().forEach(definition -> DefinitionLowering.lower(definition, table, trace, readOn));
        return new Partitions(table.all().map(draft -> draft.finished(trace)).toList());
    }

    /** A partition without members is removed again. */
    private static Partitions partitions(PartitionTable table, Trace trace) {
        return new Partitions(table.all()
                .filter(draft -> !draft.members().isEmpty())
                .map(draft -> draft.finished(trace))
                .toList());
    }

    private static Partitions withoutFile(PartitionTable table) {
        Partition usual = Partitions.WITHOUT_FILE.partitions().get(0);
        PartitionDraft left = table.defaultPartition();
        List<MulticastGroup> groups = new ArrayList<>(left.groups());
        if (table.isFree(usual.groups().get(0).mgid())) {
            groups.addAll(usual.groups());
        }
        return new Partitions(List.of(new Partition(usual.name(), usual.pkey(), left.sl(), groups, usual.members())));
    }
}
