package org.qos.dsl.ui.presentation;

/** Colours of partition files, where a definition begins with the name of the partition. */
public final class PartitionReconciler extends LineReconciler {

    /** Called by the Generic Editor for each viewer. */
    public PartitionReconciler() {
        super(PolicyColors.NAME);
    }
}
