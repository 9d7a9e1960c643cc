package org.qos.runtime.path.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.qos.runtime.path.resolve.SmallSubnet.A;
import static org.qos.runtime.path.resolve.SmallSubnet.C;
import static org.qos.runtime.path.resolve.SmallSubnet.FABRIC;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.qos.runtime.match.Match;
import org.qos.runtime.match.Matcher;
import org.qos.runtime.match.Request;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.PathQueryBuilder;
import org.qos.runtime.path.PathRecord;
import org.qos.runtime.path.Selected;
import org.qos.runtime.path.Selector;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Ranges;

/** What a level makes of a path of MTU 4096, 100 Gb/s and packet lifetime 18 (OpenSM osm_sa_path_record.c). */
class LevelTermsTest {

    @ParameterizedTest(name = "mtu-limit {0} answers {1}")
    @CsvSource({"1, 1", "2, 2", "4, 4", "5, 5", ", 5"})
    void anMtuLimitLowersTheMtu(Integer limit, int mtu) {
        assertEquals(Selected.exactly(mtu), opensm(level(0, limit, null, null)).mtu());
    }

    /** Limits are compared by their rates: 28 Gb/s has a larger code than 100 Gb/s. */
    @ParameterizedTest(name = "rate-limit {0} answers {1}")
    @CsvSource({"2, 2", "16, 16", "17, 16", "18, 16", "19, 19", "20, 20", "13, 16", "10, 10", "24, 16", ", 16"})
    void aRateLimitLowersTheRate(Integer limit, int rate) {
        assertEquals(Selected.exactly(rate), opensm(level(0, null, limit, null)).rate());
    }

    @ParameterizedTest(name = "packet-life {0} answers {1} {2} by OpenSM, {3} by the RFC")
    @CsvSource(
            textBlock =
                    """
                    0,   EXACTLY, 0,  0
                    17,  EXACTLY, 17, 17
                    63,  EXACTLY, 63, 63
                    64,  BEST,    0,  63
                    127, BEST,    63, 63
                    128, EXACTLY, 0,  63
                    255, BEST,    63, 63
                    256, EXACTLY, 0,  0
                    300, EXACTLY, 44, 44
                    ,    EXACTLY, 18, 18
                    """)
    void aPacketLifeBeyondSixBitsSpillsIntoTheSelector(Integer life, Selector selector, int byOpenSm, int byRfc) {
        QosLevel level = level(0, null, null, life);
        assertEquals(new Selected(selector, byOpenSm), opensm(level).packetLife());
        assertEquals(
                Selected.exactly(byRfc),
                answer(Profile.RFC, level, PathQuery.between(A, C)).packetLife());
    }

    /** The SL is kept in 8 bits, the shift by it takes 5 of them, and the record has 4. */
    @ParameterizedTest(name = "sl {0} answers {1}")
    @CsvSource({"0, 0", "15, 15", "32, 0", "40, 8", "47, 15", "64, 0", "256, 0", "259, 3"})
    void anSlWrapsAsInOpenSm(int sl, int answered) {
        assertEquals(answered, opensm(level(sl, null, null, null)).sl());
    }

    @ParameterizedTest(name = "sl {0}")
    @CsvSource({"16", "31", "48", "63", "255", "272"})
    void anSlOfTheUpperHalfOfAShiftIsNotUsable(int sl) {
        Resolution answer = new SmallSubnet()
                .resolver(Profile.OPENSM, level(sl, null, null, null))
                .resolve(PathQuery.between(A, C).build(), FABRIC.endpointIndex(A));
        assertEquals(
                new Resolution.Refused(Reason.LEVEL_SL_DROPPED, sl, 0),
                assertInstanceOf(Resolution.Refused.class, answer));
    }

    @ParameterizedTest(name = "{0} {1} with mtu-limit 3 is {2}")
    @CsvSource(
            textBlock =
                    """
                    GREATER_THAN, 2, 3
                    GREATER_THAN, 3,
                    LESS_THAN,    5, 3
                    LESS_THAN,    3, 2
                    LESS_THAN,    1,
                    EXACTLY,      3, 3
                    EXACTLY,      1, 1
                    EXACTLY,      4,
                    BEST,         1, 3
                    """)
    void aRequestChoosesWithinTheLimitOfTheLevel(Selector selector, int asked, Integer mtu) {
        Resolution answer = new SmallSubnet()
                .resolver(Profile.OPENSM, level(0, 3, null, null))
                .resolve(
                        PathQuery.between(A, C)
                                .mtu(new Selected(selector, asked))
                                .build(),
                        FABRIC.endpointIndex(A));
        if (mtu == null) {
            assertEquals(new Resolution.Refused(Reason.MTU_UNFIT, new Selected(selector, asked).toByte(), 3), answer);
        } else {
            assertEquals(
                    Selected.exactly(mtu),
                    assertInstanceOf(Resolution.Path.class, answer).path().mtu());
        }
    }

