package org.qos.packaging;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.BufferedReader;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qos.cli.QosCommand;
import org.qos.cli.arguments.CommandSpecs;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;

/** A command has the same options and parameters by its table as by its annotations. */
class CommandTablesTest {

    static List<CommandSpec> commands() {
        return QosCommand.specs();
    }

    @ParameterizedTest
    @MethodSource("commands")
    void theRecordedCommandIsTheAnnotatedOne(CommandSpec annotated) throws Exception {
        String table = CommandTables.of(annotated);

        CommandSpec recorded =
                CommandSpecs.recorded(annotated.userObject(), new BufferedReader(new StringReader(table)));

        assertEquals(table, CommandTables.of(recorded));
        assertEquals(arguments(annotated), arguments(recorded));
    }

    /** What picocli derives from the attributes, and whether a value can be set. */
    private static List<String> arguments(CommandSpec command) {
        return command.args().stream()
                .filter(argument -> !argument.inherited())
                .map(CommandTablesTest::derived)
                .toList();
    }

    private static String derived(ArgSpec argument) {
        Object before = argument.getValue();
        argument.setValue(before);
        List<String> candidates = new ArrayList<>();
        if (argument.completionCandidates() != null) {
            argument.completionCandidates().forEach(candidates::add);
        }
        return String.join(
                " ",
                argument.arity().toString(),
                String.valueOf(argument.arity().isUnspecified()),
                argument.typeInfo().toString(),
                argument.splitRegex(),
                String.valueOf(argument.initialValue()),
                String.valueOf(argument.hideParamSyntax()),
                candidates.toString(),
                Stream.of(argument.converters()).map(Object::getClass).toList().toString());
    }
}
