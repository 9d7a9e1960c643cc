package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which language is set up while the arguments are read. */
class LanguageSetupTest {

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

        assertEquals(Optional.ofNullable(language), LanguageSetup.first(args).map(first -> first.language()
                .id()));
    }
}
