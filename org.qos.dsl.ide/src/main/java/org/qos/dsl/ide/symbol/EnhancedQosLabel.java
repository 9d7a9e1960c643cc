package org.qos.dsl.ide.symbol;

import java.util.Optional;
import java.util.stream.Collectors;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.lsp4j.SymbolKind;
import org.qos.dsl.model.enhancedqos.Bandwidth;
import org.qos.dsl.model.enhancedqos.BandwidthRule;
import org.qos.dsl.model.enhancedqos.EnhancedQosPackage.Literals;
import org.qos.dsl.model.enhancedqos.SlLimit;

/** The labels of the symbols of an enhanced QoS policy file. */
final class EnhancedQosLabel {

    private EnhancedQosLabel() {}

    /** The label of a bandwidth or a rule; empty for other objects. */
    static Optional<SymbolLabel> of(EObject object) {
        if (object instanceof Bandwidth bandwidth) {
            return Optional.of(new SymbolLabel(
                    bandwidth.getName(),
                    bandwidth.getRate() == null ? "" : bandwidth.getRate() + " Mb/s",
                    SymbolKind.Constant,
                    Literals.BANDWIDTH__NAME));
        }
        return object instanceof BandwidthRule rule
                ? Optional.of(new SymbolLabel(
                        rule.getTarget(),
                        rule.getLimits().stream().map(EnhancedQosLabel::text).collect(Collectors.joining(", ")),
                        SymbolKind.Function,
                        Literals.BANDWIDTH_RULE__TARGET))
                : Optional.empty();
    }

    private static String text(SlLimit limit) {
        return "SL " + limit.getSl() + (limit.getBandwidth() == null ? "" : ": " + limit.getBandwidth());
    }
}
