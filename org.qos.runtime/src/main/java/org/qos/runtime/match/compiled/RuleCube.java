package org.qos.runtime.match.compiled;

/**
 * Finds the first rule in a table with a cell for each combination of classes, where these are few.
 *
 * @param cells the rule of each combination; the class of the destination varies fastest
 * @param qosClasses how many classes of QoS-Classes there are
 * @param tclasses how many classes of TClasses there are
 * @param pkeys how many classes of P_Keys there are
 * @param sources for each class of ports the class of the source
 * @param sourceCount how many of these there are
 * @param destinations for each class of ports the class of the destination
 * @param destinationCount how many of these there are
 */
record RuleCube(
        int[] cells,
        int qosClasses,
        int tclasses,
        int pkeys,
        int[] sources,
        int sourceCount,
        int[] destinations,
        int destinationCount)
        implements RuleSearch {

    @Override
    public boolean asksForPorts(int service, int qosClass, int tclass, int pkey) {
        return true;
    }

    @Override
    public int first(int service, int qosClass, int tclass, int pkey, int source, int destination) {
        int fields = ((service * qosClasses + qosClass) * tclasses + tclass) * pkeys + pkey;
        return cells[(fields * sourceCount + sources[source]) * destinationCount + destinations[destination]];
    }

    @Override
    public long bytes() {
        return (long) Integer.BYTES * (cells.length + sources.length + destinations.length);
    }
}
