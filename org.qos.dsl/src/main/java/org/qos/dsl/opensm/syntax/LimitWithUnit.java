package org.qos.dsl.opensm.syntax;

import java.util.Optional;
import org.qos.dsl.language.FixData;
import org.qos.dsl.language.SyntaxCode;
import org.qos.dsl.scanner.QuantityForCode;

/** A rate or an MTU in place of its code: {@code rate-limit: 10 Gb/s}, {@code mtu-limit: 2.048}. */
final class LimitWithUnit {

    private LimitWithUnit() {}

    static Optional<NodeError> of(UnexpectedTokens run) {
        ParsedToken before = run.before();
        return before == null || !before.kind().equals("NUMBER") || !run.continuesLine()
                ? Optional.empty()
                : QuantityForCode.at(before.leaf().getRootNode().getText(), before.start())
                        .map(quantity -> error(quantity, before.start(), run));
    }

    private static NodeError error(QuantityForCode quantity, int start, UnexpectedTokens run) {
        NodeError error = new NodeError(
                run.node(),
                SyntaxCode.NOT_A_NUMBER,
                quantity.fact() + "; OpenSM rejects the policy; " + quantity.advice());
        return quantity.code().isPresent()
                ? error.withFix(FixData.edit(
                        start,
                        quantity.written().length(),
                        String.valueOf(quantity.code().getAsInt()),
                        "write " + quantity.code().getAsInt()))
                : error;
    }
}
