package org.qos.runtime.match.compiled;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rules by what they state: a shape for each set of criteria, in the order of the first rules. */
class ShapesTest {

    private static final long SEED = 20_061_129L;
    private static final NumberLists NO_GROUPS = new NumberLists(new int[0], new int[0]);

    @Test
    void noRulesHaveNoShape() {
        assertEquals(0, shapes().count());
    }

    @Test
    void rulesThatStateTheSameAreOneShape() {
        Shapes shapes = shapes(5, 0, 5, 63, 0, 5);
        assertEquals(3, shapes.count());
        assertArrayEquals(new int[] {0, 2, 5}, shapes.rules(0));
        assertArrayEquals(new int[] {1, 4}, shapes.rules(1));
        assertArrayEquals(new int[] {3}, shapes.rules(2));
    }

    @Test
    void aShapeStatesTheCriteriaOfItsBits() {
        Shapes shapes = shapes(0, 63, 1, 2, 4, 8, 16, 32);
        for (Criterion criterion : Criterion.values()) {
            assertEquals(false, shapes.states(0, criterion), criterion + " of a rule without criteria");
            assertEquals(true, shapes.states(1, criterion), criterion + " of a rule with all criteria");
            for (int shape = 2; shape < 8; shape++) {
                boolean stated = criterion.ordinal() == shape - 2;
                assertEquals(stated, shapes.states(shape, criterion), criterion + " " + shape);
            }
        }
    }

    @ParameterizedTest(name = "{0} rules of one shape have {1} blocks")
    @CsvSource({"1, 1", "64, 1", "4095, 1", "4096, 1", "4097, 2", "8192, 2", "8193, 3"})
    void aBlockIsFourThousandNinetySixRules(int rules, int blocks) {
        assertEquals(blocks, shapes(new int[rules]).blocks(0));
    }

    @Test
    void everyRuleIsFoundAtItsPlace() {
        Random random = new Random(SEED);
        for (int round = 0; round < 100; round++) {
            int[] stated = random.ints(1 + random.nextInt(200), 0, 64).toArray();
            Shapes shapes = shapes(stated);
            int found = 0;
            for (int shape = 0; shape < shapes.count(); shape++) {
                int[] rules = shapes.rules(shape);
                for (int place = 0; place < rules.length; place++, found++) {
                    String about = "seed " + SEED + ", round " + round + ", rule " + rules[place];
                    assertEquals(shape, shapes.shapeOf(rules[place]), about);
                    assertEquals(place, shapes.placeOf(rules[place]), about);
                    assertEquals(stated[rules[0]], stated[rules[place]], about);
                    assertEquals(true, place == 0 || rules[place - 1] < rules[place], about);
                }
                assertEquals(true, shape == 0 || shapes.rules(shape - 1)[0] < rules[0], "order of the first rules");
            }
            assertEquals(stated.length, found);
        }
    }

    private static Shapes shapes(int... stated) {
        byte[] bits = new byte[stated.length];
        for (int rule = 0; rule < bits.length; rule++) {
            bits[rule] = (byte) stated[rule];
        }
        return Shapes.of(new RuleTable(bits, new int[bits.length], NO_GROUPS, NO_GROUPS));
    }
}
