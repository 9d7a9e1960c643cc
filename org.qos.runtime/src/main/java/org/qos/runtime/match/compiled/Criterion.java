package org.qos.runtime.match.compiled;

import org.qos.runtime.policy.MatchRule;

/** What a rule can state; the place of each is its bit in the set of criteria that a rule states. */
enum Criterion {
    SERVICE_ID {
        @Override
        boolean isStatedBy(MatchRule rule) {
            return !rule.serviceIds().isEmpty();
        }
    },
    QOS_CLASS {
        @Override
        boolean isStatedBy(MatchRule rule) {
            return !rule.qosClasses().isEmpty();
        }
    },
    TCLASS {
        @Override
        boolean isStatedBy(MatchRule rule) {
            return !rule.tclasses().isEmpty();
        }
    },
    PKEY {
        @Override
        boolean isStatedBy(MatchRule rule) {
            return !rule.pkeys().isEmpty();
        }
    },
    SOURCE {
        @Override
        boolean isStatedBy(MatchRule rule) {
            return !rule.sources().isEmpty();
        }
    },
    DESTINATION {
        @Override
        boolean isStatedBy(MatchRule rule) {
            return !rule.destinations().isEmpty();
        }
    };

    abstract boolean isStatedBy(MatchRule rule);

    /** The set of criteria that the rule states, a bit each. */
    static int statedBy(MatchRule rule) {
        int stated = 0;
        for (Criterion criterion : values()) {
            stated |= criterion.isStatedBy(rule) ? criterion.bit() : 0;
        }
        return stated;
    }

    int bit() {
        return 1 << ordinal();
    }
}
