package org.qos.conformity.paths;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.qos.fabric.mad.PathAnswer;
import org.qos.fabric.mad.SaStatus;
import org.qos.runtime.match.Match;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.PathQueryBuilder;
import org.qos.runtime.path.Selected;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Ranges;

class PathOracleTest {

    private static final long MANAGER = 1;
    private static final long HOST = 2;
    private static final long GUEST = 3;

    private static final PkeyTables PKEYS = new PkeyTables(
            Map.of(MANAGER, List.of(0xffff), HOST, List.of(0x7fff, 0x8010), GUEST, List.of(0x7fff, 0x0010)));

    private static final QosLevel PLAIN = QosLevel.ofSl("plain", 3);

    @Test
    void theSlOfTheLevelIsExpected() {
        Expectation expected = expect(PLAIN, PathQuery.between(HOST, GUEST));
        assertEquals(
                "", expected.difference(found(PathQuery.between(HOST, GUEST).sl(3))));
        assertEquals(
                "SL 3 expected; ",
                expected.difference(found(PathQuery.between(HOST, GUEST).sl(4))));
        assertEquals("a path expected", expected.difference(new PathAnswer.Refused(SaStatus.NO_RECORDS)));
        assertEquals("no answer", expected.difference(new PathAnswer.NoAnswer()));
    }

    @Test
    void limitsAndPacketLifeTimeOfTheLevelAreExpected() {
        QosLevel strict = level(OptionalInt.of(3), OptionalInt.of(14), Ranges.NONE);
        Expectation expected = expect(strict, PathQuery.between(HOST, GUEST));
        PathQueryBuilder answer = PathQuery.between(HOST, GUEST).sl(3);
        assertEquals(
                "", expected.difference(found(answer.mtu(Selected.exactly(3)).packetLife(Selected.exactly(14)))));
        assertEquals(
                "packet life time 14 expected; MTU above the limit of the level; ",
                expected.difference(found(answer.mtu(Selected.exactly(4)).packetLife(Selected.exactly(18)))));
    }

    @Test
    void aRequestedPkeyIsGivenBackWhereBothEndsShareIt() {
        PathQueryBuilder asked = PathQuery.between(HOST, GUEST).pkey(0x8010);
        assertEquals("", expect(PLAIN, asked).noPath());
        assertEquals("", expect(PLAIN, asked).difference(found(asked.sl(3))));
        assertEquals(
                "P_Key 32784 expected; ",
                expect(PLAIN, PathQuery.between(HOST, GUEST).pkey(0x8010))
                        .difference(
                                found(PathQuery.between(HOST, GUEST).pkey(0x10).sl(3))));
    }

    @Test
    void noPathIsExpectedWherePkeysDoNotFit() {
        assertNotEquals(
                "", expect(PLAIN, PathQuery.between(HOST, GUEST).pkey(0x7fff)).noPath());
        QosLevel closed = level(OptionalInt.empty(), OptionalInt.empty(), Ranges.ofValues(0x20));
        assertNotEquals("", expect(closed, PathQuery.between(HOST, GUEST)).noPath());
        Expectation refused = expect(closed, PathQuery.between(HOST, GUEST));
        assertEquals("", refused.difference(new PathAnswer.Refused(SaStatus.NO_RECORDS)));
        assertEquals(
                "no path expected: " + refused.noPath(),
                refused.difference(found(PathQuery.between(HOST, GUEST).sl(3))));
    }

    @Test
    void noPathIsExpectedForAnotherSlThanTheLevels() {
        assertNotEquals("", expect(PLAIN, PathQuery.between(HOST, GUEST).sl(4)).noPath());
        assertEquals("", expect(PLAIN, PathQuery.between(HOST, GUEST).sl(3)).noPath());
    }

    @Test
    void aRefusalForAnotherReasonIsADifference() {
        Expectation expected = expect(PLAIN, PathQuery.between(HOST, GUEST).sl(4));
        assertEquals(
                "refused with 0x0200 ERR_REQ_INVALID; 0x0300 ERR_NO_RECORDS expected: " + expected.noPath(),
                expected.difference(new PathAnswer.Refused(SaStatus.REQUEST_INVALID)));
    }

    private static Expectation expect(QosLevel level, PathQueryBuilder query) {
        return new PathOracle(PKEYS, MANAGER).expect(query.build(), new Match(level, 1));
    }

    private static PathAnswer found(PathQueryBuilder answer) {
        return new PathAnswer.Found(answer.build().values());
    }

    private static QosLevel level(OptionalInt mtu, OptionalInt life, Ranges pkeys) {
        OptionalInt none = OptionalInt.empty();
        return new QosLevel("strict", OptionalLong.empty(), "", 3, mtu, none, life, none, none, Ranges.NONE, pkeys);
    }
}
