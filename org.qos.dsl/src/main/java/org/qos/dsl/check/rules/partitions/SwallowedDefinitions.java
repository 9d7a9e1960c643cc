package org.qos.dsl.check.rules.partitions;

import static java.util.stream.Collectors.toMap;
import static java.util.stream.Collectors.toSet;

import java.util.Map;
import java.util.Set;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.model.partitions.PartitionDefinition;
import org.qos.dsl.model.partitions.PortMember;

/**
 * Lines that were meant as definitions of their own and are read as members of the one above, whose {@code ;} is missing.
 * Such a line has a colon, which no member has; that it cannot be read is one mistake, however many words it has.
 */
final class SwallowedDefinitions {

    private final Map<Integer, PortMember> firstMalformed;

    private SwallowedDefinitions(Map<Integer, PortMember> firstMalformed) {
        this.firstMalformed = firstMalformed;
    }

    static SwallowedDefinitions in(PartitionDefinition definition) {
        Set<Integer> lines = PartitionsRule.ports(definition)
                .filter(SwallowedDefinitions::hasColon)
                .map(SwallowedDefinitions::line)
                .collect(toSet());
        return new SwallowedDefinitions(PartitionsRule.ports(definition)
                .filter(member -> !lines.isEmpty() && PartitionPortMalformed.isMalformed(member))
                .filter(member -> lines.contains(line(member)))
                .collect(toMap(SwallowedDefinitions::line, member -> member, (first, later) -> first)));
    }

    /** Whether a member stands in such a line. */
    boolean has(PortMember member) {
        return !firstMalformed.isEmpty() && firstMalformed.containsKey(line(member));
    }

    /** Whether a member stands in such a line behind the first that cannot be read. */
    boolean continues(PortMember member) {
        return has(member) && firstMalformed.get(line(member)) != member;
    }

    private static boolean hasColon(PortMember member) {
        return PartitionsRule.text(member.getPort()).indexOf(':') >= 0
                || PartitionsRule.text(member.getMembership()).indexOf(':') >= 0;
    }

    private static int line(PortMember member) {
        return NodeModelUtils.getNode(member).getStartLine();
    }
}
