package org.qos.analysis.explanation;

/** What a criterion of a rule compares, in the order in which OpenSM does. */
public enum Field {
    /** The source port. */
    SOURCE,
    /** The destination port. */
    DESTINATION,
    /** The QoS-Class, 12 bits. */
    QOS_CLASS,
    /** The Service-ID, 64 bits. */
    SERVICE_ID,
    /** The P_Key, without its membership bit. */
    PKEY,
    /** The TClass, 8 bits; OpenSM does not compare it. */
    TCLASS
}
