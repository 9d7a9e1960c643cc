package org.qos.dsl.lower;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;

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
}
