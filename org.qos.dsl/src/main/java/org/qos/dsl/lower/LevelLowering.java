package org.qos.dsl.lower;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.eclipse.emf.ecore.EObject;
import org.qos.runtime.policy.QosLevel;

/** Lowers levels and finds the default one. */
final class LevelLowering {

    private final PolicyDialect dialect;
    private final Trace trace;
    private final List<QosLevel> levels = new ArrayList<>();
    private final Map<EObject, QosLevel> byWritten = new IdentityHashMap<>();
    private Optional<QosLevel> namedDefault = Optional.empty();
    private Optional<QosLevel> defaultBySn = Optional.empty();

    LevelLowering(PolicyDialect dialect, Trace trace) {
        this.dialect = dialect;
        this.trace = trace;
    }

    /** The levels so far, in order. */
    List<QosLevel> levels() {
        return levels;
    }

    void add(List<org.qos.dsl.model.policy.QosLevel> written) {
        written.forEach(this::add);
        namedDefault = first(written, dialect::isNamedDefault);
        defaultBySn = first(written, dialect::isDefaultBySn);
    }

    /** Adds a level that the file does not write as such. */
    QosLevel addMade(QosLevel made) {
        levels.add(made);
        return made;
    }

    /** The level that a reference names; empty when it names none. */
    Optional<QosLevel> resolve(org.qos.dsl.model.policy.QosLevel reference) {
        return Optional.ofNullable(byWritten.get(reference));
    }

    /** The default level that the level section gives. */
    Optional<QosLevel> writtenDefault() {
        return namedDefault.or(() -> defaultBySn);
    }

    private Optional<QosLevel> first(
            List<org.qos.dsl.model.policy.QosLevel> written, Predicate<org.qos.dsl.model.policy.QosLevel> wanted) {
        return written.stream().filter(wanted).findFirst().map(byWritten::get);
    }

    private void add(org.qos.dsl.model.policy.QosLevel written) {
        QosLevel level = new QosLevel(
                dialect.levelName(written),
                EntryValues.longNumber(written.getSns()),
                EntryValues.text(written.getUses()),
                EntryValues.first(written.getSls()).map(dialect::sl).orElse(0),
                EntryValues.number(written.getMtuLimits()),
                EntryValues.number(written.getRateLimits()),
                EntryValues.number(written.getPacketLives().stream()
                        .map(life -> (long) dialect.packetLife(life))
                        .toList()),
                EntryValues.number(written.getQosClasses()),
                EntryValues.number(written.getTclasses()),
                dialect.ranges(written.getPathBits()),
                dialect.pkeys(written.getPkeys()));
        byWritten.put(written, level);
        levels.add(trace.note(level, written));
    }
}
