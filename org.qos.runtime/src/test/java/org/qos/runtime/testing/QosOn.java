package org.qos.runtime.testing;

import java.util.List;
import java.util.Map;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.option.QosOptions;
import org.qos.runtime.option.SmOptions;

/** OpenSM's defaults with QoS on, and what a test changes of them. */
public record QosOn(
        List<String> engines,
        int lashStartVl,
        int nueMaxNumVls,
        long subnetPrefix,
        QosOptions general,
        Map<PortKind, QosOptions> specific) {

    private static final SmOptions USUAL = SmOptions.DEFAULTS;

    /** Nothing is changed. */
    public static final QosOn USUALLY = new QosOn(
            USUAL.routingEngines(),
            USUAL.lashStartVl(),
            USUAL.nueMaxNumVls(),
            USUAL.subnetPrefix(),
            USUAL.general(),
            USUAL.specific());

    /** With these tables for all ports, and for each kind of them. */
    public QosOn tables(QosOptions ofAll, Map<PortKind, QosOptions> ofKinds) {
        return new QosOn(engines, lashStartVl, nueMaxNumVls, subnetPrefix, ofAll, ofKinds);
    }

    /** With these routing engines and options of two of them. */
    public QosOn engines(List<String> names, int lashVl, int nueVls) {
        return new QosOn(names, lashVl, nueVls, subnetPrefix, general, specific);
    }

    /** With this prefix of the subnet. */
    public QosOn prefix(long prefix) {
        return new QosOn(engines, lashStartVl, nueMaxNumVls, prefix, general, specific);
    }

    /** The options. */
    public SmOptions options() {
        return new SmOptions(
                true,
                USUAL.policyFile(),
                USUAL.partitionFile(),
                USUAL.logFile(),
                USUAL.logFlags(),
                USUAL.maxOpVls(),
                USUAL.subnetTimeout(),
                USUAL.smSl(),
                engines,
                USUAL.allowBothPkeys(),
                lashStartVl,
                nueMaxNumVls,
                USUAL.enableQuirks(),
                USUAL.maxRateEnum(),
                subnetPrefix,
                USUAL.slMasks(),
                general,
                specific);
    }
}
