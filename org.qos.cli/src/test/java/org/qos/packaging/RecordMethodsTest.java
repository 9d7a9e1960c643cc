package org.qos.packaging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The methods of records as code: two records are equal when they are with those that Java generates. */
class RecordMethodsTest {

    private static final All SAMPLE = new All(true, (byte) 1, 'c', (short) 2, 3, 4L, 5f, 6.0, "text", new int[0]);

    /** A record with components of every kind. */
    public record All(
            boolean flag,
            byte octet,
            char letter,
            short number,
            int count,
            long wide,
            float real,
            double large,
            String text,
            int[] array) {}

    /** A record without components. */
    public record None() {}

    @ParameterizedTest
    @MethodSource("records")
    void recordsAreEqualAsBefore(Record one) throws Exception {
        Object rewrittenOne = rewritten(one);
        for (Record other : records().toList()) {
            if (other.getClass() == one.getClass()) {
                Object rewrittenOther = constructed(rewrittenOne.getClass(), other);
                assertEquals(one.equals(other), rewrittenOne.equals(rewrittenOther), one + " and " + other);
            }
        }
        assertEquals(one.hashCode(), rewrittenOne.hashCode());
        assertEquals(one.toString(), rewrittenOne.toString());
        assertFalse(rewrittenOne.equals(null));
        assertFalse(rewrittenOne.equals(one), "of another class");
    }

    @Test
    void onlyTheirTextIsGeneratedAtRunTime() throws Exception {
        byte[] compiled =
                RewrittenClasses.compiled(All.class).values().iterator().next();

        assertEquals(List.of("toString bootstrap"), CallSites.in(RecordMethods.asCode(compiled)));
    }

    static Stream<Record> records() {
        All s = SAMPLE;
        float nan = Float.NaN;
        return Stream.of(
                s,
                new All(s.flag, s.octet, s.letter, s.number, s.count, s.wide, s.real, s.large, s.text, s.array),
                new All(false, s.octet, s.letter, s.number, s.count, s.wide, s.real, s.large, s.text, s.array),
                new All(s.flag, (byte) 9, s.letter, s.number, s.count, s.wide, s.real, s.large, s.text, s.array),
                new All(s.flag, s.octet, 'x', s.number, s.count, s.wide, s.real, s.large, s.text, s.array),
                new All(s.flag, s.octet, s.letter, (short) 9, s.count, s.wide, s.real, s.large, s.text, s.array),
                new All(s.flag, s.octet, s.letter, s.number, 9, s.wide, s.real, s.large, s.text, s.array),
                new All(s.flag, s.octet, s.letter, s.number, s.count, 1L << 40, s.real, s.large, s.text, s.array),
                new All(s.flag, s.octet, s.letter, s.number, s.count, s.wide, nan, Double.NaN, s.text, s.array),
                new All(s.flag, s.octet, s.letter, s.number, s.count, s.wide, nan, Double.NaN, s.text, s.array),
                new All(s.flag, s.octet, s.letter, s.number, s.count, s.wide, 0f, 0.0, s.text, s.array),
                new All(s.flag, s.octet, s.letter, s.number, s.count, s.wide, -0f, -0.0, s.text, s.array),
                new All(s.flag, s.octet, s.letter, s.number, s.count, s.wide, s.real, s.large, null, null),
                new All(s.flag, s.octet, s.letter, s.number, s.count, s.wide, s.real, s.large, null, new int[0]),
                new None());
    }

    private static Object rewritten(Record original) throws Exception {
        Map<String, byte[]> classes = RewrittenClasses.compiled(RecordMethodsTest.class, original.getClass());
        classes.replaceAll((name, content) -> RecordMethods.asCode(content));
        Class<?> type =
                new RewrittenClasses(classes).loadClass(original.getClass().getName());
        return constructed(type, original);
    }

    private static Object constructed(Class<?> type, Record original) throws Exception {
        Object[] values = Stream.of(original.getClass().getRecordComponents())
                .map(component -> {
                    try {
                        return component.getAccessor().invoke(original);
                    } catch (ReflectiveOperationException impossible) {
                        throw new AssertionError(impossible);
                    }
                })
                .toArray();
        return type.getConstructors()[0].newInstance(values);
    }
}
