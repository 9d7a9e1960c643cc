package org.qos.dsl.lower;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.model.policy.UlpRule;
import org.qos.runtime.match.Match;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.QosLevel;

/** Which model object each value was made from, so that a finding about a value has a line. Compares by identity. */
public final class Trace {

    private final Map<Object, EObject> origins = new IdentityHashMap<>();
    private final Map<Integer, EObject> levelsInRules = new HashMap<>();

    /** Notes the origin of a value and returns the value. */
    public <V> V note(V value, EObject origin) {
        origins.put(value, origin);
        return value;
    }

    /**
     * Notes the ULP lines of the rules, in the order of the policy. ULP lines with the same SL share a level; the answer of
     * a rule comes from its own line.
     */
    void noteLevels(List<MatchRule> rules) {
        for (int place = 1; place <= rules.size(); place++) {
            if (origins.get(rules.get(place - 1)) instanceof UlpRule line) {
                levelsInRules.put(place, line);
            }
        }
    }

    /**
     * The model object that the value was made from; absent for what the file does not write, such as a default. For a
     * {@link Match} it is the one that states its level.
     */
    public Optional<EObject> origin(Object value) {
        return value instanceof Match match
                ? Optional.ofNullable(levelsInRules.get(match.rule())).or(() -> origin(match.level()))
                : Optional.ofNullable(origins.get(value));
    }

    /** A level as messages name it: by its name, or by its line where a ULP line makes it, which gives it no name. */
    public String title(QosLevel level) {
        return title(level, level);
    }

    /** The level of a match as messages name it, likewise. */
    public String title(Match match) {
        return title(match.level(), match);
    }

    private String title(QosLevel level, Object stated) {
        return origin(stated)
                .filter(UlpRule.class::isInstance)
                .map(line -> "the level of line " + NodeModelUtils.getNode(line).getStartLine())
                .orElse("level '" + level.name() + "'");
    }
}
