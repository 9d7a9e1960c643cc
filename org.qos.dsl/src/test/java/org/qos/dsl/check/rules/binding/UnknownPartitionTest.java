package org.qos.dsl.check.rules.binding;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link UnknownPartition} reports, and what it accepts. */
class UnknownPartitionTest {

    private static final RuleTester RULE = new RuleTester(new UnknownPartition());

    @Test
    void aPartitionThatTheFileLacksIsReported() {
        RULE.opensm(OpenSmPolicy.ofGroup("partition: Lab, «jobs»"))
                .withPartitions("Lab=1 : ALL=full ;\n")
                .reports(WARNING)
                .saying("there is no partition 'jobs' (names are case-sensitive); OpenSM ignores the name; define");
        RULE.opensm(OpenSmPolicy.ofGroup("partition: «Storag»"))
                .withPartitions("Storage=1 : ALL=full ;\n")
                .reports(WARNING)
                .saying("did you mean 'Storage'?");
        RULE.opensm(OpenSmPolicy.ofGroup("partition: Lab, Default"))
                .withPartitions("Lab=1 : ALL=full ;\n")
                .accepts();
        RULE.opensm(OpenSmPolicy.ofGroup("partition: Lab")).accepts();
    }
}
