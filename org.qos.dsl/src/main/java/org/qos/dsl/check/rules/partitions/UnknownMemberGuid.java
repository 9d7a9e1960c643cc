package org.qos.dsl.check.rules.partitions;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.FabricContext;
import org.qos.dsl.check.FileContextRule;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.model.partitions.PartitionDefinition;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.model.partitions.PartitionsPackage;
import org.qos.dsl.model.partitions.PortMember;
import org.qos.dsl.partition.MemberSelection;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.value.Guid;

/** OpenSM adds no member for a GUID that the subnet does not have (osm_prtn.c:osm_prtn_add_port). */
@AutoService(Rule.class)
public final class UnknownMemberGuid implements FileContextRule<PartitionFile> {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "unknown-member-guid",
                        Category.SUSPICIOUS,
                        "no port of the fabric has the GUID of a member of a partition")
                .noFix("the author knows whether the GUID is wrong or the port is missing");
    }

    @Override
    public Class<PartitionFile> root() {
        return PartitionFile.class;
    }

    @Override
    public void check(PartitionFile file, FabricContext context, Consumer<RuleViolation> violations) {
        if (!context.fabric().isEmpty()) {
            for (PartitionDefinition definition : file.getDefinitions()) {
                List<PortMember> absent = PartitionsRule.ports(definition)
                        .filter(member -> isAbsent(guid(member), context.fabric()))
                        .toList();
                absent.stream()
                        .limit(1)
                        .map(first -> violation(first, absent.size() - 1, context.fabric()))
                        .forEach(violations);
            }
        }
    }

    private static boolean isAbsent(long guid, Fabric fabric) {
        return guid != 0 && fabric.endpointIndex(guid) < 0;
    }

    /** The GUID of a member; 0 where it is selected by a keyword. */
    private static long guid(PortMember member) {
        return MemberSelection.of(PartitionsRule.text(member.getPort())).portGuid();
    }

    private static RuleViolation violation(PortMember first, int others, Fabric fabric) {
        String guid = Guid.text(guid(first));
        String ofNode = ofNode(guid(first), fabric);
        return RuleViolation.at(
                first,
                PartitionsPackage.Literals.PORT_MEMBER__PORT,
                others == 0
                        ? "no port of the fabric has the GUID " + guid + "; OpenSM ignores this member; correct it"
                                + ofNode
                        : "no port of the fabric has the GUID " + guid + ", nor those of " + others
                                + (others == 1 ? " other member" : " other members")
                                + " of the partition; OpenSM ignores these members; correct them" + ofNode);
    }

    /** The port GUID to write in place of the GUID of an adapter. */
    private static String ofNode(long guid, Fabric fabric) {
        return fabric.node(guid)
                .flatMap(node -> node.endpoints().stream()
                        .findFirst()
                        .map(port -> "; it is the node GUID of '" + node.description() + "', whose port "
                                + port.number() + " has the GUID " + Guid.text(port.guid())))
                .orElse("");
    }
}
