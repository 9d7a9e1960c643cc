package org.qos.dsl.check.rules;

import java.util.function.LongFunction;
import java.util.stream.Stream;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.Sl2VlScope;
import org.qos.dsl.model.policy.VlArbScope;
import org.qos.dsl.model.policy.VlWeight;
import org.qos.runtime.policy.PolicySyntax;

/** The scopes of a policy's fabric setup, by kind. */
final class Scopes {

    /** What OpenSM does with an arbitration table; the options that are generated from it need its numbers. */
    private static final String NOT_USED = "OpenSM does not use this table";

    private Scopes() {}

    static Stream<Sl2VlScope> sl2vl(PolicyFile file) {
        return file.getScopes().stream().filter(Sl2VlScope.class::isInstance).map(Sl2VlScope.class::cast);
    }

    static Stream<VlArbScope> vlArb(PolicyFile file) {
        return file.getScopes().stream().filter(VlArbScope.class::isInstance).map(VlArbScope.class::cast);
    }

    /** What OpenSM does with any number in an arbitration table. */
    static LongFunction<String> effect(PolicySyntax syntax) {
        return RangeCheck.effect(NOT_USED, syntax);
    }

    /** The same as a part of a message, with the separator after it. */
    static String clause(PolicySyntax syntax) {
        return (syntax == PolicySyntax.OPENSM ? NOT_USED : RangeCheck.rejected(syntax)) + "; ";
    }

    /** The entries of all arbitration tables. */
    static Stream<VlWeight> weights(PolicyFile file) {
        return vlArb(file).flatMap(scope -> Stream.concat(scope.getHigh().stream(), scope.getLow().stream()));
    }
}
