package org.qos.analysis.audit.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.analysis.audit.testing.Audited;
import org.qos.analysis.audit.testing.FatTree;
import org.qos.analysis.audit.testing.Torus;

class CreditLoopsTest {

    private static final int SL0 = 1;

    @ParameterizedTest
    @CsvSource({"5, 1", "8, 1", "5, 5", "6, 4", "8, 8"})
    void ringsAndToriWithOneVlHaveALoop(int width, int height) {
        Audited audited = Audited.of(new Torus(width, height).build(), (from, to, lid) -> SL0);
        assertFalse(audited.loops().isEmpty());
    }

    @ParameterizedTest
    @CsvSource({"5, 1", "8, 1", "5, 5", "6, 4", "8, 8"})
    void aDatelineVlBreaksTheLoop(int width, int height) {
        Torus torus = new Torus(width, height).withDatelineVls();
        Audited audited = Audited.of(torus.build(), (from, to, lid) -> 1 << torus.dateline(from, to));
        assertEquals(List.of(), audited.loops());
    }

    @Test
    void datelineVlsDoNotHelpWhereAllPathsHaveOneSl() {
        Torus torus = new Torus(5, 5).withDatelineVls();
        assertFalse(Audited.of(torus.build(), (from, to, lid) -> SL0).loops().isEmpty());
    }

    @ParameterizedTest
    @CsvSource({"2, 1, 4", "4, 2, 3", "9, 4, 5"})
    void fatTreesHaveNone(int leaves, int spines, int adapters) {
        Audited audited = Audited.of(new FatTree(leaves, spines, adapters).build(), (from, to, lid) -> 0xffff);
        assertEquals(List.of(), audited.loops());
        assertTrue(audited.traffic().dependencies().size() > 0);
    }

    @Test
    void aRingShorterThanFiveHasNone() {
        assertEquals(
                List.of(),
                Audited.of(new Torus(3, 1).build(), (from, to, lid) -> SL0).loops());
    }

    @Test
    void eachDirectionOfARingIsALoopOfItsOwn() {
        Audited audited = Audited.of(new Torus(5, 1).build(), (from, to, lid) -> SL0);
        List<CreditLoop> loops = audited.loops();
        assertEquals(2, loops.size());
        for (CreditLoop loop : loops) {
            assertEquals(5, loop.steps().size());
            assertEquals(5, loop.channels());
        }
    }

    @Test
    void theLinksOfALoopFollowEachOtherAndEachPathUsesTwoOfThem() {
        Audited audited = Audited.of(new Torus(6, 4).build(), (from, to, lid) -> SL0);
        for (CreditLoop loop : audited.loops()) {
            for (int i = 0; i < loop.steps().size(); i++) {
                CreditLoop.Step step = loop.steps().get(i);
                CreditLoop.Step next = loop.steps().get((i + 1) % loop.steps().size());
                int entered = audited.links().peer(step.outPort());
                assertEquals(audited.links().node(entered), audited.links().node(next.outPort()));
                assertEquals(0, step.path().sl());
            }
        }
    }

    @Test
    void aLoopOfOneSlIsNotALoopOfAnother() {
        Torus torus = new Torus(5, 1).withDatelineVls();
        Audited audited = Audited.of(torus.build(), (from, to, lid) -> 1 << torus.dateline(from, to) | 1 << 2);
        assertTrue(
                audited.loops().stream().flatMap(loop -> loop.steps().stream()).allMatch(step -> step.vl() == 0));
        assertFalse(audited.loops().isEmpty());
    }
}
