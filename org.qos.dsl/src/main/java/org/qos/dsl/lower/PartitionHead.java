package org.qos.dsl.lower;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.qos.dsl.model.partitions.PartitionDefinition;
import org.qos.dsl.scanner.CNumber;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.value.Pkey;

/**
 * The name and P_Key of a partition definition as OpenSM reads them (osm_prtn_config.c:partition_create). A name that
 * begins with a digit, with no P_Key after it, is the P_Key.
 *
 * @param written the name as it is written, of any length; empty when none is
 * @param pkey the P_Key without the membership bit; 0 when none is written, or 0
 * @param malformed whether the P_Key is not a number, so that OpenSM rejects the file
 */
public record PartitionHead(Optional<String> written, int pkey, boolean malformed) {

    /** The most bytes of a name that OpenSM keeps (osm_prtn.c:osm_prtn_new). */
    public static final int MAX_NAME_BYTES = 31;

    /** The head of a definition; empty when it is unreadable. */
    public static Optional<PartitionHead> of(PartitionDefinition written) {
        if (written.getUnreadable() != null) {
            return Optional.empty();
        }
        String name = written.isPkeyGiven() || pkeyText(written).isEmpty() ? nameText(written) : "";
        return Optional.of(pkeyText(written)
                .map(pkey -> of(name, pkey))
                .orElseGet(() -> new PartitionHead(unlessEmpty(name), 0, false)));
    }

    /** What is written at the place of the P_Key, a number or not; empty where OpenSM chooses it. */
    public static Optional<String> pkeyText(PartitionDefinition written) {
        if (written.isPkeyGiven()) {
            return Optional.of(written.getPkey() == null ? "" : written.getPkey());
        }
        String name = nameText(written);
        boolean nameIsPkey = !name.isEmpty() && name.charAt(0) >= '0' && name.charAt(0) <= '9';
        return nameIsPkey ? Optional.of(name) : Optional.empty();
    }

    private static String nameText(PartitionDefinition written) {
        return written.getName() == null ? "" : written.getName();
    }

    /**
     * The name that the partition gets: the one written, else the P_Key as four hexadecimal digits; empty when OpenSM
     * chooses the P_Key too (osm_prtn.c:osm_prtn_new).
     */
    public Optional<String> effectiveName() {
        return name().or(() -> pkey == 0 || malformed ? Optional.empty() : Optional.of(Partition.nameFor(pkey)));
    }

    private static PartitionHead of(String name, String pkey) {
        CNumber number = CNumber.in(pkey);
        return new PartitionHead(unlessEmpty(name), Pkey.base(number.value()), !number.isWhole(pkey));
    }

    private static Optional<String> unlessEmpty(String name) {
        return name.isEmpty() ? Optional.empty() : Optional.of(name);
    }

    /**
     * What OpenSM keeps of the name, with U+FFFD for a part of a character at its end; empty when none is written. It
     * searches for names as they are written.
     */
    public Optional<String> name() {
        return written.map(PartitionHead::kept);
    }

    /** Whether OpenSM does not keep the whole name. */
    public boolean isTooLong() {
        return !written.equals(name());
    }

    private static String kept(String name) {
        String kept = name;
        while (bytes(kept) > MAX_NAME_BYTES) {
            kept = kept.substring(0, kept.offsetByCodePoints(kept.length(), -1));
        }
        return kept.equals(name) || bytes(kept) == MAX_NAME_BYTES ? kept : kept + '\ufffd';
    }

    private static int bytes(String name) {
        return name.getBytes(StandardCharsets.UTF_8).length;
    }
}