    /** Only the RFC returns the level's QoS-Class and TClass and the Service-ID that was asked for. */
    @ParameterizedTest(name = "{0}")
    @CsvSource({"OPENSM, 0, 0, 0", "RFC, 77, 5, 4660"})
    void whatTheRecordReturns(Profile profile, int qosClass, int tclass, long serviceId) {
        OptionalInt none = OptionalInt.empty();
        QosLevel level = new QosLevel(
                "L",
                OptionalLong.empty(),
                "",
                2,
                none,
                none,
                none,
                OptionalInt.of(77),
                OptionalInt.of(5),
                Ranges.NONE,
                Ranges.NONE);
        PathRecord path = answer(profile, level, PathQuery.between(A, C).serviceId(0x1234));
        assertEquals(qosClass, path.qosClass());
        assertEquals(tclass, path.tclass());
        assertEquals(serviceId, path.serviceId());
        assertEquals(0, answer(profile, level, PathQuery.between(A, C)).serviceId(), "not asked for");
        assertEquals(0, path.numbPath());
    }

    @ParameterizedTest(name = "{0}")
    @EnumSource
    void theLevelIsThatOfThePortsAndTheTermsOfTheQuery(Profile profile) {
        Set<Request> expected = Set.of(request(A, C), request(C, A));
        Matcher matcher = request -> new Match(QosLevel.ofSl("L", expected.contains(request) ? 2 : 3), 1);
        PathQuery query = PathQuery.between(A, C)
                .serviceId(0x1234)
                .qosClass(77)
                .tclass(5)
                .pkey(0xffff)
                .build();
        Resolution answer = new PathResolver(new SmallSubnet().build(), Optional.of(matcher), profile)
                .resolve(query, FABRIC.endpointIndex(A));
        assertEquals(2, assertInstanceOf(Resolution.Path.class, answer).path().sl());
    }

    private static Request request(long source, long destination) {
        return new Request(
                source,
                destination,
                OptionalLong.of(0x1234),
                OptionalInt.of(77),
                OptionalInt.of(5),
                OptionalInt.of(0xffff));
    }

    /** Path bits choose among the two LIDs of the destination by their lowest bit, in the RFC alone. */
    @ParameterizedTest(name = "path-bits {0}")
    @CsvSource({"0, 8", "1, 9", "2, 8", "3, 9", "127, 9"})
    void pathBitsAreAddedToTheLidOfTheDestination(int bits, int dlid) {
        OptionalInt none = OptionalInt.empty();
        QosLevel level = new QosLevel(
                "L",
                OptionalLong.empty(),
                "",
                0,
                none,
                none,
                none,
                none,
                none,
                Ranges.ofValues(bits, 200),
                Ranges.NONE);
        assertEquals(dlid, answer(Profile.RFC, level, PathQuery.between(A, C)).dlid());
        assertEquals(8, answer(Profile.OPENSM, level, PathQuery.between(A, C)).dlid(), "OpenSM does not read them");
        assertEquals(
                8, answer(Profile.RFC, level, PathQuery.between(A, C).dlid(8)).dlid(), "a LID that was asked for");
    }

    private static PathRecord opensm(QosLevel level) {
        return answer(Profile.OPENSM, level, PathQuery.between(A, C));
    }

    private static PathRecord answer(Profile profile, QosLevel level, PathQueryBuilder query) {
        Resolution answer = new SmallSubnet().resolver(profile, level).resolve(query.build(), FABRIC.endpointIndex(A));
        return assertInstanceOf(Resolution.Path.class, answer).path();
    }

    private static QosLevel level(int sl, Integer mtu, Integer rate, Integer life) {
        OptionalInt none = OptionalInt.empty();
        return new QosLevel(
                "L",
                OptionalLong.empty(),
                "",
                sl,
                optional(mtu),
                optional(rate),
                optional(life),
                none,
                none,
                Ranges.NONE,
                Ranges.NONE);
    }

    private static OptionalInt optional(Integer value) {
        return value == null ? OptionalInt.empty() : OptionalInt.of(value);
    }
}
