package org.qos.runtime.policy;

import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * What a path gets: its SL and the limits within which it is chosen.
 *
 * @param name the name by which the level is reported; a level without a name has its {@code sn}
 * @param sn the serial number of the RFC syntax, absent in the OpenSM syntax
 * @param use the description for people, empty when there is none
 * @param sl the service level, 0 to 15; OpenSM keeps up to 255 of what is written and misbehaves beyond 15
 * @param mtuLimit the maximum MTU, IBTA code 1 (256 bytes) to 5 (4096 bytes)
 * @param rateLimit the maximum rate, IBTA code 2 (2.5 Gb/s) to 24; the codes are not in the order of the rates
 * @param packetLife the packet lifetime as n in 4.096 us * 2^n, 0 to 63
 * @param qosClass the QoS-Class returned in the record (RFC syntax only; OpenSM answers 0)
 * @param tclass the TClass returned in the record (RFC syntax only)
 * @param pathBits the low bits of the destination LID; the lowest value counts (OpenSM ignores it)
 * @param pkeys the P_Keys, without the membership bit, that a path of this level may use; empty for any
 */
public record QosLevel(
        String name,
        OptionalLong sn,
        String use,
        int sl,
        OptionalInt mtuLimit,
        OptionalInt rateLimit,
        OptionalInt packetLife,
        OptionalInt qosClass,
        OptionalInt tclass,
        Ranges pathBits,
        Ranges pkeys) {

    /** The name of the level that requests get which no rule matches. */
    public static final String DEFAULT_NAME = "DEFAULT";

    /** A level that sets the SL and limits nothing. */
    public static QosLevel ofSl(String name, int sl) {
        return new QosLevel(
                name,
                OptionalLong.empty(),
                "",
                sl,
                OptionalInt.empty(),
                OptionalInt.empty(),
                OptionalInt.empty(),
                OptionalInt.empty(),
                OptionalInt.empty(),
                Ranges.NONE,
                Ranges.NONE);
    }

    /** The same level with another MTU limit, code 1 to 5. */
    public QosLevel withMtuLimit(int code) {
        return new QosLevel(
                name, sn, use, sl, OptionalInt.of(code), rateLimit, packetLife, qosClass, tclass, pathBits, pkeys);
    }

    /** The same level for these P_Keys only; for all if there are none. */
    public QosLevel withPkeys(Ranges other) {
        return new QosLevel(name, sn, use, sl, mtuLimit, rateLimit, packetLife, qosClass, tclass, pathBits, other);
    }
}
