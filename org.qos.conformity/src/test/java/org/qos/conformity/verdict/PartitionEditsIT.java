package org.qos.conformity.verdict;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.qos.conformity.sim.LoadResult.Outcome;
import org.qos.conformity.sim.PartitionsLoader;
import org.qos.conformity.sim.SubnetFiles;
import org.qos.conformity.testing.Nets;
import org.qos.conformity.testing.RequiresOpenSm;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;

/**
 * For a partition file with a typo, the check says what OpenSM does with it, and which P_Keys ports get from
 * one that OpenSM accepts.
 */
@RequiresOpenSm
class PartitionEditsIT {

    private static final long SEED = 20070205;
    /** Of so many accepted files one is compared, as after a restart each takes a client of its own. */
    private static final int COMPARED = Integer.getInteger("qos.random.partitions.compared", 4);

    private static final int EDITS = Integer.getInteger("qos.random.partitions", 200);

    @Test
    void theCheckSaysWhatOpenSmDoes() {
        RandomEdits edits = new RandomEdits(Fixture.read("partitions.conf"), SEED);
        List<String> wrong = new ArrayList<>();
        List<String> otherPkeys = new ArrayList<>();
        int accepted = 0;
        int compared = 0;
        int open = 0;
        try (PartitionsLoader loader = PartitionsLoader.on(SubnetFiles.ofNet(Nets.pairOfSwitches(2)))) {
            PkeysInForce pkeys = new PkeysInForce(loader.subnet());
            for (int edit = 0; edit < EDITS; edit++) {
                String text = edits.next();
                String predicted = predicted(text);
                Outcome outcome = loader.load(text);
                if (outcome == Outcome.ACCEPTS && accepted++ % COMPARED == 0) {
                    compared++;
                    List<String> differences = pkeysOfFreshStart(pkeys, loader, text);
                    if (!differences.isEmpty()) {
                        otherPkeys.add("edit " + edit + ": " + differences + "\n" + text);
                    }
                }
                if (predicted.equals(Verdict.DEPENDS.name())) {
                    open++;
                } else if (!predicted.equals(outcome.name())) {
                    wrong.add("edit " + edit + ": " + predicted + " predicted, " + outcome + "\n" + text);
                }
            }
        }
        System.out.println("partitions, seed " + SEED + ": " + EDITS + " edits, " + accepted + " accepted, "
                + wrong.size() + " with a wrong prediction, " + open + " without one; P_Keys of " + compared
                + " compared, "
                + otherPkeys.size() + " differ");
        assertEquals(List.of(), wrong);
        assertEquals(List.of(), otherPkeys);
        assertTrue(open <= EDITS / 20, "few files depend on what is in the memory of OpenSM: " + open);
        assertTrue(accepted > 0 && accepted < EDITS, "accepted and rejected files are needed for a comparison");
    }

    /** Numbers of earlier files are not given again before a restart, which is made when there is a difference only. */
    private static List<String> pkeysOfFreshStart(PkeysInForce pkeys, PartitionsLoader loader, String text) {
        if (pkeys.differences(loader.subnet(), text).isEmpty()) {
            return List.of();
        }
        loader.subnet().restart();
        return pkeys.differences(loader.subnet(), text);
    }

    private static String predicted(String text) {
        return Checker.check(new ProjectFiles().load("edited", text, new PartitionsLanguage()))
                .opensm()
                .orElseThrow()
                .name();
    }
}
