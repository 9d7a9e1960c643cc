package org.qos.dsl.ui.presentation;

/** Colours of the OpenSM syntax and of tests, where a word at the start of a line opens or closes a block. */
public final class BlockReconciler extends LineReconciler {

    /** Called by the Generic Editor for each viewer. */
    public BlockReconciler() {
        super(PolicyColors.KEYWORD);
    }
}
