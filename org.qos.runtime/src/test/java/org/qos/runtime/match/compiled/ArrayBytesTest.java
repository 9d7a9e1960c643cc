package org.qos.runtime.match.compiled;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.runtime.match.compiled.RandomSite.Extent;

/** The bytes that a compiled policy reports are those of all arrays of numbers that its queries read. */
class ArrayBytesTest {

    private static final long SEED = 20_070_227L;

    private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());

    @ParameterizedTest(name = "{0}: {1} rules, {2} ports")
    @CsvSource({
        "TABLE, 2, 20, 65536, 2097152",
        "TABLE, 2, 0, 65536, 2097152",
        "VECTORS, 300, 200, 0, 2097152",
        "VECTORS, 300, 0, 0, 2097152",
        "VECTORS_AND_MEMBERSHIP, 300, 200, 0, 0"
    })
    void areThoseOfTheArrays(CompiledForm.Strategy strategy, int rules, int ports, int cells, int endLongs)
            throws IllegalAccessException {
        RandomSite site = new RandomSite(SEED, new Extent(rules, 10, ports, 60));
        CompiledPolicy policy = CompiledPolicy.of(site.bound(), new Limits(cells, endLongs));
        assertEquals(strategy, policy.form().strategy());
        assertEquals(bytesOf(policy), policy.form().bytes());
    }

    /** The arrays below an object of this package, each once. */
    private long bytesOf(Object object) throws IllegalAccessException {
        if (object == null || !seen.add(object)) {
            return 0;
        }
        Class<?> type = object.getClass();
        if (type.isArray()) {
            return bytesOfArray(object, type.getComponentType());
        }
        if (!type.getPackage().equals(CompiledPolicy.class.getPackage())) {
            return 0;
        }
        long bytes = 0;
        for (Field field : type.getDeclaredFields()) {
            if (!Modifier.isStatic(field.getModifiers()) && !field.getType().isPrimitive()) {
                field.setAccessible(true);
                bytes += bytesOf(field.get(object));
            }
        }
        return bytes;
    }

    private long bytesOfArray(Object array, Class<?> of) throws IllegalAccessException {
        int length = Array.getLength(array);
        if (of.isPrimitive()) {
            return (long) length * (of == long.class ? Long.BYTES : Integer.BYTES);
        }
        long bytes = 0;
        for (int i = 0; i < length; i++) {
            bytes += bytesOf(Array.get(array, i));
        }
        return bytes;
    }
}
