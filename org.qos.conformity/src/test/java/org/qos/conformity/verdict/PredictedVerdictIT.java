package org.qos.conformity.verdict;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.conformity.RequiresOpenSm;
import org.qos.conformity.sim.PolicyJudge;
import org.qos.conformity.sim.SubnetFiles;
import org.qos.conformity.sim.Verdict;
import org.qos.dsl.language.Language;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;

/** For good policies with a slip of the hand, the check says of each what OpenSM does with it. */
@RequiresOpenSm
class PredictedVerdictIT {

    private static final int EDITS = Integer.getInteger("qos.random.files", 250);

    @ParameterizedTest
    @CsvSource({"every-entry, 1", "every-ulp, 3"})
    void theCheckSaysWhatOpenSmDoes(String example, long seed) throws IOException {
        Path site = Path.of("..", "examples", example);
        RandomEdits edits = new RandomEdits(Files.readString(site.resolve("qos-policy.conf")), seed);
        List<String> wrong = new ArrayList<>();
        try (PolicyJudge judge = PolicyJudge.on(files(site))) {
            for (int edit = 0; edit < EDITS; edit++) {
                String text = edits.next();
                String predicted = predicted(site, text);
                Verdict verdict = judge.judge(text);
                if (!fits(predicted, verdict)) {
                    wrong.add("edit " + edit + ": " + predicted + " predicted, " + verdict + "\n" + text);
                }
            }
        }
        System.out.println(example + ", seed " + seed + ": " + EDITS + " edits, " + wrong.size() + " misjudged");
        assertEquals(List.of(), wrong);
    }

    /** Where the check says that the fabric decides, OpenSM may accept and reject. */
    private static boolean fits(String predicted, Verdict verdict) {
        return predicted.equals("DEPENDS") || predicted.equals(verdict.outcome().name());
    }

    private static String predicted(Path site, String text) throws IOException {
        ProjectFiles project = new ProjectFiles();
        project.load(site.resolve("partitions.conf"), Language.PARTITIONS);
        return Checker.check(project.load("edited", text, Language.OPENSM))
                .opensm()
                .orElseThrow()
                .name();
    }

    private static SubnetFiles files(Path site) throws IOException {
        return SubnetFiles.ofNet(Files.readString(site.resolve("fabric.ibnetdiscover")))
                .withPartitions(Files.readString(site.resolve("partitions.conf")));
    }
}
