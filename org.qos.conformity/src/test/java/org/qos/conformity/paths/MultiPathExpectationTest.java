package org.qos.conformity.paths;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.qos.fabric.mad.PathsAnswer;
import org.qos.fabric.mad.SaStatus;
import org.qos.runtime.match.Match;
import org.qos.runtime.match.Matcher;
import org.qos.runtime.path.Gid;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.PathQueryBuilder;
import org.qos.runtime.path.PathRecord;
import org.qos.runtime.policy.QosLevel;

class MultiPathExpectationTest {

    private static final long MANAGER = 1;
    private static final long HOST = 2;
    private static final long OTHER = 3;
    private static final long STRANGER = 4;

    private static final PathOracle ORACLE = new PathOracle(
            new PkeyTables(Map.of(
                    MANAGER,
                    List.of(0xffff),
                    HOST,
                    List.of(0xffff),
                    OTHER,
                    List.of(0xffff),
                    STRANGER,
                    List.of(0x8001))),
            MANAGER);

    /** SL 2 to the other host, else SL 1. */
    private static final Matcher LEVELS =
            request -> new Match(QosLevel.ofSl("level", request.destinationGuid() == OTHER ? 2 : 1), 1);

    @Test
    void eachPairHasTheLevelOfItsOwn() {
        MultiPathExpectation expected = expect(new PathQueryBuilder().build(), OTHER, MANAGER);
        assertEquals("", expected.difference(found(path(OTHER, 2), path(MANAGER, 1))));
        assertEquals("SL 1 expected; ", expected.difference(found(path(OTHER, 2), path(MANAGER, 2))));
    }

    @Test
    void asManyPathsAsPairsAreExpected() {
        MultiPathExpectation expected = expect(new PathQueryBuilder().build(), OTHER, MANAGER);
        assertEquals("2 paths expected, not 1; ", expected.difference(found(path(OTHER, 2))));
        MultiPathExpectation single = expect(new PathQueryBuilder().numbPath(1).build(), OTHER, MANAGER);
        assertEquals("", single.difference(found(path(OTHER, 2))));
    }

    @Test
    void aPairWithoutACommonPkeyHasNoPath() {
        MultiPathExpectation expected = expect(new PathQueryBuilder().build(), STRANGER);
        assertEquals("", expected.difference(found()));
        assertTrue(
                expected.difference(found(path(STRANGER, 1))).startsWith("0 paths expected, not 1; no path expected"));
    }

    @Test
    void pathsThatNobodyAskedForAndRefusalsAreDifferences() {
        MultiPathExpectation expected = expect(new PathQueryBuilder().build(), OTHER);
        assertTrue(expected.difference(found(path(MANAGER, 1))).startsWith("nobody asked for"));
        assertEquals(
                "refused with 0x0600 ERR_REQ_INSUFFICIENT_COMPONENTS",
                expected.difference(new PathsAnswer.Refused(SaStatus.INSUFFICIENT_COMPONENTS)));
        assertEquals("no answer", expected.difference(new PathsAnswer.NoAnswer()));
    }

    private static MultiPathExpectation expect(PathQuery fields, long... destinations) {
        return new MultiPathExpectation(
                List.of(Gid.ofPort(HOST)),
                Arrays.stream(destinations).mapToObj(Gid::ofPort).toList(),
                fields,
                LEVELS,
                ORACLE);
    }

    private static PathsAnswer found(PathRecord... paths) {
        return new PathsAnswer.Found(List.of(paths));
    }

    private static PathRecord path(long destination, int sl) {
        return PathQuery.between(HOST, destination).sl(sl).build().values();
    }
}
