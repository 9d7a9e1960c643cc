package org.qos.conformity.verdict;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.conformity.sim.LoadResult;
import org.qos.conformity.sim.PolicyLoader;
import org.qos.conformity.testing.RequiresOpenSm;

/** For good policies with a typo, the check says of each what OpenSM does with it. */
@RequiresOpenSm
class PolicyEditsIT {

    private static final int EDITS = Integer.getInteger("qos.random.files", 200);

    @ParameterizedTest
    @CsvSource({"every-entry, 1", "every-ulp, 3"})
    void theCheckSaysWhatOpenSmDoes(String example, long seed) throws IOException {
        compare(example, seed, RandomEdits::next);
    }

    @ParameterizedTest
    @CsvSource({"every-entry, 5"})
    void alsoWithUnpairedQuotes(String example, long seed) throws IOException {
        compare(example, seed, RandomEdits::nextWithQuotes);
    }

    private static void compare(String example, long seed, Function<RandomEdits, String> typo) throws IOException {
        CheckedSite site = CheckedSite.read(Path.of("..", "examples", example));
        RandomEdits edits = new RandomEdits(site.policy(), seed);
        List<String> wrong = new ArrayList<>();
        int accepted = 0;
        try (PolicyLoader loader = PolicyLoader.on(site.files())) {
            for (int edit = 0; edit < EDITS; edit++) {
                String text = typo.apply(edits);
                String predicted = site.predicted(text).name();
                LoadResult verdict = loader.load(text);
                accepted += verdict.isAccepted() ? 1 : 0;
                if (!predicted.equals(verdict.outcome().name())) {
                    wrong.add("edit " + edit + ": " + predicted + " predicted, " + verdict + "\n" + text);
                }
            }
        }
        System.out.println(example + ", seed " + seed + ": " + EDITS + " edits, " + accepted + " accepted, "
                + wrong.size() + " with a wrong prediction");
        assertEquals(List.of(), wrong);
        assertTrue(accepted > 0 && accepted < EDITS, "accepted and rejected files are needed for a comparison");
    }
}
