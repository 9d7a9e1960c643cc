package org.qos.conformity.verdict;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.qos.conformity.option.OptionComplaints;
import org.qos.conformity.sim.LoadResult.Outcome;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.conformity.sim.SubnetFiles;
import org.qos.conformity.testing.Nets;
import org.qos.conformity.testing.RequiresOpenSm;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Finding;
import org.qos.dsl.options.OptionsLanguage;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;

/** For an option file with a typo, OpenSM goes on as the check says, and the check reports everything that OpenSM reports. */
@RequiresOpenSm
class OptionEditsIT {

    private static final long SEED = 20100115;
    private static final int EDITS = Integer.getInteger("qos.random.option.edits", 200);

    private static final String POLICY = "qos-ulps\n default: 0\nend-qos-ulps\n";

    @Test
    void theCheckFindsAllThatOpenSmComplainsOf() {
        RandomEdits edits = new RandomEdits(Fixture.read("opensm.opts"), SEED);
        List<String> wrong = new ArrayList<>();
        try (OpenSmOnIbsim subnet =
                OpenSmOnIbsim.start(SubnetFiles.ofNet(Nets.pairOfSwitches(1)).withPolicy(POLICY))) {
            for (int edit = 0; edit < EDITS; edit++) {
                String text = edits.next();
                Outcome outcome = subnet.restartWithOptions(text).outcome();
                List<String> missed = missed(text, subnet.complaints());
                if (outcome == Outcome.CRASHES || outcome == Outcome.HANGS || !missed.isEmpty()) {
                    wrong.add("edit " + edit + ": " + outcome + ", not found: " + missed + "\n" + text);
                }
            }
        }
        System.out.println(
                "options, seed " + SEED + ": " + EDITS + " edits, " + wrong.size() + " with a wrong prediction");
        assertEquals(List.of(), wrong);
    }

    /** The complaints of OpenSM about options on whose lines the check has found nothing. */
    private static List<String> missed(String text, List<String> complaints) {
        CheckedFile checked = Checker.check(new ProjectFiles().load("edited", text, new OptionsLanguage()));
        assertEquals("ACCEPTS", checked.opensm().orElseThrow().name(), text);
        List<String> lines = text.lines().toList();
        return OptionComplaints.all(complaints).stream()
                .filter(option -> checked.found().stream().noneMatch(finding -> isAt(finding, option, lines)))
                .toList();
    }

    private static boolean isAt(Finding finding, String option, List<String> lines) {
        return lines.get(Math.min(finding.line(), lines.size()) - 1).contains(option)
                || finding.message().startsWith(option);
    }
}
