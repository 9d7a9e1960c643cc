package org.qos.runtime.path;

/** An attribute by which the subnet administration is asked for paths; each part of its terms can be asked for by name. */
public sealed interface PathAttribute permits PathRecord, MultiPathRecord {

    /** The Service-ID, 64 bits. */
    long serviceId();

    /** What the path has to be like. */
    PathTerms terms();

    /** Whether the path is for raw packets. */
    default boolean rawTraffic() {
        return terms().rawTraffic();
    }

    /** The flow label, 20 bits. */
    default int flowLabel() {
        return terms().flowLabel();
    }

    /** The hop limit, 8 bits. */
    default int hopLimit() {
        return terms().hopLimit();
    }

    /** The traffic class, 8 bits. */
    default int tclass() {
        return terms().tclass();
    }

    /** Whether the path can be used both ways. */
    default boolean reversible() {
        return terms().reversible();
    }

    /** How many paths are wanted at most, 7 bits. */
    default int numbPath() {
        return terms().numbPath();
    }

    /** The P_Key with its membership bit, 16 bits. */
    default int pkey() {
        return terms().pkey();
    }

    /** The QoS-Class, 12 bits. */
    default int qosClass() {
        return terms().qosClass();
    }

    /** The service level, 4 bits. */
    default int sl() {
        return terms().sl();
    }

    /** The MTU code with its selector. */
    default Selected mtu() {
        return terms().mtu();
    }

    /** The rate code with its selector. */
    default Selected rate() {
        return terms().rate();
    }

    /** The packet lifetime with its selector. */
    default Selected packetLife() {
        return terms().packetLife();
    }
}
