package org.qos.dsl.lower;

import java.util.List;
import java.util.Optional;
import org.qos.dsl.model.policy.QosLevel;
import org.qos.dsl.model.policy.Range;
import org.qos.runtime.policy.PortName;
import org.qos.runtime.policy.Ranges;

/** The semantics in which the two policy syntaxes differ. */
interface PolicyDialect {

    /** Values and ranges of values; which end of a range comes first may matter or not. */
    Ranges ranges(List<Range> written);

    /** P_Keys without their membership bit. */
    Ranges pkeys(List<Range> written);

    /** A port name; empty when it has not the form {@code node/Pn}. */
    Optional<PortName> portName(String written);

    /** The name by which a level is reported. */
    String levelName(QosLevel written);

    /** Whether the level is the one for requests that no rule matches, going by its name. */
    boolean isNamedDefault(QosLevel written);

    /** Whether a level is the default level when none is named so. */
    boolean isDefaultBySn(QosLevel written);

    /** The service level as the engine keeps it. */
    int sl(long written);

    /** The packet lifetime as the engine keeps it. */
    int packetLife(long written);
}
