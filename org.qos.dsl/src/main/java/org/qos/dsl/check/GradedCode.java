package org.qos.dsl.check;

import java.util.Set;
import org.qos.dsl.language.FindingCode;
import org.qos.dsl.language.FindingTrait;

/** A kind of finding whose severity a project can change, as far as it is not an error. */
public interface GradedCode extends FindingCode {

    /** The severity unless a finding or the project file gives another one. */
    Severity severity();

    /** Whether it is reported only where a project or the settings of an editor give it a severity. */
    default boolean isOffByDefault() {
        return false;
    }

    /** What it is about. */
    Category category();

    /** What is reported, in one line without a full stop. */
    String summary();

    /** None where the code does not declare any. */
    @Override
    default Set<FindingTrait> traits() {
        return Set.of();
    }

    /** Whether its errors stop OpenSM or the commands that need a policy; no setting makes them less. */
    default boolean isBlocking() {
        return true;
    }
}
