package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.cli.Shell.Outcome;

/** Two lines and a pointer to the help. */
class UsageErrorTest {

    @TempDir
    Path directory;

    @ParameterizedTest(name = "qos {0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
            chekc                  | 'chekc' is not a command; did you mean 'check'?
            help chekc             | 'chekc' is not a command; did you mean 'check'?
            colour                 | 'colour' is not a command.
            --verison              | '--verison' is not an option of 'qos'; did you mean '--version'?
            check --nonsense a.qos | '--nonsense' is not an option of 'qos check'.
            check --formt=json     | '--formt' is not an option of 'qos check'; did you mean '--format'?
            check -x               | '-x' is not an option of 'qos check'.
            check --format         | '--format' needs a value: FORMAT.
            check --format yaml    | 'yaml' is not a value of '--format'; expected one of text, compact, json, sarif, github, junit.
            check --config= a.qos  | '' is not a value of '--config'; expected FILE.
            rollback --journal=    | '' is not a value of '--journal'; expected DIR.
            check --fail-level 1   | '1' is not a value of '--fail-level'; expected one of error, warning, info.
            check --fix=yes        | '--fix' takes no value.
            check --sm 1 --sm 2    | '--sm' is given twice; give it once.
            generate a.qos         | '--out DIR' is missing.
            generate --out         | '--out' needs a value: DIR.
            generate --out --lossy | '--out' needs a value: DIR.
            convert --to c a.qos   | 'c' is not a value of '--to'; expected one of rfc, opensm.
            fmt                    | FILE is missing.
            explain                | REQUEST is missing.
            rules a b              | unexpected argument 'b'.
            audit site.qos         | unexpected argument 'site.qos'; name the policy with --policy.
            match --engine steam   | 'steam' is not a value of '--engine'; expected one of compiled, reference.
            lsp --socket x         | 'x' is not a value of '--socket'; expected a whole number that is not too large.
            audit --max-hops 9999999999 | '9999999999' is not a value of '--max-hops'; expected a whole number that is not too large.
            simulate --duration 1ms | '1ms' is not a value of '--duration'; expected a whole number of MICROSECONDS.
            simulate --seed 99999999999999999999 | '99999999999999999999' is not a value of '--seed'; expected a whole number from -2^63 to 2^63-1.
            lsp --socket 65536     | '--socket' expects a port from 0 to 65535, found 65536.
            """)
    void isExplainedInAFewLines(String words, String message) {
        Outcome outcome = new Shell(directory).qos(words.split(" "));
        List<String> lines = outcome.err().lines().toList();
        assertEquals(2, outcome.exitCode());
        assertEquals("", outcome.out());
        assertEquals("qos: " + message, lines.get(0));
        assertEquals(3, lines.size(), outcome.err());
        assertTrue(lines.get(1).startsWith("Usage: qos "), lines.get(1));
        assertTrue(lines.get(2).matches("'qos.* --help' shows the .*\\."), lines.get(2));
    }
}
