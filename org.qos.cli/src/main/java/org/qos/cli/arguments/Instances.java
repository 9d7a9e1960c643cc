package org.qos.cli.arguments;

import java.lang.reflect.Constructor;

/** Classes that tables of arguments name, and objects of them. */
final class Instances {

    private Instances() {}

    /** The class of that name. */
    static Class<?> type(String name) {
        try {
            return Class.forName(name);
        } catch (ClassNotFoundException outdated) {
            throw new IllegalStateException(name, outdated);
        }
    }

    /** A new object of a class that has a constructor without parameters. */
    static Object of(Class<?> type) {
        try {
            Constructor<?> constructor = type.getDeclaredConstructor();
            constructor.setAccessible(true);
            return constructor.newInstance();
        } catch (ReflectiveOperationException outdated) {
            throw new IllegalStateException(type.getName(), outdated);
        }
    }
}
