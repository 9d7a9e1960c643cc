package org.qos.conformity.paths;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Matcher;
import org.qos.runtime.path.resolve.RoutedSubnet;

/** Random subnets with policies, partitions and options: half of them have LMC 2, one in five has no policy. */
final class RandomSites {

    private final long seed;
    private final int count;

    /**
     * Sites.
     *
     * @param seed the seed of the first, the next one is that of the second
     * @param count how many there are unless the property {@code qos.random.subnets} says so
     */
    RandomSites(long seed, int count) {
        this.seed = seed;
        this.count = Integer.getInteger("qos.random.subnets", count);
    }

    /** Sends the queries of one site. */
    @FunctionalInterface
    interface Questions {

        /** Asks; the policy is there to be aimed at, the matcher only when OpenSM has it. */
        Outcomes ask(
                OpenSmOnIbsim subnet, RoutedSubnet routed, BoundPolicy bound, Optional<Matcher> matcher, long seed);
    }

    /** Sends the queries of all sites, and fails when OpenSM responds otherwise than expected. */
    Outcomes ask(Questions questions) {
        Outcomes all = new Outcomes();
        for (int site = 0; site < count; site++) {
            long siteSeed = seed + site;
            new RandomSite(siteSeed, site % 2 * 2, site % 5 == 4)
                    .run((subnet, routed, bound, matcher) ->
                            all.add("seed " + siteSeed, questions.ask(subnet, routed, bound, matcher, siteSeed)));
        }
        System.out.println("seed " + seed + ", " + count + " subnets: " + all);
        assertEquals(0, all.differences().size(), () -> all.differences().get(0));
        return all;
    }
}
