package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Problem;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Severity;
import org.qos.dsl.check.Verdict;
import org.qos.runtime.policy.PolicySyntax;
import org.qos.dsl.model.policy.MatchRule;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.PortGroup;
import org.qos.dsl.model.policy.QosLevel;
import org.qos.dsl.model.policy.VlArbScope;

/** An entry that has one value is written once. OpenSM refuses a file that repeats one, but for {@code vl-high-limit}, of which it
 * takes the last; it merges the ranges of the others (osm_qos_parser_y.y). */
@AutoService(Rule.class)
public final class RepeatedEntry implements PolicyRule {
    private static final String HIGH_LIMIT = "vl-high-limit";
    private static final Set<String> ONCE_IN_GROUP = Set.of("name", "use");
    private static final Set<String> ONCE_IN_SL2VL = Set.of("from", "to", "sl2vl-table");
    private static final Set<String> ONCE_IN_VLARB = Set.of("to", "vlarb-high", "vlarb-low", HIGH_LIMIT);
    private static final Set<String> ONCE_IN_LEVEL = Set.of(
            "sn",
            "name",
            "use",
            "sl",
            "tclass",
            "qos-class",
            "mtu-limit",
            "rate-limit",
            "packet-life",
            "path-bits",
            "pkey");
    private static final Set<String> ONCE_IN_RULE = Set.of("sn", "use", "qos-level-sn", "qos-level-name");
    /** What OpenSM merges where the RFC spelling allows one entry only. */
    private static final Set<String> MERGED_BY_OPENSM =
            Set.of("from", "to", "vlarb-high", "vlarb-low", "path-bits", "pkey");

    @Override
    public String code() {
        return "repeated-entry";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public Category category() {
        return Category.CORRECTNESS;
    }

    @Override
    public String summary() {
        return "an entry that may be written once is written again";
    }

    @Override
    public String fix() {
        return "removes the second of two that say the same";
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<Problem> problems) {
        Stream.of(file.getPortGroups(), file.getScopes(), file.getLevels(), file.getRules())
                .flatMap(entries -> entries.stream())
                .forEach(object -> checkEntries(object, syntax, problems));
    }

    private static void checkEntries(EObject object, PolicySyntax syntax, Consumer<Problem> problems) {
        ICompositeNode nodes = NodeModelUtils.findActualNodeFor(object);
        if (nodes == null) {
            return;
        }
        Set<String> once = once(object);
        Map<String, WrittenEntry> seen = new HashMap<>();
        for (INode child : nodes.getChildren()) {
            entry(child)
                    .filter(name -> once.contains(name) && !isMerged(name, syntax))
                    .ifPresent(name -> {
                        WrittenEntry entry = WrittenEntry.of(child);
                        WrittenEntry before = seen.putIfAbsent(name, entry);
                        if (before != null) {
                            Problem problem = problem(object, child, name, syntax);
                            problems.accept(entry.isSameAs(before) ? problem.fixedBy(entry.removal(name)) : problem);
                        }
                    });
        }
    }

    private static Set<String> once(EObject object) {
        if (object instanceof PortGroup) {
            return ONCE_IN_GROUP;
        }
        if (object instanceof QosLevel) {
            return ONCE_IN_LEVEL;
        }
        if (object instanceof MatchRule) {
            return ONCE_IN_RULE;
        }
        return object instanceof VlArbScope ? ONCE_IN_VLARB : ONCE_IN_SL2VL;
    }

    /**
     * Whether an entry is written once at most.
     *
     * @param entry the name of the entry, without marks
     * @param block the name of the element or block that it stands in
     */
    public static boolean isWrittenOnce(String entry, String block, PolicySyntax syntax) {
        Set<String> once =
                switch (block) {
                    case "port-group" -> ONCE_IN_GROUP;
                    case "sl2vl-scope" -> ONCE_IN_SL2VL;
                    case "vlarb-scope" -> ONCE_IN_VLARB;
                    case "qos-level" -> ONCE_IN_LEVEL;
                    case "qos-match-rule" -> ONCE_IN_RULE;
                    default -> Set.of();
                };
        return once.contains(entry) && !isMerged(entry, syntax);
    }

    /** The entry that a keyword begins: {@code <name>} in the one spelling, {@code name:} in the other. */
    static Optional<String> entry(INode node) {
        if (node.getGrammarElement() instanceof Keyword keyword) {
            String word = keyword.getValue();
            if (word.startsWith("<") && !word.startsWith("</")) {
                return Optional.of(word.substring(1, word.length() - 1));
            }
            return word.length() > 1 && word.endsWith(":")
                    ? Optional.of(word.substring(0, word.length() - 1))
                    : Optional.empty();
        }
        return Optional.empty();
    }

    private static boolean isMerged(String name, PolicySyntax syntax) {
        return syntax == PolicySyntax.OPENSM && MERGED_BY_OPENSM.contains(name);
    }

    private static Problem problem(EObject object, INode keyword, String name, PolicySyntax syntax) {
        Problem problem = Problem.at(
                object, keyword.getTextRegion(), "'" + name + "' is written again; expected it once at most");
        if (syntax == PolicySyntax.OPENSM) {
            return name.equals(HIGH_LIMIT)
                    ? Problem.at(
                                    object,
                                    keyword.getTextRegion(),
                                    "'" + name + "' is written again; the last one counts")
                            .as(Severity.WARNING)
                    : problem.opensm(Verdict.REJECTS);
        }
        return problem;
    }
}
