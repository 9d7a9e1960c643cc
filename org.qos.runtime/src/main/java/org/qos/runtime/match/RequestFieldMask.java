package org.qos.runtime.match;

/** Which fields a request carries, as bits, for queries by numbers: 0 for none of them. */
public final class RequestFieldMask {

    /** The Service-ID. */
    public static final int SERVICE_ID = 1;
    /** The QoS-Class. */
    public static final int QOS_CLASS = 2;
    /** The TClass. */
    public static final int TCLASS = 4;
    /** The P_Key. */
    public static final int PKEY = 8;

    private RequestFieldMask() {}
}
