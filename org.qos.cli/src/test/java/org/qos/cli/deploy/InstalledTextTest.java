package org.qos.cli.deploy;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qos.dsl.opensm.OpenSmLanguage;

class InstalledTextTest {

    private static final String POLICY =
            """
            # policy of the site
            qos-ulps
              default: 0
            end-qos-ulps
            """;

    @TempDir
    Path folder;

    @Test
    void aPolicyIsOneWhetherALinkLeadsToItOrNot() throws IOException {
        assertTrue(isPolicy(POLICY, false));
        assertTrue(isPolicy(POLICY, true));
    }

    @Test
    void aFileWithoutEntriesIsAPolicyInItsPlace() throws IOException {
        assertTrue(isPolicy("# no policy yet\n\n", false));
        assertTrue(isPolicy("", false));
    }

    /** Whoever may make links in the folder would have such a file of another user replaced. */
    @Test
    void aFileWithoutEntriesToWhichALinkLeadsMayBeAnything() throws IOException {
        assertFalse(isPolicy("# hosts that may not log in\n", true));
        assertFalse(isPolicy("", true));
    }

    private boolean isPolicy(String text, boolean isLinked) throws IOException {
        Path file = Files.writeString(folder.resolve("qos-policy.conf"), text);
        return new InstalledText(file, isLinked).isLike(new OpenSmLanguage());
    }
}
