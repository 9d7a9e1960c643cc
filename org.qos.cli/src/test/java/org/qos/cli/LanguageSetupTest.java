package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.cli.console.Console;
import org.qos.dsl.language.Language;

/** Which language is set up before the arguments are read, and when a command may use it. */
class LanguageSetupTest {

    private final StringWriter out = new StringWriter();

    @ParameterizedTest
    @CsvSource({
        "check site/policy.qos, rfc",
        "explain --policy qos-policy.conf from 1 to 2, opensm",
        "check partitions.conf policy.qos, partitions",
        "check opensm.opts, opts",
        "check, ",
        "check / '' . .. -, ",
        "check --format json, ",
        "'check \\0', ",
    })
    void isThatOfTheFirstFileByItsName(String commandLine, String language) {
        String[] args = commandLine.replace("\\\\0", "\\0").replace("''", "").split(" ");

        assertEquals(Optional.ofNullable(language), LanguageSetup.language(args).map(Language::id));
    }

    @Test
    void aCommandBeginsAfterTheSetup() {
        List<String> printed = new ArrayList<>();

        QosCommand.run(console(), () -> printed.add(out.toString()), "rules");

        assertEquals(List.of(""), printed);
        assertNotEquals("", out.toString());
    }

    @Test
    void thereIsNothingToWaitForWithWrongArguments() {
        List<String> waited = new ArrayList<>();

        QosCommand.run(console(), () -> waited.add("waited"), "check", "--bogus");

        assertEquals(List.of(), waited);
    }

    private Console console() {
        return new Console(
                InputStream.nullInputStream(),
                new PrintWriter(out),
                new PrintWriter(Writer.nullWriter()),
                Path.of("").toAbsolutePath());
    }
}
