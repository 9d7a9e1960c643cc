package org.qos.dsl.check.rules.partitions;

import static java.util.stream.Collectors.toMap;
import static java.util.stream.Collectors.toSet;

import java.util.Map;
import java.util.Set;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.model.partitions.PartitionDefinition;
import org.qos.dsl.model.partitions.PortMember;

/**
 * Lines that are definitions of their own, but are read as members of the one above, which lacks its {@code ;}. Such a
 * line has a colon, which no member has; it is one error, however many members it is read as.
 */
final class SwallowedDefinitions {

    private static final SwallowedDefinitions NONE = new SwallowedDefinitions(Map.of());

    private final Map<Integer, PortMember> firstMalformed;

    private SwallowedDefinitions(Map<Integer, PortMember> firstMalformed) {
        this.firstMalformed = firstMalformed;
    }

    static SwallowedDefinitions in(PartitionDefinition definition) {
        Set<Integer> lines = PartitionsRule.ports(definition)
                .filter(SwallowedDefinitions::hasColon)
                .map(SwallowedDefinitions::line)
                .collect(toSet());
        if (lines.isEmpty()) {
            return NONE;
        }
        return new SwallowedDefinitions(PartitionsRule.ports(definition)
                .filter(PartitionPortMalformed::isMalformed)
                .filter(member -> lines.contains(line(member)))
                .collect(toMap(SwallowedDefinitions::line, member -> member, (first, later) -> first)));
    }

    /** Whether a member is on such a line. */
    boolean has(PortMember member) {
        return !firstMalformed.isEmpty() && firstMalformed.containsKey(line(member));
    }

    /** Whether a member is on such a line after the first malformed one. */
    boolean continues(PortMember member) {
        return has(member) && firstMalformed.get(line(member)) != member;
    }

    private static boolean hasColon(PortMember member) {
        return PartitionsRule.text(member.getPort()).contains(":")
                || PartitionsRule.text(member.getMembership()).contains(":");
    }

    private static int line(PortMember member) {
        return NodeModelUtils.getNode(member).getStartLine();
    }
}
