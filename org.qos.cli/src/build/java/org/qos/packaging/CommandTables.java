package org.qos.packaging;

import java.lang.annotation.Annotation;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import org.qos.cli.QosCommand;
import org.qos.cli.arguments.CommandSpecs;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/**
 * The tables from which {@link CommandSpecs} reads the options and parameters of commands, as their annotations state them. Each
 * line is a key and a value; {@code option} and {@code parameter} begin an argument.
 */
final class CommandTables {

    private static final Set<String> OF_COMMANDS = Set.of("name", "description", "footer");
    private static final Set<String> OF_PARAMETERS = Set.of("index", "description", "paramLabel", "arity");
    private static final Set<String> OF_OPTIONS = Set.of(
            "names",
            "description",
            "paramLabel",
            "arity",
            "defaultValue",
            "required",
            "hidden",
            "usageHelp",
            "scope",
            "completionCandidates",
            "converter");

    private final CommandSpec command;
    private final Map<Field, String> paths = new HashMap<>();
    private final List<String> lines = new ArrayList<>();

    private CommandTables(CommandSpec command) {
        this.command = command;
    }

    /** The tables of all commands, by the names of their resources. */
    static Map<String, String> all() {
        Map<String, String> tables = new TreeMap<>();
        for (CommandSpec command : QosCommand.specs()) {
            tables.put(CommandSpecs.table(command.userObject().getClass()), of(command));
        }
        return tables;
    }

    /** The table of a command. */
    static String of(CommandSpec command) {
        CommandTables table = new CommandTables(command);
        table.write();
        return String.join("\n", table.lines) + "\n";
    }

    private void write() {
        requireRecorded(command.userObject().getClass().getAnnotation(Command.class), OF_COMMANDS);
        add("name", command.name());
        addAll("description", command.usageMessage().description());
        addAll("footer", command.usageMessage().footer());
        fields(command.userObject().getClass(), "");
        command.args().stream().filter(argument -> !argument.inherited()).forEach(this::write);
    }

    private void write(ArgSpec argument) {
        String path = paths.get((Field) argument.userObject());
        if (argument instanceof OptionSpec option) {
            add("option", path + " " + String.join(" ", option.names()));
            addFlag("help", option.usageHelp());
        } else if (argument instanceof PositionalParamSpec parameter) {
            add("parameter", path);
            if (!parameter.index().isUnspecified()) {
                add("index", parameter.index().toString());
            }
        }
        describe(argument);
    }

    /** The paths of the fields of a class, and of those of its objects of options. */
    private void fields(Class<?> type, String prefix) {
        for (Class<?> declaring = type; declaring != null; declaring = declaring.getSuperclass()) {
            for (Field field : declaring.getDeclaredFields()) {
                String path = prefix + field.getName();
                paths.put(field, path);
                if (field.isAnnotationPresent(Mixin.class)) {
                    fields(field.getType(), path + ".");
                } else if (field.isAnnotationPresent(Spec.class)) {
                    add("spec", path);
                }
            }
        }
    }

    /** The table has all that is stated, so that the packaged command has it, too. */
    private static void requireRecorded(Annotation stated, Set<String> recorded) {
        for (Method attribute : stated.annotationType().getDeclaredMethods()) {
            if (!recorded.contains(attribute.getName()) && !isDefault(attribute, stated)) {
                throw new IllegalStateException("a table does not have '" + attribute.getName() + "' of " + stated);
            }
        }
    }

    private static boolean isDefault(Method attribute, Annotation stated) {
        try {
            return Objects.deepEquals(attribute.getDefaultValue(), attribute.invoke(stated));
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(attribute.toString(), impossible);
        }
    }

    private void describe(ArgSpec argument) {
        addAll("description", argument.description());
        add("label", argument.paramLabel());
        add("type", argument.type().getName());
        for (Class<?> element : argument.auxiliaryTypes()) {
            if (element != argument.type()) {
                add("elements", element.getName());
            }
        }
        if (!argument.arity().isUnspecified()) {
            add("arity", argument.arity().toString());
        }
        if (argument.defaultValue() != null) {
            add("default", argument.defaultValue());
        }
        Field field = (Field) argument.userObject();
        if (field.isAnnotationPresent(Option.class)) {
            Option option = field.getAnnotation(Option.class);
            requireRecorded(option, OF_OPTIONS);
            addClasses(option.completionCandidates(), option.converter());
        } else {
            requireRecorded(field.getAnnotation(Parameters.class), OF_PARAMETERS);
        }
        addFlag("required", argument.required());
        addFlag("hidden", argument.hidden());
        addFlag("inherited", argument.scopeType() == ScopeType.INHERIT);
    }

    private void addClasses(Class<?> candidates, Class<?>... converters) {
        if (Iterable.class.isAssignableFrom(candidates) && !candidates.getName().startsWith("picocli.")) {
            add("candidates", candidates.getName());
        }
        for (Class<?> converter : converters) {
            add("converter", converter.getName());
        }
    }

    private void addFlag(String name, boolean isSet) {
        if (isSet) {
            add("flag", name);
        }
    }

    private void addAll(String key, String... values) {
        for (String value : values) {
            add(key, value);
        }
    }

    private void add(String key, String value) {
        if (value.contains("\n")) {
            throw new IllegalStateException("a table cannot have lines in a value: " + value);
        }
        lines.add(key + " " + value);
    }
}
