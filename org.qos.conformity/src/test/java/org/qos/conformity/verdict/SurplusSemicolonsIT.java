package org.qos.conformity.verdict;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.conformity.sim.LoadResult.Outcome;
import org.qos.conformity.sim.PartitionsLoader;
import org.qos.conformity.sim.SubnetFiles;
import org.qos.conformity.testing.Nets;
import org.qos.conformity.testing.RequiresOpenSm;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;

/** What OpenSM does after a semicolon that ends no definition, or that has no member before it on its line. */
@RequiresOpenSm
class SurplusSemicolonsIT {

    private static final String DEFAULT = "Default=0x7fff, ipoib : ALL=full ;\n";

    private static PartitionsLoader loader;

    @BeforeAll
    static void start() {
        loader = PartitionsLoader.on(SubnetFiles.ofNet(Nets.pairOfSwitches(1)));
    }

    @AfterAll
    static void stop() {
        if (loader != null) {
            loader.close();
        }
    }

    /** In these files {@code /} is a line feed. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "a=1: ALL ;;/",
                "a=1: ALL ;;",
                ";/",
                ";",
                "a=1: ALL ;; b=2 : ALL=full ;/",
                "; b=2 : ALL=full ;/",
                "; b=2 :/ ALL=full ;/",
                "a=1:/ ALL=full/;/",
                "a=1:/ ALL=full/;",
                "a=1:/ ALL=full/; # end of: a/",
                "a=1:/ ALL=full/; # end/",
                "a=1:/ALL=full/; b=2: ALL;/",
                "a=1:/ALL=full/; 0x1 ;/",
                "a=1:/ mgid=ff12::1;/ ALL=full ;/",
                "a=1:/ALL=full/;/"
            })
    void isPredictedWhereNothingElseMayFollow(String text) {
        String file = DEFAULT + text.replace('/', '\n');
        Verdict predicted = verdict(file);
        if (predicted != Verdict.DEPENDS) {
            assertEquals(predicted.name(), loader.load(file).name());
        }
    }

    @Test
    void isOpenWhereADefinitionMayFollow() {
        List<String> files = List.of(
                "; " + DEFAULT,
                DEFAULT + "a=1:\n ALL=full\n; # end of: a\n",
                DEFAULT + "a=1:\n ALL=full\n; # x=5 : ALL=full\n",
                DEFAULT + "a=1: ALL=full\n" + " ".repeat(40) + "mgid=ff12::1; b=2 : ALL=full ;\n");
        Set<Outcome> outcomes = EnumSet.noneOf(Outcome.class);
        for (String file : files) {
            assertEquals(Verdict.DEPENDS, verdict(file), file);
            outcomes.add(loader.load(file));
        }
        assertEquals(EnumSet.of(Outcome.ACCEPTS, Outcome.REJECTS), outcomes);
    }

    private static Verdict verdict(String file) {
        return Optional.of(new ProjectFiles().load("partitions", file, new PartitionsLanguage()))
                .flatMap(source -> Checker.check(source).opensm())
                .orElseThrow();
    }
}
