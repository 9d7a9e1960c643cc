package org.qos.dsl.option;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.qos.runtime.value.Lid;
import org.qos.runtime.value.Sl;
import org.qos.runtime.value.VlArbitration;

/** What the values of an option mean, where the table does not list them. */
public enum ValueForm {
    /** The path of a file. */
    FILE,
    /** The path of a policy. */
    POLICY_FILE,
    /** The path of a partition file. */
    PARTITION_FILE,
    /** A service level, 0 to 15. */
    SL(0, Sl.MAX),
    /** A LID mask control: each port gets 2^n LIDs, n from 0 to 7 (IBTA 1.4, 4.1.3). */
    LMC(0, Lid.MAX_LMC),
    /** A time of 4.096 us x 2^n, n from 0 to 31 (IBTA 1.4, 14.2.5.6, SubnetTimeOut). */
    TIMEOUT(0, 31),
    /** A time of 4.096 us x 2^n; from 20 on without end (osm_subnet.c:osm_subn_output_conf says so in the file it writes). */
    LIFETIME(0, 255),
    /** A limit of the high-priority table in units of 4096 bytes: 0 is one packet, 255 no limit, and -1 is not set. */
    LIMIT(-1, VlArbitration.MAX_HIGH_LIMIT),
    /** An SL, whitespace, and a number of 8 bits for it. */
    SL_UINT8,
    /** An SL, whitespace, and a number of 16 bits for it. */
    SL_UINT16,
    /** A congestion control table: entries {@code shift:multiplier} with commas between them. */
    CCT,
    /** An entry of such a table. */
    CCT_ENTRY,
    /** A bit for each of 256 switch ports, in hexadecimal. */
    PORT_MASK,
    /** The VL of each of the 16 SLs. */
    SL2VL,
    /** An arbitration table. */
    VLARB;

    private final Optional<NumberRange> range;

    ValueForm() {
        range = Optional.empty();
    }

    ValueForm(long min, long max) {
        range = Optional.of(new NumberRange(min, max));
    }

    /** The numbers that the values can be; empty for texts. */
    Optional<NumberRange> range() {
        return range;
    }

    static Optional<ValueForm> of(String name) {
        return Arrays.stream(values())
                .filter(form ->
                        form.name().toLowerCase(Locale.ROOT).replace('_', '-').equals(name))
                .findFirst();
    }
}
