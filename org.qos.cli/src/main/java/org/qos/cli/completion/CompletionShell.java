package org.qos.cli.completion;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import picocli.CommandLine.Model.CommandSpec;

/** The shells for which there are completion scripts. */
public enum CompletionShell {
    /** GNU Bash 4 or newer. */
    BASH(BashScript::of),
    /** Z shell with its completion system, {@code compinit}. */
    ZSH(ZshScript::of),
    /** fish 3 or newer. */
    FISH(FishScript::of);

    private final Function<List<CompletedCommand>, String> script;

    CompletionShell(Function<List<CompletedCommand>, String> script) {
        this.script = script;
    }

    /**
     * The script that completes commands, options, their values and files.
     *
     * @param qos the declaration of {@code qos} with all commands
     * @param known the words to propose for arguments by their placeholder, such as the codes of rules for {@code CODE}
     */
    public String script(CommandSpec qos, Map<String, List<String>> known) {
        return script.apply(CompletedCommand.of(qos, known));
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
