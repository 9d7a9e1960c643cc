package org.qos.dsl.check.rules.partitions;

import java.util.stream.Stream;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.check.DocumentRule;
import org.qos.dsl.check.Fix;
import org.qos.dsl.model.partitions.Flag;
import org.qos.dsl.model.partitions.GroupMember;
import org.qos.dsl.model.partitions.PartitionDefinition;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.model.partitions.PartitionsPackage;
import org.qos.dsl.model.partitions.PortMember;

/** A rule about partition files. */
interface PartitionsRule extends DocumentRule<PartitionFile> {

    /** What OpenSM does with a file that it cannot read, for messages. */
    String DISCARDS = "; OpenSM discards the file and makes only the default partition";

    @Override
    default Class<PartitionFile> root() {
        return PartitionFile.class;
    }

    /** The members of all definitions that name ports. */
    static Stream<PortMember> ports(PartitionFile file) {
        return file.getDefinitions().stream().flatMap(PartitionsRule::ports);
    }

    /** The members of a definition that name ports. */
    static Stream<PortMember> ports(PartitionDefinition definition) {
        return definition.getMembers().stream()
                .filter(PortMember.class::isInstance)
                .map(PortMember.class::cast);
    }

    /** The multicast groups of a definition. */
    static Stream<GroupMember> groups(PartitionDefinition definition) {
        return definition.getMembers().stream()
                .filter(GroupMember.class::isInstance)
                .map(GroupMember.class::cast);
    }

    /** The flags of all definitions and of their multicast groups. */
    static Stream<Flag> flags(PartitionFile file) {
        return file.getDefinitions().stream()
                .flatMap(definition -> Stream.concat(
                        definition.getFlags().stream(),
                        groups(definition).flatMap(group -> group.getFlags().stream())));
    }

    /** Where the P_Key of a definition is written, which may be in the place of the name. */
    static EStructuralFeature pkeyFeature(PartitionDefinition definition) {
        return definition.isPkeyGiven()
                ? PartitionsPackage.Literals.PARTITION_DEFINITION__PKEY
                : PartitionsPackage.Literals.PARTITION_DEFINITION__NAME;
    }

    /** The fix that writes another value of a flag. */
    static Fix writing(Flag flag, String text) {
        return Fix.replacing(
                NodeModelUtils.findNodesForFeature(flag, PartitionsPackage.Literals.FLAG__VALUE)
                        .get(0)
                        .getTextRegion(),
                text,
                "write " + text);
    }

    /** The text, empty for null. */
    static String text(String written) {
        return written == null ? "" : written;
    }
}
