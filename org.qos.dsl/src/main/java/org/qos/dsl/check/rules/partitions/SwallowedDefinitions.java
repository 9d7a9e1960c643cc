package org.qos.dsl.check.rules.partitions;

import static java.util.stream.Collectors.toMap;
import static java.util.stream.Collectors.toSet;

import com.google.common.base.Suppliers;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.model.partitions.PartitionDefinition;
import org.qos.dsl.model.partitions.PortMember;

/**
 * Lines that are definitions of their own, but are read as members of the one above, which lacks its {@code ;}. Such a
 * line has a colon, which no member has; it is one error, however many members it is read as.
 */
final class SwallowedDefinitions {

    private final Supplier<Map<Integer, PortMember>> firstMalformed;

    /** Nothing is searched before a member is asked for: most definitions have no wrong one. */
    SwallowedDefinitions(PartitionDefinition definition) {
        firstMalformed = Suppliers.memoize(() -> firstMalformed(definition));
    }

    private static Map<Integer, PortMember> firstMalformed(PartitionDefinition definition) {
        Set<Integer> lines = PartitionsRule.ports(definition)
                .filter(SwallowedDefinitions::hasColon)
                .map(SwallowedDefinitions::line)
                .collect(toSet());
        if (lines.isEmpty()) {
            return Map.of();
        }
        return PartitionsRule.ports(definition)
                .filter(PartitionPortMalformed::isMalformed)
                .filter(member -> lines.contains(line(member)))
                .collect(toMap(SwallowedDefinitions::line, member -> member, (first, later) -> first));
    }

    /** Whether a member is on such a line. */
    boolean has(PortMember member) {
        return !firstMalformed.get().isEmpty() && firstMalformed.get().containsKey(line(member));
    }

    /** Whether a member is on such a line after the first malformed one. */
    boolean continues(PortMember member) {
        return has(member) && firstMalformed.get().get(line(member)) != member;
    }

    private static boolean hasColon(PortMember member) {
        return PartitionsRule.text(member.getPort()).contains(":")
                || PartitionsRule.text(member.getMembership()).contains(":");
    }

    private static int line(PortMember member) {
        return NodeModelUtils.getNode(member).getStartLine();
    }
}
