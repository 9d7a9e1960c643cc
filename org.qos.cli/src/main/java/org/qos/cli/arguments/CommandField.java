package org.qos.cli.arguments;

import java.lang.reflect.Field;
import picocli.CommandLine.Model.IGetter;
import picocli.CommandLine.Model.ISetter;

/**
 * A field for the value of an option or parameter.
 *
 * @param owner the command, or an object of options that a command has
 * @param field its field, accessible
 */
record CommandField(Object owner, Field field) implements IGetter, ISetter {

    /**
     * The field of a path: names of fields with a dot between them, all but the last those of objects of options, which are created
     * where a command has none.
     */
    static CommandField of(Object command, String path) {
        CommandField found = null;
        Object owner = command;
        for (String name : path.split("\\.")) {
            owner = found == null ? command : found.orNew();
            found = new CommandField(owner, named(owner.getClass(), name));
        }
        return found;
    }

    private static Field named(Class<?> type, String name) {
        try {
            Field field = type.getDeclaredField(name);
            field.setAccessible(true);
            return field;
        } catch (NoSuchFieldException inherited) {
            if (type.getSuperclass() == null) {
                throw new IllegalStateException(name, inherited);
            }
            return named(type.getSuperclass(), name);
        }
    }

    private Object orNew() {
        Object existing = get();
        if (existing == null) {
            existing = Instances.of(field.getType());
            set(existing);
        }
        return existing;
    }

    @Override
    @SuppressWarnings("unchecked")
    public <T> T get() {
        try {
            return (T) field.get(owner);
        } catch (IllegalAccessException impossible) {
            throw new IllegalStateException(field.toString(), impossible);
        }
    }

    @Override
    @SuppressWarnings("unchecked")
    public <T> T set(T value) {
        try {
            T before = (T) field.get(owner);
            field.set(owner, value);
            return before;
        } catch (IllegalAccessException impossible) {
            throw new IllegalStateException(field.toString(), impossible);
        }
    }
}
