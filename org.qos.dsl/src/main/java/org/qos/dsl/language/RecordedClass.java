package org.qos.dsl.language;

import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/**
 * A class of services, as the table of {@link RecordedServices} states it: its name and the parameters of its constructor, then
 * the fields and methods that are injected, each after a semicolon. A parameter is a type and the number of a service.
 */
final class RecordedClass {

    private final Constructor<?> constructor;
    private final int[] arguments;
    private final List<Injection> injections = new ArrayList<>();

    private RecordedClass(String[] words) throws ReflectiveOperationException {
        constructor = accessible(type(words[0]).getDeclaredConstructor(types(words, 1)));
        arguments = numbers(words, 1);
    }

    /** Sets a field or calls a method of a new service. */
    private interface Injection {
        void into(Object service, IntFunction<Object> services) throws ReflectiveOperationException;
    }

    /** The class that a line describes. */
    static RecordedClass parse(String line) {
        try {
            String[] parts = line.split(";");
            RecordedClass parsed = new RecordedClass(parts[0].split(" "));
            for (int i = 1; i < parts.length; i++) {
                parsed.injections.add(injection(parts[i].split(" ")));
            }
            return parsed;
        } catch (ReflectiveOperationException outdated) {
            throw new IllegalStateException(line, outdated);
        }
    }

    /** The constant {@code INSTANCE} of a type. */
    static Object constant(String type) {
        try {
            return type(type).getField("INSTANCE").get(null);
        } catch (ReflectiveOperationException outdated) {
            throw new IllegalStateException(type, outdated);
        }
    }

    /** A new service, nothing injected. */
    Object construct(IntFunction<Object> services) {
        try {
            return constructor.newInstance(values(arguments, services));
        } catch (ReflectiveOperationException outdated) {
            throw new IllegalStateException(constructor.toString(), outdated);
        }
    }

    /** Injects other services into a new one. */
    void inject(Object service, IntFunction<Object> services) {
        try {
            for (Injection injection : injections) {
                injection.into(service, services);
            }
        } catch (ReflectiveOperationException outdated) {
            throw new IllegalStateException(constructor.toString(), outdated);
        }
    }

    private static Injection injection(String[] words) throws ReflectiveOperationException {
        Class<?> owner = type(words[1]);
        if (words[0].equals("field")) {
            Field field = accessible(owner.getDeclaredField(words[2]));
            int number = Integer.parseInt(words[3]);
            return (service, services) -> field.set(service, services.apply(number));
        }
        Method method = accessible(owner.getDeclaredMethod(words[2], types(words, 3)));
        int[] arguments = numbers(words, 3);
        return (service, services) -> method.invoke(service, values(arguments, services));
    }

    private static Class<?>[] types(String[] words, int from) throws ReflectiveOperationException {
        Class<?>[] types = new Class<?>[(words.length - from) / 2];
        for (int i = 0; i < types.length; i++) {
            types[i] = type(words[from + 2 * i]);
        }
        return types;
    }

    private static int[] numbers(String[] words, int from) {
        int[] numbers = new int[(words.length - from) / 2];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = Integer.parseInt(words[from + 2 * i + 1]);
        }
        return numbers;
    }

    private static Object[] values(int[] numbers, IntFunction<Object> services) {
        Object[] values = new Object[numbers.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = services.apply(numbers[i]);
        }
        return values;
    }

    private static Class<?> type(String name) throws ClassNotFoundException {
        return Class.forName(name, true, RecordedClass.class.getClassLoader());
    }

    private static <T extends AccessibleObject> T accessible(T member) {
        member.setAccessible(true);
        return member;
    }
}
