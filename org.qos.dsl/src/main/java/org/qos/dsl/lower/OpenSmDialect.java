package org.qos.dsl.lower;

import java.util.List;
import java.util.Optional;
import org.qos.dsl.model.policy.QosLevel;
import org.qos.runtime.policy.PortName;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.value.Pkey;

/** The OpenSM syntax, with the meaning that OpenSM's parser gives it. */
final class OpenSmDialect implements PolicyDialect {

    private static final int BYTE = 0xff;

    /** Reversed ends are swapped (OpenSM osm_qos_parser_y.y, rule num_range). */
    @Override
    public Ranges ranges(List<org.qos.dsl.model.policy.Range> written) {
        return new Ranges(written.stream().map(EntryValues::range).toList());
    }

    /**
     * Each end is masked by itself, then they are swapped if that reversed them, so that a range across the
     * membership bit turns inside out (OpenSM osm_qos_parser_y.y:__pkey_rangelist2rangearr).
     */
    @Override
    public Ranges pkeys(List<org.qos.dsl.model.policy.Range> written) {
        return new Ranges(written.stream()
                .map(EntryValues::range)
                .map(r -> Range.between(Pkey.base(r.first()), Pkey.base(r.last())))
                .toList());
    }

    @Override
    public Optional<PortName> portName(String written) {
        return PortNameParser.openSm(written);
    }

    @Override
    public String levelName(QosLevel written) {
        return written.getNames().isEmpty() ? "" : written.getNames().get(0);
    }

    @Override
    public boolean isNamedDefault(QosLevel written) {
        return org.qos.runtime.policy.QosLevel.DEFAULT_NAME.equalsIgnoreCase(levelName(written));
    }

    @Override
    public boolean isDefaultBySn(QosLevel written) {
        return false;
    }

    /** The number is kept in 8 bits, unchecked (OpenSM osm_qos_parser_y.y, rule qos_level_sl_entry). */
    @Override
    public int sl(long written) {
        return (int) (written & BYTE);
    }

    /** The number is kept in 8 bits, unchecked (OpenSM osm_qos_parser_y.y, rule qos_level_packet_life_entry). */
    @Override
    public int packetLife(long written) {
        return (int) (written & BYTE);
    }
}
