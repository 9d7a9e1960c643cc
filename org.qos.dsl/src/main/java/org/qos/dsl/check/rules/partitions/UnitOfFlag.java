package org.qos.dsl.check.rules.partitions;

import java.util.Optional;
import org.qos.dsl.partition.PartitionFlag;
import org.qos.dsl.scanner.CNumber;
import org.qos.runtime.value.Mtu;
import org.qos.runtime.value.Rate;

/**
 * The value of a flag that is a number and something after it, such as a unit. OpenSM reads the number as a code
 * (osm_prtn_config.c:parse_group_flag).
 *
 * @param value the value as written
 * @param read what OpenSM reads
 * @param expected what to write
 */
record UnitOfFlag(String value, String read, String expected) {

    /** The value, where OpenSM reads only a part of it and takes that. */
    static Optional<UnitOfFlag> in(PartitionFlag flag, String value) {
        CNumber number = CNumber.in(value);
        if (!number.any() || value.substring(number.end()).isBlank()) {
            return Optional.empty();
        }
        long read = number.asUnsignedInt();
        return switch (flag) {
            case MTU ->
                read >= Mtu.MIN_CODE && read <= Mtu.MAX_CODE
                        ? Optional.of(new UnitOfFlag(
                                value,
                                "the code " + read + ", " + Mtu.bytes((int) read) + " bytes,",
                                "a code from 1 (256 bytes) to 5 (4096 bytes)"))
                        : Optional.empty();
            case RATE ->
                read >= Rate.MIN_CODE && read <= Rate.MAX_OPENSM_CODE
                        ? Optional.of(new UnitOfFlag(
                                value,
                                "the code " + read + ", " + Rate.text((int) read) + ",",
                                "a code from 2 (2.5 Gb/s) to 22 (600 Gb/s)"))
                        : Optional.empty();
            case Q_KEY, TCLASS, SL, FLOW_LABEL, SCOPE ->
                Optional.of(new UnitOfFlag(
                        value, value.substring(0, number.end()).strip(), "digits, or 0x and hexadecimal digits"));
            case DEFMEMBER, IPOIB, INDX0 -> Optional.empty();
        };
    }

    /** What is wrong with the value of the flag of that name. */
    String message(String name) {
        return "the value of flag " + name + ", '" + value + "', is not a number; OpenSM reads " + read
                + " and ignores the rest; write " + expected;
    }
}
