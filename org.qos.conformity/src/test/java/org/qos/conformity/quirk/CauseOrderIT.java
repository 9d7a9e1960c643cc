package org.qos.conformity.quirk;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.qos.conformity.sim.LoadResult.Outcome;
import org.qos.conformity.sim.PolicyLoader;
import org.qos.conformity.sim.SubnetFiles;
import org.qos.conformity.testing.RequiresOpenSm;
import org.qos.dsl.check.Verdict;

/** What the installed OpenSM does with a policy that has two causes, for each pair in both orders. */
@RequiresOpenSm
class CauseOrderIT {

    private static final SubnetFiles FILES =
            SubnetFiles.ofNet(Quirk.resource("fabric.ibnetdiscover")).withPartitions(Quirk.resource("partitions.conf"));

    /** A sweep of this fabric takes a tenth of a second. */
    private static final Duration SHORT = Duration.ofMillis(1500);

    /** Of so many pairs one is tried; 1 for all of them. */
    private static final int STEP = Integer.getInteger("qos.cause.pairs.step", 9);

    @Test
    void theFirstThatOpenSmComesToDecides() {
        List<String> wrong = new ArrayList<>();
        List<CausePair> all = CausePair.all().toList();
        List<CausePair> pairs = IntStream.iterate(0, i -> i < all.size(), i -> i + STEP)
                .mapToObj(all::get)
                .toList();
        try (PolicyLoader loader = PolicyLoader.on(FILES, SHORT)) {
            pairs.forEach(pair -> difference(pair, loader).ifPresent(wrong::add));
        }
        System.out.println("order of causes: " + pairs.size() + " pairs, " + wrong.size() + " with a wrong prediction");
        assertEquals(List.of(), wrong);
    }

    /** One that seems to hang unexpectedly gets more time. */
    private static Optional<String> difference(CausePair pair, PolicyLoader loader) {
        Verdict predicted = QuirkFindings.ofPolicy(pair.text()).opensm().orElseThrow();
        Outcome outcome = loader.load(pair.text()).outcome();
        if (outcome == Outcome.HANGS && predicted != Verdict.HANGS) {
            try (PolicyLoader patient = PolicyLoader.on(FILES)) {
                outcome = patient.load(pair.text()).outcome();
            }
        }
        return predicted.name().equals(outcome.name())
                ? Optional.empty()
                : Optional.of(pair + ": " + predicted + " predicted, " + outcome);
    }
}
