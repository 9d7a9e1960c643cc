package org.qos.conformity.verdict;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.qos.conformity.Nets;
import org.qos.conformity.RequiresOpenSm;
import org.qos.conformity.sim.PartitionsJudge;
import org.qos.conformity.sim.SubnetFiles;
import org.qos.conformity.sim.Verdict.Outcome;
import org.qos.dsl.language.Language;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;

/** For a partition file with a slip of the hand, the check says what OpenSM does with it. */
@RequiresOpenSm
class PartitionEditsIT {

    private static final long SEED = 20070205;
    private static final int EDITS = Integer.getInteger("qos.random.partitions", 500);

    @Test
    void theCheckSaysWhatOpenSmDoes() {
        RandomEdits edits = new RandomEdits(Fixture.read("partitions.conf"), SEED);
        List<String> wrong = new ArrayList<>();
        int accepted = 0;
        try (PartitionsJudge judge = PartitionsJudge.on(SubnetFiles.ofNet(Nets.pairOfSwitches(2)))) {
            for (int edit = 0; edit < EDITS; edit++) {
                String text = edits.next();
                String predicted = predicted(text);
                Outcome outcome = judge.judge(text);
                accepted += outcome == Outcome.ACCEPTS ? 1 : 0;
                if (!predicted.equals(outcome.name())) {
                    wrong.add("edit " + edit + ": " + predicted + " predicted, " + outcome + "\n" + text);
                }
            }
        }
        System.out.println("partitions, seed " + SEED + ": " + EDITS + " edits, " + accepted + " accepted, "
                + wrong.size() + " misjudged");
        assertEquals(List.of(), wrong);
        assertTrue(accepted > 0 && accepted < EDITS, "files of both kinds are needed to tell anything");
    }

    private static String predicted(String text) {
        return Checker.check(new ProjectFiles().load("edited", text, Language.PARTITIONS))
                .opensm()
                .orElseThrow()
                .name();
    }
}
