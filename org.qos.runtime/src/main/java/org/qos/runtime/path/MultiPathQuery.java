package org.qos.runtime.path;

import java.util.Arrays;
import java.util.List;

/**
 * A query for paths between several ports: a MultiPathRecord and its component mask.
 *
 * @param values the fields; those that the mask leaves out are not read
 * @param componentMask the fields that the query carries, see {@link MultiPathComponent}
 */
public record MultiPathQuery(MultiPathRecord values, long componentMask) {

    /**
     * The query that asks for paths between some ports as another asks for one between two.
     *
     * @param sources the source GIDs
     * @param destinations the destination GIDs
     * @param fields the fields besides the ends; what it says of its ends is not read
     */
    public static MultiPathQuery between(List<Gid> sources, List<Gid> destinations, PathQuery fields) {
        long mask = Arrays.stream(PathComponent.values())
                .filter(fields::has)
                .flatMap(component -> MultiPathComponent.like(component).stream())
                .mapToLong(MultiPathComponent::mask)
                .reduce(0, (one, other) -> one | other);
        return new MultiPathQuery(
                MultiPathRecord.like(fields.values(), sources, destinations),
                mask | MultiPathComponent.SGID_COUNT.mask() | MultiPathComponent.DGID_COUNT.mask());
    }

    /** Whether the query carries the field. */
    public boolean has(MultiPathComponent component) {
        return component.isIn(componentMask);
    }

    /**
     * The query for one path with the same fields; it has no ends. A field with some mask bits set has some set there
     * too.
     */
    public PathQuery toPathQuery() {
        long mask = 0;
        for (PathComponent component : PathComponent.values()) {
            long own = MultiPathComponent.like(component)
                    .map(MultiPathComponent::mask)
                    .orElse(0L);
            if ((componentMask & own) != 0) {
                mask |= (componentMask & own) == own ? component.mask() : Long.lowestOneBit(component.mask());
            }
        }
        return new PathQuery(values.toPathRecord(), mask);
    }
}
