package org.qos.dsl.lower;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qos.dsl.model.policy.QosLevel;
import org.qos.runtime.policy.PortName;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.value.Pkey;

/** The RFC syntax: values count as written. */
final class RfcDialect implements PolicyDialect {

    @Override
    public Ranges ranges(List<org.qos.dsl.model.policy.Range> written) {
        return new Ranges(written.stream().map(EntryValues::range).toList());
    }

    /** A range that crosses the membership bit covers the P_Keys on both sides of it. */
    @Override
    public Ranges pkeys(List<org.qos.dsl.model.policy.Range> written) {
        List<Range> masked = new ArrayList<>();
        for (Range range : ranges(written).ranges()) {
            if (range.first() < Pkey.MEMBERSHIP_BIT && range.last() >= Pkey.MEMBERSHIP_BIT) {
                masked.add(new Range(range.first(), Pkey.MEMBERSHIP_BIT - 1));
                masked.add(new Range(0, Pkey.base(range.last())));
            } else {
                masked.add(Range.between(Pkey.base(range.first()), Pkey.base(range.last())));
            }
        }
        return new Ranges(masked);
    }

    @Override
    public Optional<PortName> portName(String written) {
        return PortNameParser.rfc(written);
    }

    @Override
    public String levelName(QosLevel written) {
        if (!written.getNames().isEmpty()) {
            return written.getNames().get(0);
        }
        return written.getSns().isEmpty()
                ? ""
                : Long.toUnsignedString(written.getSns().get(0));
    }

    @Override
    public boolean isNamedDefault(QosLevel written) {
        return written.getNames().stream().anyMatch(org.qos.runtime.policy.QosLevel.DEFAULT_NAME::equalsIgnoreCase);
    }

    @Override
    public boolean isDefaultBySn(QosLevel written) {
        return !written.getSns().isEmpty() && written.getSns().get(0) == 0;
    }

    @Override
    public int sl(long written) {
        return (int) written;
    }

    @Override
    public int packetLife(long written) {
        return (int) written;
    }
}
