package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which language is set up while the arguments are read. */
class LanguageSetupTest {

    @TempDir
    Path folder;

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

        assertEquals(Optional.ofNullable(language), language(args));
    }

    @Test
    void isThatOfAPolicyInTheFolderWhenNoFileIsNamed() throws IOException {
        Files.createFile(folder.resolve("partitions.conf"));
        assertEquals(Optional.empty(), language("check"));

        Files.createFile(folder.resolve("qos-policy.conf"));
        assertEquals(Optional.of("opensm"), language("check"));
        assertEquals(Optional.of("rfc"), language("check", "other.qos"));
    }

    private Optional<String> language(String... args) {
        return LanguageSetup.first(folder, args).map(first -> first.language().id());
    }
}
