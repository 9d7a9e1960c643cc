package org.qos.runtime.match.compiled;

import org.qos.runtime.match.RequestFieldMask;
import org.qos.runtime.value.Pkey;
import org.qos.runtime.value.QosClass;
import org.qos.runtime.value.TClass;

/**
 * Finds the classes of what requests carry. No lookup of a field or a port of a fabric has a branch that depends on the
 * request, so that a processor works on several requests at once.
 *
 * @param services finds the classes of Service-IDs
 * @param qosClasses finds those of QoS-Classes
 * @param tclasses finds those of TClasses
 * @param pkeys finds those of P_Keys
 * @param ports finds those of ports
 */
record ClassLookup(
        IntervalIndex services, ClassTable qosClasses, ClassTable tclasses, ClassTable pkeys, PortIndex ports) {

    /** Those of the fields that rules name, and of ports. */
    static ClassLookup of(CompiledRules rules, PortIndex ports) {
        return new ClassLookup(
                rules.field(Criterion.SERVICE_ID).index(),
                ClassTable.of(rules.field(Criterion.QOS_CLASS), QosClass.MAX),
                ClassTable.of(rules.field(Criterion.TCLASS), TClass.MAX),
                ClassTable.of(rules.field(Criterion.PKEY), Pkey.BASE_MASK),
                ports);
    }

    int ofService(int carried, long serviceId) {
        return services.classOf(serviceId) & mask(carried, RequestFieldMask.SERVICE_ID);
    }

    int ofQosClass(int carried, int qosClass) {
        return qosClasses.classOf(qosClass, mask(carried, RequestFieldMask.QOS_CLASS));
    }

    int ofTclass(int carried, int tclass) {
        return tclasses.classOf(tclass, mask(carried, RequestFieldMask.TCLASS));
    }

    int ofPkey(int carried, int pkey) {
        return pkeys.classOf(pkey & Pkey.BASE_MASK, mask(carried, RequestFieldMask.PKEY));
    }

    long bytes() {
        return services.bytes() + qosClasses.bytes() + tclasses.bytes() + pkeys.bytes() + ports.bytes();
    }

    /** -1 if a request carries a field, else 0. */
    static int mask(int carried, int field) {
        return -(carried >>> Integer.numberOfTrailingZeros(field) & 1);
    }
}
