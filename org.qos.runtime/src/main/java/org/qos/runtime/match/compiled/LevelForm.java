package org.qos.runtime.match.compiled;

import org.qos.runtime.form.FormInput;
import org.qos.runtime.form.FormOutput;
import org.qos.runtime.policy.QosLevel;

/** Writes and reads levels, in the order of the record's components. */
final class LevelForm {

    private LevelForm() {}

    static void write(FormOutput out, QosLevel level) {
        out.text(level.name());
        out.optional(level.sn());
        out.text(level.use());
        out.number(level.sl());
        out.optional(level.mtuLimit());
        out.optional(level.rateLimit());
        out.optional(level.packetLife());
        out.optional(level.qosClass());
        out.optional(level.tclass());
        out.ranges(level.pathBits());
        out.ranges(level.pkeys());
    }

    static QosLevel read(FormInput in) {
        return new QosLevel(
                in.text(),
                in.optional(),
                in.text(),
                in.integer(),
                in.optionalInteger(),
                in.optionalInteger(),
                in.optionalInteger(),
                in.optionalInteger(),
                in.optionalInteger(),
                in.ranges(),
                in.ranges());
    }
}
