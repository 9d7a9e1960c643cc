package org.qos.runtime.match.compiled;

import org.qos.runtime.match.RequestFieldMask;

/** Finds the classes of a block of requests, one criterion for all of them after the other, for one thread. */
final class BlockLookup {

    private final ClassLookup lookup;
    private final int[][] classes = new int[Criterion.values().length][BlockSearch.SIZE];
    private final int[] nested = new int[BlockSearch.SIZE];

    BlockLookup(ClassLookup lookup) {
        this.lookup = lookup;
    }

    /** For each {@link Criterion} the classes of the requests that were last looked up. */
    int[][] classes() {
        return classes;
    }

    /** Finds the classes of the fields of some requests, from one on. Those of a field that no rule states are always 0. */
    void fillFields(RequestColumns requests, int from, int count) {
        fillServices(requests, from, count, classes[Criterion.SERVICE_ID.ordinal()]);
        if (lookup.qosClasses().namesValues()) {
            fillQosClasses(requests, from, count, classes[Criterion.QOS_CLASS.ordinal()]);
        }
        if (lookup.tclasses().namesValues()) {
            fillTclasses(requests, from, count, classes[Criterion.TCLASS.ordinal()]);
        }
        if (lookup.pkeys().namesValues()) {
            fillPkeys(requests, from, count, classes[Criterion.PKEY.ordinal()]);
        }
    }

    /**
     * Finds the classes of both ports of some requests.
     *
     * @param from the place of the first request of the block
     * @param places their places in the block
     * @param count how many they are
     */
    void fillPorts(RequestColumns requests, int from, int[] places, int count) {
        fillPorts(requests.sources(), from, places, count, classes[Criterion.SOURCE.ordinal()]);
        fillPorts(requests.destinations(), from, places, count, classes[Criterion.DESTINATION.ordinal()]);
    }

    private void fillServices(RequestColumns requests, int from, int count, int[] found) {
        lookup.services().findClasses(requests.serviceIds(), from, count, found, nested);
        for (int i = 0; i < count; i++) {
            found[i] &= ClassLookup.mask(requests.carried()[from + i], RequestFieldMask.SERVICE_ID);
        }
    }

    private void fillQosClasses(RequestColumns requests, int from, int count, int[] found) {
        for (int i = 0; i < count; i++) {
            found[i] = lookup.ofQosClass(requests.carried()[from + i], requests.qosClasses()[from + i]);
        }
    }

    private void fillTclasses(RequestColumns requests, int from, int count, int[] found) {
        for (int i = 0; i < count; i++) {
            found[i] = lookup.ofTclass(requests.carried()[from + i], requests.tclasses()[from + i]);
        }
    }

    private void fillPkeys(RequestColumns requests, int from, int count, int[] found) {
        for (int i = 0; i < count; i++) {
            found[i] = lookup.ofPkey(requests.carried()[from + i], requests.pkeys()[from + i]);
        }
    }

    private void fillPorts(long[] guids, int from, int[] places, int count, int[] found) {
        for (int next = 0; next < count; next++) {
            int place = places[next];
            found[place] = lookup.ports().classOf(guids[from + place]);
        }
    }
}
