package org.qos.cli.policy;

import java.nio.file.Path;
import java.util.Optional;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import org.qos.cli.input.InputFiles;
import org.qos.cli.option.ContextOptions;
import org.qos.fabric.program.ProgrammedPolicy;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The policy that a command works with, and the files that it is used with. */
public final class PolicyOption {

    /** What can be given as a policy, for the help of all commands. */
    public static final String DESCRIPTION =
            "The policy, in either syntax, - for standard input, or a folder whose qos.yaml names it (default: the one that"
                    + " qos.yaml names, else the only policy in the folder).";

    @Option(names = "--policy", paramLabel = "FILE", description = DESCRIPTION)
    private Optional<Path> policy = Optional.empty();

    @Mixin
    private ContextOptions context;

    /**
     * Reads the policy.
     *
     * @throws CommandFailed when a file cannot be read, or has errors, which are printed
     */
    public LoadedPolicy load(Console console) {
        return LoadedPolicy.read(console, policy, "--policy FILE", context);
    }

    /**
     * Reads the policy, and goes on only when its option file can be used.
     *
     * @throws CommandFailed when a file cannot be read, or has errors, which are printed
     */
    public LoadedPolicy loadWithOptions(Console console) {
        return load(console).requireOptions(console, context);
    }

    /**
     * Reads the policy with what the running OpenSM has: a partition file that nothing names is the one that the options name.
     *
     * @throws CommandFailed when a file cannot be read, or has errors, which are printed
     */
    public LoadedPolicy loadInstalled(Console console) {
        return LoadedPolicy.readInstalled(console, policy, "--policy FILE", context)
                .requireOptions(console, context);
    }

    /** The files that the policy is used with, as the command line names them. */
    public ContextOptions context() {
        return context;
    }

    /** Whether the policy is read from standard input. */
    public boolean isStandardInput() {
        return policy.filter(InputFiles::isStandardInput).isPresent();
    }

    /** The policy with what its tables depend on. */
    public static ProgrammedPolicy programmed(LoadedPolicy loaded) {
        return new ProgrammedPolicy(loaded.policy(), loaded.partitions());
    }
}
