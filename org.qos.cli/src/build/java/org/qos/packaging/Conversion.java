package org.qos.packaging;

import org.objectweb.asm.Type;
import org.objectweb.asm.commons.GeneratorAdapter;

/** How a lambda converts arguments and results: casts, boxing, unboxing and widening. */
final class Conversion {

    private static final Type OBJECT = Type.getType(Object.class);

    private Conversion() {}

    /**
     * Converts the value on the stack.
     *
     * @param from its erased type
     * @param exact the type that it has by the type arguments of the interface
     * @param to the type that is needed
     */
    static void convert(GeneratorAdapter code, Type from, Type exact, Type to) {
        if (to.equals(Type.VOID_TYPE)) {
            pop(code, from);
        } else if (isPrimitive(from) && isPrimitive(to)) {
            code.cast(from, to);
        } else if (isPrimitive(from)) {
            code.valueOf(from);
        } else if (isPrimitive(to)) {
            Type unboxed = BoxedTypes.unboxed(exact).orElse(to);
            code.unbox(unboxed);
            code.cast(unboxed, to);
        } else {
            cast(code, from, exact);
            cast(code, exact, to);
        }
    }

    private static void pop(GeneratorAdapter code, Type from) {
        if (from.getSize() == 2) {
            code.pop2();
        } else if (from.getSize() == 1) {
            code.pop();
        }
    }

    private static void cast(GeneratorAdapter code, Type from, Type to) {
        if (!from.equals(to) && !to.equals(OBJECT)) {
            code.checkCast(to);
        }
    }

    private static boolean isPrimitive(Type type) {
        return type.getSort() < Type.ARRAY;
    }
}
