package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qos.cli.help.ManPage;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The files that packages install beside the command. */
class PackageFilesTest {

    /** The requests of man(7) that the pages use; any other line with a dot is a text that was not escaped. */
    private static final Pattern REQUEST = Pattern.compile("\\.(TH|SH|TP|B|BR|RS|RE|nf|fi)( .*)?");

    @TempDir
    Path share;

    @BeforeEach
    void write() throws IOException {
        PackageFiles.main(share.toString());
    }

    @Test
    void everyCommandHasAManualPage() throws IOException {
        try (Stream<Path> pages = Files.list(share.resolve("man/man1"))) {
            assertEquals(
                    commands().map(command -> ManPage.name(command) + ".1").collect(Collectors.toSet()),
                    pages.map(page -> page.getFileName().toString()).collect(Collectors.toSet()));
        }
    }

    @Test
    void aPageNamesEveryOptionThatTheHelpShows() {
        commands().forEach(command -> {
            List<String> page = page(command);
            for (OptionSpec option : command.options()) {
                String name = option.longestName().replace("-", "\\-");
                assertEquals(
                        !option.hidden(),
                        page.stream().anyMatch(line -> line.startsWith(".B ") && line.contains(name)),
                        command.name() + " " + name);
            }
        });
    }

    @Test
    void noLineOfTextIsARequest() {
        commands()
                .flatMap(command -> page(command).stream())
                .filter(line -> line.startsWith(".") || line.startsWith("'"))
                .forEach(line -> assertTrue(REQUEST.matcher(line).matches(), line));
    }

    @Test
    void pagesReferToEachOther() {
        CommandSpec qos = commands().findFirst().orElseThrow();
        Set<String> named = page(qos).stream()
                .filter(line -> line.startsWith(".BR "))
                .map(line -> line.split(" ")[1].replace("\\-", "-"))
                .collect(Collectors.toSet());
        commands().skip(1).map(ManPage::name).forEach(page -> assertTrue(named.contains(page), page));
    }

    @Test
    void scriptsAreWhereShellsSearch() throws IOException {
        assertTrue(Files.readString(share.resolve("bash-completion/completions/qos"))
                .contains("complete "));
        assertTrue(
                Files.readString(share.resolve("zsh/vendor-completions/_qos")).startsWith("#compdef qos\n"));
        assertTrue(Files.readString(share.resolve("fish/vendor_completions.d/qos.fish"))
                .contains("complete -c qos "));
    }

    private List<String> page(CommandSpec command) {
        try {
            return Files.readAllLines(share.resolve("man/man1/" + ManPage.name(command) + ".1"));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Stream<CommandSpec> commands() {
        return QosCommand.specs().stream();
    }
}
