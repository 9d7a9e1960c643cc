package org.qos.fabric.mad;

/**
 * Where a MAD goes.
 *
 * @param lid the LID of the port
 * @param queuePair 0 for subnet management, 1 for all other classes
 * @param qkey the Q_Key, 0 for queue pair 0
 */
public record MadAddress(int lid, int queuePair, int qkey) {

    /** Where SMPs with a directed route go: the permissive LID, for which the route itself decides (IBTA 14.2.1.3). */
    public static final MadAddress DIRECTED_ROUTE = new MadAddress(0xffff, 0, 0);

    /** The Q_Key of queue pair 1 (IBTA 10.2.5). */
    private static final int GENERAL_SERVICES_QKEY = 0x80010000;

    /** The subnet management agent of the port with that LID. */
    public static MadAddress subnetManagement(int lid) {
        return new MadAddress(lid, 0, 0);
    }

    /** The general services of the port with that LID, for example its subnet administration. */
    public static MadAddress generalServices(int lid) {
        return new MadAddress(lid, 1, GENERAL_SERVICES_QKEY);
    }
}
