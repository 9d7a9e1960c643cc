package org.qos.dsl.ide.inlay;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.InlayHintParams;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.testing.TestFabrics;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/** Hints after numbers of option and partition files, here in brackets. */
class OptionAndPartitionHintsTest {

    private static String hinted(LspTestHarness harness, String name, String text) {
        DocumentSnapshot snapshot = harness.put(name, text).snapshot(name);
        StringBuilder hinted = new StringBuilder(text);
        List<InlayHint> hints = new InlayHints()
                .handle(
                        snapshot,
                        new InlayHintParams(
                                LspTestHarness.id(snapshot), snapshot.lines().range(0, text.length())),
                        LspTestHarness.NEVER_CANCELLED);
        for (int i = hints.size() - 1; i >= 0; i--) {
            hinted.insert(
                    snapshot.lines().offset(hints.get(i).getPosition()),
                    "[" + hints.get(i).getLabel().getLeft() + "]");
        }
        return hinted.toString();
    }

    @Test
    void codesOfOptionsAndTheVlOfTheSmSl() {
        assertEquals(
                """
                max_op_vls 5[VL0-14] # all
                subnet_timeout 18[1.07 s]
                qos_high_limit 255[no limit]
                head_of_queue_lifetime 0x14[unlimited]
                qos_ca_sl2vl 0,0,7
                lmc 2
                sm_sl 2[VL7, 7 % of low]""",
                hinted(
                        LspTestHarness.empty(),
                        "opensm.opts",
                        """
                        max_op_vls 5 # all
                        subnet_timeout 18
                        qos_high_limit 255
                        head_of_queue_lifetime 0x14
                        qos_ca_sl2vl 0,0,7
                        lmc 2
                        sm_sl 2"""));
    }

    @Test
    void aValueOutOfRangeHasNone() {
        String text = "max_op_vls 9\nsubnet_timeout 77\nqos_high_limit -1\nsm_sl 16\nqos_ca_high_limit x";
        assertEquals(text, hinted(LspTestHarness.empty(), "opensm.opts", text));
    }

    @Test
    void membersAreNodes() {
        assertEquals(
                "A=1, mtu=4[2048 bytes]: 0x11[vs1 HCA-1/P1]=full, ALL, 0x99, mgid=ff12::1,rate=3[10 Gb/s]",
                hinted(
                        LspTestHarness.with(TestFabrics.threeHosts()),
                        "partitions.conf",
                        "A=1, mtu=4: 0x11=full, ALL, 0x99, mgid=ff12::1,rate=3"));
    }
}
