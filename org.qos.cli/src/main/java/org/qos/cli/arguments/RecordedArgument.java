package org.qos.cli.arguments;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ScopeType;

/** What a table states about one option or parameter. */
final class RecordedArgument {

    private static final Map<String, Class<?>> PRIMITIVES =
            Map.of("boolean", boolean.class, "int", int.class, "long", long.class);

    private final CommandField field;

    /** Empty for a parameter. */
    private final String[] names;

    private final List<String> description = new ArrayList<>();
    private final Set<String> flags = new HashSet<>();
    private final Map<String, String> values = new HashMap<>();

    RecordedArgument(CommandField field, String... names) {
        this.field = field;
        this.names = names;
    }

    void add(String key, String value) {
        switch (key) {
            case "description" -> description.add(value);
            case "flag" -> flags.add(value);
            default -> values.put(key, value);
        }
    }

    ArgSpec spec() {
        return names.length > 0 ? option() : parameter();
    }

    private OptionSpec option() {
        OptionSpec.Builder option = OptionSpec.builder(names)
                .getter(field)
                .setter(field)
                .initialValue(field.get())
                .userObject(field.field())
                .description(description.toArray(String[]::new))
                .paramLabel(values.get("label"))
                .type(type("type"))
                .defaultValue(values.get("default"))
                .required(flags.contains("required"))
                .hidden(flags.contains("hidden"))
                .usageHelp(flags.contains("help"));
        if (flags.contains("inherited")) {
            option.scopeType(ScopeType.INHERIT);
        }
        if (values.containsKey("elements")) {
            option.auxiliaryTypes(type("elements"));
        }
        if (values.containsKey("arity")) {
            option.arity(values.get("arity"));
        }
        if (values.containsKey("candidates")) {
            option.completionCandidates(new LazyCandidates(type("candidates")));
        }
        if (values.containsKey("converter")) {
            option.converters((ITypeConverter<?>) Instances.of(type("converter")));
        }
        return option.build();
    }

    private PositionalParamSpec parameter() {
        PositionalParamSpec.Builder parameter = PositionalParamSpec.builder()
                .getter(field)
                .setter(field)
                .initialValue(field.get())
                .userObject(field.field())
                .description(description.toArray(String[]::new))
                .paramLabel(values.get("label"))
                .type(type("type"))
                .required(flags.contains("required"));
        if (values.containsKey("arity")) {
            parameter.arity(values.get("arity"));
        }
        if (values.containsKey("elements")) {
            parameter.auxiliaryTypes(type("elements"));
        }
        if (values.containsKey("index")) {
            parameter.index(values.get("index"));
        }
        return parameter.build();
    }

    private Class<?> type(String key) {
        String name = values.get(key);
        Class<?> primitive = PRIMITIVES.get(name);
        return primitive == null ? Instances.type(name) : primitive;
    }
}
