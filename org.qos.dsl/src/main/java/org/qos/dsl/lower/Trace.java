package org.qos.dsl.lower;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.model.policy.UlpRule;
import org.qos.runtime.policy.QosLevel;

/** Which model object each value was made from, so that a finding about a value has a line. Compares by identity. */
public final class Trace {

    private final Map<Object, EObject> origins = new IdentityHashMap<>();

    /** Notes the origin of a value and returns the value. */
    public <V> V note(V value, EObject origin) {
        origins.put(value, origin);
        return value;
    }

    /** The model object that the value was made from; absent for what the file does not write, such as a default. */
    public Optional<EObject> origin(Object value) {
        return Optional.ofNullable(origins.get(value));
    }

    /** A level as messages name it: by its name, or by its line where a ULP line makes it, which gives it no name. */
    public String title(QosLevel level) {
        return origin(level)
                .filter(UlpRule.class::isInstance)
                .map(line -> "the level of line " + NodeModelUtils.getNode(line).getStartLine())
                .orElse("level '" + level.name() + "'");
    }
}
