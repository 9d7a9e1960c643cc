package org.qos.dsl.ide.hover;

import static org.qos.dsl.model.partitions.PartitionsPackage.Literals.FLAG__NAME;
import static org.qos.dsl.model.partitions.PartitionsPackage.Literals.FLAG__VALUE;
import static org.qos.dsl.model.partitions.PartitionsPackage.Literals.GROUP_MEMBER__MGID;
import static org.qos.dsl.model.partitions.PartitionsPackage.Literals.PARTITION_DEFINITION__PKEY;
import static org.qos.dsl.model.partitions.PartitionsPackage.Literals.PORT_MEMBER__MEMBERSHIP;
import static org.qos.dsl.model.partitions.PartitionsPackage.Literals.PORT_MEMBER__PORT;

import java.util.Locale;
import java.util.Optional;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.ide.semantics.PartitionDocs;
import org.qos.dsl.ide.syntax.ValueNode;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.model.partitions.Flag;
import org.qos.dsl.partition.MemberSelection;
import org.qos.dsl.partition.PartitionFlag;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.partition.Mgid;
import org.qos.runtime.value.Pkey;

/** Hover for the tokens of a partition file, besides the values that policies have, too. */
public final class PartitionHover {

    private PartitionHover() {}

    /** The content at an offset; empty where there is nothing to explain. */
    public static Optional<HoverContent> at(DocumentSnapshot snapshot, int offset) {
        return ValueNode.at(snapshot, offset)
                .flatMap(value -> text(snapshot, value).map(text -> new HoverContent(value.region(), text)))
                .or(() -> keyword(snapshot, offset));
    }

    private static Optional<HoverContent> keyword(DocumentSnapshot snapshot, int offset) {
        ILeafNode leaf = NodeModelUtils.findLeafNodeAtOffset(snapshot.source().nodes(), offset);
        return leaf != null
                        && leaf.getGrammarElement() instanceof Keyword keyword
                        && keyword.getValue().equals("mgid")
                ? Optional.of(new HoverContent(
                        leaf.getTextRegion(),
                        "**mgid**\n\na multicast group; the flags after it on the line apply to the group"))
                : Optional.empty();
    }

    private static Optional<String> text(DocumentSnapshot snapshot, ValueNode value) {
        String text = value.text();
        if (value.is(FLAG__NAME)) {
            return PartitionFlag.of(text).map(flag -> titled(flag.keyword(), PartitionDocs.flag(flag)));
        }
        if (value.is(FLAG__VALUE)) {
            return ofFlag((Flag) value.owner(), value);
        }
        if (value.is(PARTITION_DEFINITION__PKEY)) {
            return value.number().map(PartitionHover::pkey);
        }
        if (value.is(PORT_MEMBER__PORT)) {
            return PartitionDocs.member(text)
                    .map(meaning -> titled(text, meaning))
                    .or(() -> value.number()
                            .flatMap(guid -> unknownPort(
                                    snapshot.context().fabricContext().fabric(), guid)));
        }
        if (value.is(PORT_MEMBER__MEMBERSHIP)) {
            return membership(text);
        }
        return value.is(GROUP_MEMBER__MGID) ? Mgid.parse(text).map(PartitionHover::group) : Optional.empty();
    }

    private static Optional<String> ofFlag(Flag flag, ValueNode value) {
        Optional<PartitionFlag> keyword = Optional.ofNullable(flag.getName()).flatMap(PartitionFlag::of);
        if (keyword.filter(PartitionFlag.DEFMEMBER::equals).isPresent()) {
            return membership(value.text());
        }
        return keyword.filter(PartitionFlag.SCOPE::equals)
                .flatMap(scope -> value.number())
                .map(number -> PartitionDocs.scopes().get(number.intValue()))
                .map(name -> "scope " + value.text() + ": " + name);
    }

    private static Optional<String> membership(String written) {
        return MemberSelection.membership(written)
                .map(membership ->
                        titled(membership.name().toLowerCase(Locale.ROOT), PartitionDocs.membership(membership)));
    }

    private static String pkey(long number) {
        String bit = (number & Pkey.MEMBERSHIP_BIT) != 0
                ? "; the membership bit (0x8000) is set but ignored: each member has its own membership"
                : "";
        int base = Pkey.base(number);
        return base == 0 ? "OpenSM takes the next free P_Key" : "P_Key " + Pkey.text(base) + bit;
    }

    private static Optional<String> unknownPort(Fabric fabric, long guid) {
        return fabric.nodes().isEmpty() || fabric.portByGuid(guid).isPresent()
                ? Optional.empty()
                : Optional.of("no port of the snapshot has this GUID; OpenSM ignores it");
    }

    private static String group(Mgid mgid) {
        String scope = PartitionDocs.scopes().getOrDefault(mgid.scope(), "no name");
        return "multicast group `" + mgid + "`, scope " + mgid.scope() + " (" + scope + ")"
                + (mgid.isIp() ? ", of IPoIB" : "");
    }

    private static String titled(String title, String meaning) {
        return "**" + title + "**\n\n" + meaning;
    }
}
