package org.qos.cli.arguments;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/**
 * The options and parameters of commands. Their annotations state them; for the packaged command the build records them in tables
 * ({@code CommandTables}), because Java generates a class for each type of annotation that is read.
 */
public final class CommandSpecs {

    private CommandSpecs() {}

    /** A command with its options and parameters. */
    public static CommandLine of(Object command) {
        // picocli's default factory searches for Groovy when it is loaded
        return new CommandLine(spec(command), new CommandLine.IFactory() {
            @Override
            public <T> T create(Class<T> type) throws Exception {
                return CommandLine.defaultFactory().create(type);
            }
        });
    }

    /** The name of the table of a command, a resource beside this class. */
    public static String table(Class<?> command) {
        return command.getSimpleName() + ".arguments";
    }

    private static CommandSpec spec(Object command) {
        try (InputStream table = CommandSpecs.class.getResourceAsStream(table(command.getClass()))) {
            return table == null
                    ? CommandSpec.forAnnotatedObject(command)
                    : recorded(command, new BufferedReader(new InputStreamReader(table, StandardCharsets.UTF_8)));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The options and parameters of a command that a table states. */
    public static CommandSpec recorded(Object command, BufferedReader table) throws IOException {
        RecordedArguments recorded = new RecordedArguments(command);
        for (String line = table.readLine(); line != null; line = table.readLine()) {
            int space = line.indexOf(' ');
            recorded.add(line.substring(0, space), line.substring(space + 1));
        }
        return recorded.spec();
    }
}
