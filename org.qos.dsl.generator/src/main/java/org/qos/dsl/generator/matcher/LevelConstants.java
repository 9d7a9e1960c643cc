package org.qos.dsl.generator.matcher;

import java.util.HashMap;
import java.util.Map;
import org.qos.runtime.policy.QosLevel;

/** The levels of a policy as constants. */
final class LevelConstants {

    private final ConstantClasses classes = new ConstantClasses("Levels");
    private final ConstantName names = new ConstantName("LEVEL_");
    private final Map<QosLevel, String> known = new HashMap<>();

    /** The constant of a level. */
    String of(QosLevel level) {
        return known.computeIfAbsent(
                level, made -> classes.add(new Constant("QosLevel", names.of(made.name()), expression(made))));
    }

    ConstantClasses classes() {
        return classes;
    }

    private static String expression(QosLevel level) {
        return String.join(
                ", ",
                "new QosLevel(" + JavaLiteral.text(level.name()),
                JavaLiteral.optional(level.sn()),
                JavaLiteral.text(level.use()),
                String.valueOf(level.sl()),
                JavaLiteral.optional(level.mtuLimit()),
                JavaLiteral.optional(level.rateLimit()),
                JavaLiteral.optional(level.packetLife()),
                JavaLiteral.optional(level.qosClass()),
                JavaLiteral.optional(level.tclass()),
                JavaLiteral.ranges(level.pathBits()),
                JavaLiteral.ranges(level.pkeys()) + ")");
    }
}
