package org.qos.cli.help;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.qos.dsl.scoping.NameSuggestions;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * What a user reads after a usage error: what is wrong, how the command is called, and where its options are
 * explained.
 */
public final class UsageError {

    private final ParameterException problem;
    private final List<String> arguments;
    private final CommandSpec command;

    private UsageError(ParameterException problem, List<String> arguments) {
        this.problem = problem;
        this.arguments = arguments;
        this.command = problem.getCommandLine().getCommandSpec();
    }

    /**
     * The lines for an error that the library found in the arguments, or a command itself.
     *
     * @param arguments the arguments of {@code qos}
     */
    public static List<String> lines(ParameterException problem, String... arguments) {
        UsageError error = new UsageError(problem, List.of(arguments));
        return List.of(
                "qos: " + error.message(),
                "Usage: " + Synopsis.of(error.command),
                "'" + error.command.qualifiedName() + " --help' shows the "
                        + (error.isOfWholeCommand() ? "commands." : "options and an example."));
    }

    private boolean isOfWholeCommand() {
        return !command.subcommands().isEmpty();
    }

    private String message() {
        if (problem instanceof UnmatchedArgumentException unmatched) {
            return unmatched(unmatched.getUnmatched().get(0));
        }
        if (problem instanceof MissingParameterException missing) {
            return missing(missing.getMissing().get(0));
        }
        if (problem instanceof OverwrittenOptionException repeated) {
            return name(repeated.getOverwritten()) + " is given twice; give it once.";
        }
        return Optional.ofNullable(problem.getArgSpec()).map(this::wrongValue).orElseGet(() -> problem.getMessage());
    }

    private String unmatched(String argument) {
        if (argument.startsWith("-") && argument.length() > 1) {
            String option = argument.replaceFirst("=.*", "");
            return "'" + option + "' is not an option of '" + command.qualifiedName() + "'"
                    + suggestion(option, option.startsWith("--") ? options() : List.of());
        }
        return isOfWholeCommand()
                ? "'" + argument + "' is not a command" + suggestion(argument, commands())
                : "unexpected argument '" + argument + "'" + (takesPolicy() ? "; name the policy with --policy." : ".");
    }

    private boolean takesPolicy() {
        return command.findOption("--policy") != null;
    }

    private List<String> options() {
        return command.options().stream()
                .filter(option -> !option.hidden())
                .map(OptionSpec::longestName)
                .toList();
    }

    private List<String> commands() {
        return List.copyOf(command.subcommands().keySet());
    }

    private static String suggestion(String wanted, List<String> known) {
        return NameSuggestions.STRICT
                .closest(wanted, known)
                .map(name -> "; did you mean '" + name + "'?")
                .orElse(".");
    }

    /** An option that is given lacks its value. */
    private String missing(ArgSpec missing) {
        boolean given =
                missing.isOption() && Stream.of(((OptionSpec) missing).names()).anyMatch(arguments::contains);
        return given
                ? name(missing) + " needs a value: " + missing.paramLabel() + "."
                : nameAndValue(missing) + " is missing.";
    }

    private String wrongValue(ArgSpec argument) {
        if (argument.arity().max() == 0) {
            return name(argument) + " takes no value.";
        }
        return "'" + problem.getValue() + "' is not a value of " + name(argument) + "; expected " + expected(argument)
                + ".";
    }

    private static String expected(ArgSpec argument) {
        List<String> values = new ArrayList<>();
        if (argument.completionCandidates() != null) {
            argument.completionCandidates().forEach(values::add);
        }
        if (!values.isEmpty()) {
            return "one of " + String.join(", ", values);
        }
        if (Stream.of(argument.auxiliaryTypes()).noneMatch(UsageError::isWhole)) {
            return argument.paramLabel();
        }
        boolean hasUnit = argument.paramLabel().endsWith("S");
        String number = hasUnit ? "a whole number of " + argument.paramLabel() : "a whole number";
        return !List.of(argument.auxiliaryTypes()).contains(long.class)
                ? number + " that is not too large"
                : hasUnit ? number : number + " from -2^63 to 2^63-1";
    }

    private static boolean isWhole(Class<?> type) {
        return Set.<Class<?>>of(int.class, Integer.class, long.class, Long.class)
                .contains(type);
    }

    private static String nameAndValue(ArgSpec argument) {
        return argument.isOption()
                ? "'" + ((OptionSpec) argument).longestName() + " " + argument.paramLabel() + "'"
                : argument.paramLabel();
    }

    private static String name(ArgSpec argument) {
        return argument.isOption() ? "'" + ((OptionSpec) argument).longestName() + "'" : argument.paramLabel();
    }
}
