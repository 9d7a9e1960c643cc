package org.qos.cli.match;

import java.util.Locale;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Matcher;
import org.qos.runtime.match.ReferenceMatcher;
import org.qos.runtime.match.compiled.CompiledPolicy;

/** What answers the requests of {@code qos match}. */
public enum MatchEngine {
    /** The compiled policy. */
    COMPILED {
        @Override
        public Matcher matcher(BoundPolicy bound) {
            return CompiledPolicy.of(bound);
        }
    },
    /** The matcher that tries one rule after the other. */
    REFERENCE {
        @Override
        public Matcher matcher(BoundPolicy bound) {
            return new ReferenceMatcher(bound);
        }
    };

    /** A matcher of the requests to a policy. */
    public abstract Matcher matcher(BoundPolicy bound);

    /** The name as it is written on the command line. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
