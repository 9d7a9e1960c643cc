package org.qos.runtime.path.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.partition.PkeyTables;
import org.qos.runtime.path.PathComponent;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.PathQueryBuilder;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Ranges;

/** The P_Key of a path from the tables of its ends, the request and the level (OpenSM osm_pkey.c, osm_qos_policy.c). */
class PkeyChoiceTest {

    private static final int SOURCE = SmallSubnet.FABRIC.endpointIndex(SmallSubnet.A);
    private static final int DESTINATION = SmallSubnet.FABRIC.endpointIndex(SmallSubnet.C);

    /** The first common entry by the byte-swapped base in OpenSM, by the base in the RFC. */
    @ParameterizedTest(name = "{0} and {1}: {2} by OpenSM, {3} by the RFC")
    @CsvSource(
            textBlock =
                    """
                    ffff,           ffff,           ffff,    ffff
                    ffff,           7fff,           ffff,    ffff
                    7fff,           ffff,           7fff,    7fff
                    7fff,           7fff,           NO_PKEY, NO_PKEY
                    ffff 8002,      ffff 8002,      8002,    8002
                    8002 8100,      8002 8100,      8100,    8002
                    8002 8100,      8100,           8100,    8100
                    0002 8100,      0002 8100,      8100,    8100
                    0002 8100,      8002 0100,      8100,    0002
                    ffff 8001,      ffff 8002,      ffff,    ffff
                    '',             ffff,           NO_PKEY, NO_PKEY
                    """)
    void withoutARequestedOneTheFirstCommonOneIsUsed(String source, String destination, String byOpenSm, String byRfc) {
        PathQueryBuilder query = PathQuery.between(1, 2);
        assertEquals(byOpenSm, choice(Profile.OPENSM, source, destination, query.build(), Ranges.NONE));
        assertEquals(byRfc, choice(Profile.RFC, source, destination, query.build(), Ranges.NONE));
    }

    /** OpenSM answers a P_Key of the level without its membership bit, the RFC with that of the source. */
    @ParameterizedTest(name = "{0} and {1}, level {2}: {3}")
    @CsvSource(
            textBlock =
                    """
                    8001 8002 8003, 8001 8002 8003, 2,   0002, 8002
                    8001 8002 8003, 8001 8002 8003, 2 3, 0002, 8002
                    8001 8002 8003, 8001 0003,      2 3, 0003, 8003
                    0003,           8003,           3,   0003, 0003
                    0003,           0003,           3,   NO_PKEY_OF_LEVEL, NO_PKEY_OF_LEVEL
                    8001,           8001,           4,   NO_PKEY_OF_LEVEL, NO_PKEY_OF_LEVEL
                    8100 8002,      8100 8002,      2 256, 0002, 8002
                    """)
    void theFirstOfTheLevelIsUsed(String source, String destination, String level, String byOpenSm, String byRfc) {
        PathQuery query = PathQuery.between(1, 2).build();
        assertEquals(byOpenSm, choice(Profile.OPENSM, source, destination, query, values(level)));
        assertEquals(byRfc, choice(Profile.RFC, source, destination, query, values(level)));
    }

    /** With allow_both_pkeys; a packet with a limited P_Key reaches full members only. */
    @ParameterizedTest(name = "{0} and {1}, level {2}: {3}")
    @CsvSource(
            textBlock =
                    """
                    0002 8002, 0002,      2,   8002
                    0002 8002, 8002,      2,   8002
                    0002 8002, 0002 8002, 2 3, 8002
                    0002 8002, 0002,      '',  8002
                    0002,      0002 8002, 2,   0002
                    """)
    void ofAFullAndLimitedMemberTheRfcUsesTheFullOne(String source, String destination, String level, String byRfc) {
        PathQuery query = PathQuery.between(1, 2).build();
        assertEquals(byRfc, choice(Profile.RFC, source, destination, query, values(level), true));
    }

    @ParameterizedTest(name = "{2} of {0} and {1}, level {3}: {4}")
    @CsvSource(
            textBlock =
                    """
                    8002, 8002, 8002, '', 8002
                    8002, 8002, 0002, '', 0002
                    8002, 0002, 0002, '', 0002
                    0002, 0002, 0002, '', PKEY_NOT_SHARED
                    8002, 8002, 8003, '', PKEY_NOT_SHARED
                    8002, 8002, 0000, '', PKEY_NOT_SHARED
                    8002, 8002, 8002, 2,  8002
                    8002, 8002, 8002, 3,  PKEY_NOT_OF_LEVEL
                    8002, 8002, 8003, 3,  PKEY_NOT_SHARED
                    """)
    void theOneOfTheRequestIsAnsweredAsItWasAsked(
            String source, String destination, String asked, String level, String answer) {
        PathQuery query =
                PathQuery.between(1, 2).pkey(Integer.parseInt(asked, 16)).build();
        for (Profile profile : Profile.values()) {
            assertEquals(answer, choice(profile, source, destination, query, values(level)), profile.toString());
        }
    }

    /** Raw packets have no P_Key: the common one decides, and its absence is not a refusal. */
    @ParameterizedTest(name = "{0} and {1}: {2}")
    @CsvSource({"8002 8100, 8002 8100, 8100", "0002, 0002, 0000"})
    void aPathForRawPacketsDoesNotNeedOne(String source, String destination, String answer) {
        byte[] wire = org.qos.runtime.path.PathRecordCodec.encode(
                PathQuery.between(1, 2).pkey(0x8007).build().values());
        wire[44] |= (byte) 0x80;
        PathQuery raw = new PathQuery(
                org.qos.runtime.path.PathRecordCodec.decode(wire),
                PathComponent.RAW_TRAFFIC.mask() | PathComponent.PKEY.mask());
        assertEquals(answer, choice(Profile.OPENSM, source, destination, raw, values("5")));
    }

    private static String choice(Profile profile, String source, String destination, PathQuery query, Ranges allowed) {
        return choice(profile, source, destination, query, allowed, false);
    }

    private static String choice(
            Profile profile, String source, String destination, PathQuery query, Ranges allowed, boolean bothKinds) {
        RoutedSubnet known = new SmallSubnet().build();
        List<List<Integer>> tables = SmallSubnet.FABRIC.endpoints().stream()
                .map(port -> port.guid() == SmallSubnet.A ? keys(source) : keys(destination))
                .toList();
        RoutedSubnet subnet = new RoutedSubnet(
                known.fabric(),
                known.forwarding(),
                known.states(),
                known.sl2vl(),
                PkeyTables.of(tables, bothKinds),
                Partitions.WITHOUT_FILE,
                known.options());
        PkeyChoice choice = new PkeyChoice(new ResolverTables(subnet, profile));
        Optional<Reason> unfit =
                Optional.ofNullable(choice.choose(new DecodedQuery(query), level(allowed), SOURCE, DESTINATION));
        return unfit.map(Enum::name).orElseGet(() -> String.format("%04x", choice.pkey));
    }

    private static QosLevel level(Ranges pkeys) {
        return QosLevel.ofSl("L", 0).withPkeys(pkeys);
    }

    private static List<Integer> keys(String text) {
        return words(text).stream().map(word -> Integer.parseInt(word, 16)).toList();
    }

    private static Ranges values(String text) {
        return Ranges.ofValues(words(text).stream().mapToLong(Long::parseLong).toArray());
    }

    private static List<String> words(String text) {
        return Arrays.stream(text.split(" ")).filter(word -> !word.isEmpty()).toList();
    }
}
