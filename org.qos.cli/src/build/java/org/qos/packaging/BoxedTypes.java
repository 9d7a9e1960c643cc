package org.qos.packaging;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.objectweb.asm.Type;

/** The primitive types and the classes that box their values (JLS 5.1.7). */
final class BoxedTypes {

    private static final Map<Type, Type> UNBOXED = Map.of(
            Type.getType(Boolean.class), Type.BOOLEAN_TYPE,
            Type.getType(Byte.class), Type.BYTE_TYPE,
            Type.getType(Character.class), Type.CHAR_TYPE,
            Type.getType(Short.class), Type.SHORT_TYPE,
            Type.getType(Integer.class), Type.INT_TYPE,
            Type.getType(Long.class), Type.LONG_TYPE,
            Type.getType(Float.class), Type.FLOAT_TYPE,
            Type.getType(Double.class), Type.DOUBLE_TYPE);

    private static final Map<Type, Type> BOXED =
            UNBOXED.entrySet().stream().collect(Collectors.toMap(Map.Entry::getValue, Map.Entry::getKey));

    private BoxedTypes() {}

    /** The primitive type whose values a class boxes; empty for other classes. */
    static Optional<Type> unboxed(Type type) {
        return Optional.ofNullable(UNBOXED.get(type));
    }

    /** The class that boxes the values of a primitive type. */
    static Type boxed(Type primitive) {
        return BOXED.get(primitive);
    }
}
