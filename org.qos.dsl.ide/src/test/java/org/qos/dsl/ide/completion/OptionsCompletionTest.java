package org.qos.dsl.ide.completion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.qos.dsl.ide.completion.Proposed.labels;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.qos.dsl.ide.Desk;

/** What is proposed in an option file. */
@Timeout(60)
class OptionsCompletionTest {

    @Test
    void namesAndValues() {
        assertEquals(List.of("qos_ca_sl2vl"), labels("opensm.opts", "qos_ca_sl<|>"));
        assertEquals(List.of("TRUE", "FALSE"), labels("opensm.opts", "qos <|>"));
        assertEquals(16, labels("opensm.opts", "qos_sl2vl <|>").get(0).split(",").length);
        assertTrue(labels("opensm.opts", "routing_engine <|>").contains("ftree"));
    }

    @Test
    void filesOfTheProject() {
        assertEquals(
                List.of("/site/qos-policy.conf"),
                labels(Desk.empty().put("qos-policy.conf", ""), "opensm.opts", "qos_policy_file <|>"));
    }
}
