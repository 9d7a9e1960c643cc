package org.qos.dsl.lower;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.model.partitions.GroupMember;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.partition.PartitionFlag;
import org.qos.dsl.partition.PartitionsScanner;

/**
 * Flags that OpenSM takes for multicast groups whose lines have none: it reads on after the end of the line, in a comment or in
 * what is left of earlier lines (osm_prtn_config.c:parse_part_conf, parse_mgroup_flags).
 */
public final class FlagsReadOn {

    private static final String WHITESPACE = "[ \\t\\n]*";

    private final Map<Integer, String> texts;

    private FlagsReadOn(Map<Integer, String> texts) {
        this.texts = texts;
    }

    /**
     * A flag.
     *
     * @param flag which one it is
     * @param value its value, which OpenSM takes
     */
    public record ReadOn(PartitionFlag flag, String value) {

        @Override
        public String toString() {
            return flag.keyword() + "=" + value;
        }
    }

    /** Of a file. */
    public static FlagsReadOn of(PartitionFile file) {
        ICompositeNode node = NodeModelUtils.getNode(file);
        boolean anyGroupWithoutFlags = file.getDefinitions().stream()
                .flatMap(definition -> definition.getMembers().stream())
                .anyMatch(member ->
                        member instanceof GroupMember group && group.getFlags().isEmpty());
        return new FlagsReadOn(
                anyGroupWithoutFlags && node != null
                        ? PartitionsScanner.textsAfterGroups(node.getRootNode().getText())
                        : Map.of());
    }

    /** The flags of a group that OpenSM finds after the end of its line, in the order in which it does. */
    public List<ReadOn> of(GroupMember group) {
        ICompositeNode node = NodeModelUtils.getNode(group);
        String text = node == null ? null : texts.get(node.getOffset());
        return text == null
                ? List.of()
                : Arrays.stream(text.split(",", -1))
                        .map(FlagsReadOn::flag)
                        .flatMap(Optional::stream)
                        .toList();
    }

    private static Optional<ReadOn> flag(String part) {
        int equals = part.indexOf('=');
        return equals < 0
                ? Optional.empty()
                : PartitionFlag.of(trimmed(part.substring(0, equals)))
                        .filter(PartitionFlag::isOfGroup)
                        .map(flag -> new ReadOn(flag, trimmed(part.substring(equals + 1))))
                        .filter(flag -> flag.flag().takesValue(flag.value()));
    }

    private static String trimmed(String text) {
        return text.replaceFirst("^" + WHITESPACE, "").replaceFirst(WHITESPACE + "$", "");
    }
}
