package org.qos.analysis.audit.traffic;

/** The SLs that packets on the paths of a subnet may have. */
@FunctionalInterface
public interface PathSls {

    /**
     * The SLs between two end ports.
     *
     * @param source the index of the endpoint that sends
     * @param destination the index of the endpoint that receives
     * @param lid the LID of the destination that the packets carry
     * @return a bit for each SL, the lowest for SL 0; 0 when the two do not communicate
     */
    int between(int source, int destination, int lid);
}
