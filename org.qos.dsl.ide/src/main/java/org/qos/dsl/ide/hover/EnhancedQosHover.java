package org.qos.dsl.ide.hover;

import java.util.Optional;
import java.util.OptionalLong;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.enhancedqos.EnhancedQosScanner;
import org.qos.dsl.ide.syntax.ValueNode;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.lower.EnhancedQosLowering;
import org.qos.dsl.model.enhancedqos.Bandwidth;
import org.qos.dsl.model.enhancedqos.EnhancedQosFile;
import org.qos.dsl.model.enhancedqos.EnhancedQosPackage.Literals;
import org.qos.dsl.model.enhancedqos.SlLimit;
import org.qos.runtime.enhancedqos.BandwidthTarget;
import org.qos.runtime.enhancedqos.EnhancedQosPolicy;
import org.qos.runtime.fabric.Fabric;

/** Hover for the keywords, ports, SLs and rates of an enhanced QoS policy file. */
public final class EnhancedQosHover {

    private EnhancedQosHover() {}

    /** The content at an offset; empty where there is nothing to explain. */
    public static Optional<HoverContent> at(DocumentSnapshot snapshot, int offset) {
        return ValueNode.at(snapshot, offset)
                .flatMap(value -> text(snapshot, value).map(text -> new HoverContent(value.region(), text)))
                .or(() -> keyword(snapshot, offset));
    }

    /** The rate limit that a name stands for. */
    static String of(Bandwidth bandwidth) {
        return "**bandwidth** `" + bandwidth.getName() + "`\n\n" + rate(EnhancedQosLowering.rate(bandwidth));
    }

    private static Optional<HoverContent> keyword(DocumentSnapshot snapshot, int offset) {
        ILeafNode leaf = NodeModelUtils.findLeafNodeAtOffset(snapshot.source().nodes(), offset);
        if (leaf == null || !(leaf.getGrammarElement() instanceof Keyword keyword)) {
            return Optional.empty();
        }
        return switch (keyword.getValue()) {
            case EnhancedQosScanner.NAMES ->
                Optional.of(new HoverContent(
                        leaf.getTextRegion(),
                        "**BW_NAMES**\n\nnames for rate limits: `name = rate`, in Mb/s; 0 is no limit"));
            case EnhancedQosScanner.RULES ->
                Optional.of(new HoverContent(
                        leaf.getTextRegion(),
                        "**BW_RULES**\n\nthe rate limits of SLs: `port = sl:name, sl:name`, where `port` is a GUID, the"
                                + " name of a port group, or `default`"));
            default -> Optional.empty();
        };
    }

    private static Optional<String> text(DocumentSnapshot snapshot, ValueNode value) {
        if (value.is(Literals.BANDWIDTH__RATE)) {
            return Optional.of(rate(EnhancedQosLowering.rate((Bandwidth) value.owner())));
        }
        if (value.is(Literals.SL_LIMIT__SL)) {
            return limit(snapshot, (SlLimit) value.owner());
        }
        return value.is(Literals.BANDWIDTH_RULE__TARGET)
                ? Optional.of(ports(
                        BandwidthTarget.of(value.text()),
                        snapshot.context().fabricContext().fabric()))
                : Optional.empty();
    }

    private static Optional<String> limit(DocumentSnapshot snapshot, SlLimit limit) {
        EnhancedQosPolicy policy = EnhancedQosLowering.lower(snapshot.source().root(EnhancedQosFile.class))
                .value();
        return Optional.ofNullable(limit.getBandwidth())
                .map(policy.bandwidths()::get)
                .map(rate -> "SL " + limit.getSl() + ": " + rate(OptionalLong.of(rate)));
    }

    private static String rate(OptionalLong rate) {
        if (rate.isEmpty()) {
            return "the rate limit is not a number";
        }
        return rate.getAsLong() == EnhancedQosPolicy.UNLIMITED ? "no limit" : "at most " + rate.getAsLong() + " Mb/s";
    }

    private static String ports(BandwidthTarget target, Fabric fabric) {
        return switch (target.kind()) {
            case DEFAULT -> "all ports without a rule; without a default rule they have no limit";
            case GROUP -> "the ports of group `" + target.group() + "`";
            case GUID ->
                fabric.portByGuid(target.guid())
                        .flatMap(port -> fabric.node(port.id().nodeGuid()))
                        .map(node -> "a port of node `" + node.description() + "`")
                        .orElse("a port, or a virtual port");
        };
    }
}
