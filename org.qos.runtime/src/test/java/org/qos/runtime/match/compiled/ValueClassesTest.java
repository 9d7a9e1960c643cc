package org.qos.runtime.match.compiled;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

class ValueClassesTest {

    @Test
    void valuesThatTheSameItemsNameAreOneClass() {
        ValueClasses classes = ValueClasses.of(List.of(
                Ranges.of(new Range(10, 19), new Range(40, 49)), Ranges.of(new Range(15, 19)), Ranges.ofValues(15)));
        assertEquals(4, classes.count());
        assertEquals(List.of(), items(classes, 9));
        assertEquals(List.of(0), items(classes, 10));
        assertEquals(List.of(0, 1, 2), items(classes, 15));
        assertEquals(List.of(0, 1), items(classes, 16));
        assertEquals(List.of(), items(classes, 20));
        assertEquals(classes.index().classOf(10), classes.index().classOf(45));
    }

    @Test
    void whatNoItemNamesIsTheClassOfWhatIsAbsent() {
        ValueClasses classes = ValueClasses.of(List.of(Ranges.ofValues(7), Ranges.NONE));
        assertEquals(ValueClasses.ABSENT, classes.index().classOf(8));
        assertEquals(List.of(), items(classes, 8));
    }

    @Test
    void rangesMayReachBothExtremes() {
        ValueClasses classes = ValueClasses.of(
                List.of(Ranges.of(new Range(0, -1L)), Ranges.of(new Range(-1L, -1L)), Ranges.ofValues(0)));
        assertEquals(List.of(0, 2), items(classes, 0));
        assertEquals(List.of(0), items(classes, 1));
        assertEquals(List.of(0, 1), items(classes, -1L));
    }

    @Test
    void nothingNamedIsOneClass() {
        assertEquals(1, ValueClasses.of(List.of()).count());
        assertEquals(1, ValueClasses.of(List.of(Ranges.NONE)).count());
    }

    private static List<Integer> items(ValueClasses classes, long value) {
        List<Integer> items = new ArrayList<>();
        classes.items().get(classes.index().classOf(value)).forEach(items::add);
        return items;
    }
}
