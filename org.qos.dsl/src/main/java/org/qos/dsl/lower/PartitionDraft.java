package org.qos.dsl.lower;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.qos.runtime.partition.MulticastGroup;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.PartitionMember;

/** A partition while the definitions of its P_Key are read. */
final class PartitionDraft {

    private final String name;
    private final int pkey;
    private final Optional<EObject> origin;
    private final List<PartitionMember> members = new ArrayList<>();
    private final List<MulticastGroup> groups = new ArrayList<>();
    private int sl;

    PartitionDraft(String name, int pkey, Optional<EObject> origin) {
        this.name = name;
        this.pkey = pkey;
        this.origin = origin;
    }

    String name() {
        return name;
    }

    int pkey() {
        return pkey;
    }

    List<PartitionMember> members() {
        return members;
    }

    List<MulticastGroup> groups() {
        return groups;
    }

    int sl() {
        return sl;
    }

    void setSl(int sl) {
        this.sl = sl;
    }

    Partition finished(Trace trace) {
        Partition partition = new Partition(name, pkey, sl, groups, members);
        origin.ifPresent(written -> trace.note(partition, written));
        return partition;
    }
}
