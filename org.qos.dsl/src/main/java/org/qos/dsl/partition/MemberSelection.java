package org.qos.dsl.partition;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.qos.dsl.scanner.CNumber;
import org.qos.runtime.partition.Membership;
import org.qos.runtime.partition.PartitionMember.Selection;

/**
 * What a member entry of a partition names, as OpenSM reads it (osm_prtn_config.c:partition_add_port): a keyword, also
 * abbreviated, or a port GUID.
 *
 * @param ports which ports; empty for none
 * @param portGuid the port GUID when one is named, else 0
 * @param malformed whether it is neither a keyword nor a port GUID, for which OpenSM rejects the file
 */
public record MemberSelection(Optional<Selection> ports, long portGuid, boolean malformed) {

    /** The keywords for ports, in the order in which messages name them. */
    public static final List<String> KEYWORDS =
            List.of("ALL", "ALL_CAS", "ALL_SWITCHES", "ALL_ROUTERS", "SELF", "NONE");

    private static final Set<Selection> BY_KEYWORD = EnumSet.complementOf(EnumSet.of(Selection.PORT));
    private static final MemberSelection NONE = new MemberSelection(Optional.empty(), 0, false);

    /** What is written at the place of a port. */
    public static MemberSelection of(String written) {
        if ("NONE".startsWith(written)) {
            return NONE;
        }
        for (Selection selection : BY_KEYWORD) {
            if (selection.name().startsWith(written)) {
                return new MemberSelection(Optional.of(selection), 0, false);
            }
        }
        return port(written);
    }

    /** The membership that the keyword after the equals sign gives; empty when OpenSM does not know the keyword. */
    public static Optional<Membership> membership(String written) {
        if ("full".startsWith(written)) {
            return Optional.of(Membership.FULL);
        }
        if ("both".startsWith(written)) {
            return Optional.of(Membership.BOTH);
        }
        return "limited".startsWith(written) ? Optional.of(Membership.LIMITED) : Optional.empty();
    }

    private static MemberSelection port(String written) {
        CNumber guid = CNumber.in(written);
        return guid.isWhole(written) && guid.value() != 0
                ? new MemberSelection(Optional.of(Selection.PORT), guid.value(), false)
                : new MemberSelection(Optional.empty(), 0, true);
    }
}
