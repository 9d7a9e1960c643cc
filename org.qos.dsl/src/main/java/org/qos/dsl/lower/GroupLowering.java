package org.qos.dsl.lower;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.linking.impl.LinkingHelper;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.qos.dsl.language.AsciiCase;
import org.qos.dsl.model.policy.PolicyPackage;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.policy.PortGroup;

/** Lowers port groups. Of groups whose names differ in case only, the first one is used. */
final class GroupLowering {

    private final PolicyDialect dialect;
    private final Trace trace;
    private final List<PortGroup> groups = new ArrayList<>();
    private final Map<EObject, PortGroup> byWritten = new IdentityHashMap<>();
    private final Set<String> names = new HashSet<>();

    GroupLowering(PolicyDialect dialect, Trace trace) {
        this.dialect = dialect;
        this.trace = trace;
    }

    /** The groups so far, in order. */
    List<PortGroup> groups() {
        return groups;
    }

    void add(List<org.qos.dsl.model.policy.PortGroup> written) {
        written.stream().filter(g -> !g.getNames().isEmpty()).forEach(this::add);
    }

    /** Adds the group that a ULP line implies, under a name that no other group has. */
    PortGroup addMade(String name, EObject origin, PortGroup made) {
        names.add(key(name));
        groups.add(trace.note(made, origin));
        return made;
    }

    /** The name itself, or the name with the first number that makes it unlike every other one. */
    String freeName(String name) {
        String free = name;
        for (int number = 2; names.contains(key(free)); number++) {
            free = name + number;
        }
        return free;
    }

    /** The groups that references name; a reference to nothing yields nothing. */
    List<PortGroup> resolve(List<org.qos.dsl.model.policy.PortGroup> references) {
        return references.stream()
                .map(byWritten::get)
                .filter(group -> group != null)
                .distinct()
                .toList();
    }

    private void add(org.qos.dsl.model.policy.PortGroup written) {
        PortGroup group = lower(written);
        byWritten.put(written, group);
        if (names.add(key(group.name()))) {
            groups.add(trace.note(group, written));
        }
    }

    private PortGroup lower(org.qos.dsl.model.policy.PortGroup written) {
        Set<NodeType> types = EnumSet.noneOf(NodeType.class);
        boolean self = false;
        for (String type : written.getNodeTypes()) {
            switch (type.toUpperCase(Locale.ROOT)) {
                case "CA", "HCA" -> types.add(NodeType.CA);
                case "SWITCH" -> types.add(NodeType.SWITCH);
                case "ROUTER" -> types.add(NodeType.ROUTER);
                case "ALL" -> types.addAll(EnumSet.allOf(NodeType.class));
                case "SELF" -> self = true;
                default -> {
                    // a node type that neither syntax knows has an error of its own
                }
            }
        }
        return new PortGroup(
                EntryValues.text(written.getNames()),
                EntryValues.text(written.getUses()),
                dialect.ranges(written.getPortGuids()),
                written.getPortNames().stream()
                        .map(dialect::portName)
                        .flatMap(Optional::stream)
                        .toList(),
                partitionNames(written),
                dialect.pkeys(written.getPkeys()),
                types,
                self);
    }

    /** The names as written: they count whether or not a partition file that defines them is at hand. */
    private static List<String> partitionNames(org.qos.dsl.model.policy.PortGroup written) {
        if (!written.getPartitions().isEmpty() && written.eResource() instanceof XtextResource resource) {
            LinkingHelper helper = resource.getResourceServiceProvider().get(LinkingHelper.class);
            return NodeModelUtils.findNodesForFeature(written, PolicyPackage.Literals.PORT_GROUP__PARTITIONS).stream()
                    .map(node -> helper.getCrossRefNodeAsString(node, true))
                    .toList();
        }
        return List.of();
    }

    private static String key(String name) {
        return AsciiCase.lower(name);
    }
}
