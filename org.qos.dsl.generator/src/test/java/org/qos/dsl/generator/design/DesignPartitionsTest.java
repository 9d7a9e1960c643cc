package org.qos.dsl.generator.design;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.analysis.design.DesignPartition;
import org.qos.analysis.design.DesignSite;
import org.qos.analysis.design.Intent;
import org.qos.analysis.design.LinkKind;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.value.Pkey;

/** The partition file of an intent. */
class DesignPartitionsTest {

    private static final DesignSite SITE =
            new DesignSite(List.of(new LinkKind("every port", 4, 8, 8, 4096)), new TreeSet<>(), Optional.empty());

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            textBlock =
                    """
                    4096 | - | - | true  | Default=0x7fff, ipoib :
                    4096 | 3 | - | true  | Default=0x7fff, ipoib, mtu=3 :
                    4096 | 5 | 7 | true  | Default=0x7fff, ipoib :
                    4096 | - | 2 | true  | Default=0x7fff, ipoib, rate=2 :
                    4096 | - | 5 | true  | Default=0x7fff, ipoib, rate=5 :
                    256  | - | - | true  | Default=0x7fff, ipoib, mtu=1 :
                    256  | 3 | - | true  | Default=0x7fff, ipoib, mtu=1 :
                    4096 | 3 | 2 | false | Default=0x7fff :
                    """)
    void theBroadcastGroupKeepsTheLimitsOfTheLevelAndTheMtuOfTheLinks(
            int links, Integer mtu, Integer rate, boolean ipoib, String head) {
        DesignSite site =
                new DesignSite(List.of(new LinkKind("every port", 4, 8, 8, links)), new TreeSet<>(), Optional.empty());
        DesignPartition all =
                new DesignPartition("Default", Pkey.DEFAULT, ipoib, List.of(DesignPartition.ALL), List.of());
        QosLevel none = QosLevel.ofSl(QosLevel.DEFAULT_NAME, 0);
        QosLevel level = new QosLevel(
                none.name(),
                none.sn(),
                none.use(),
                none.sl(),
                code(mtu),
                code(rate),
                none.packetLife(),
                none.qosClass(),
                none.tclass(),
                none.pathBits(),
                none.pkeys());

        String text = new DesignPartitions(
                        new Intent(site, List.of(), List.of(all), List.of()), Map.of(Pkey.DEFAULT, level))
                .text();

        assertTrue(text.contains("\n" + head + "\n"), text);
    }

    private static OptionalInt code(Integer code) {
        return code == null ? OptionalInt.empty() : OptionalInt.of(code);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    true  | DEFAULT | # Requests of IPoIB, and others that belong to no class, get the default level.
                    true  | Jobs    | # Requests of IPoIB, and others with nothing but this P_Key, get the level Jobs.
                    false | DEFAULT | # Without IPoIB. Requests that belong to no class get the default level.
                    false | Jobs    | # Without IPoIB. Requests with nothing but this P_Key get the level Jobs.
                    """)
    void theCommentOfAPartitionNamesIpoibOnlyWhereItIsUsed(boolean ipoib, String level, String comment) {
        DesignPartition jobs = new DesignPartition("jobs", 0x101, ipoib, List.of(DesignPartition.ALL), List.of());
        Intent intent = new Intent(SITE, List.of(), List.of(jobs), List.of());

        String text = new DesignPartitions(
                        intent,
                        Map.of(0x101, QosLevel.ofSl(level, 1), Pkey.DEFAULT, QosLevel.ofSl(QosLevel.DEFAULT_NAME, 0)))
                .text();

        assertEquals(
                comment,
                text.lines()
                        .filter(line -> line.startsWith("#"))
                        .skip(2)
                        .findFirst()
                        .orElseThrow());
    }
}
