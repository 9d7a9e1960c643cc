package org.qos.cli.deploy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.language.Language;

/** Which files {@code qos deploy} may replace. */
class InstalledTextTest {

    @TempDir
    Path directory;

    @ParameterizedTest
    @CsvSource({
        "qos-policy.conf, 'qos-ulps~default: x', opensm, true",
        "qos-policy.conf, '<qos-policy>', opensm, true",
        "qos-policy.conf, '# a policy~~  # to come', opensm, true",
        "qos-policy.conf, '', opensm, true",
        "opensm.conf, 'qos TRUE', opensm, false",
        "notes, 'call Jane', opensm, false",
        "p.conf, 'Default=0x7fff:ALL;', partitions, true",
        "p.conf, '# nothing', partitions, true",
        "p.conf, 'qos-ulps~', partitions, false"
    })
    void aFileOfTheLanguageOrWithCommentsOnlyMayBeReplaced(String name, String text, String language, boolean may)
            throws IOException {
        Path file = Files.writeString(directory.resolve(name), text.replace('~', '\n'));

        assertEquals(
                may,
                new InstalledText(file, false).isLike(Language.byId(language).orElseThrow()));
    }

    @Test
    void aPolicyIsOneAlsoWhereALinkLeadsToIt() throws IOException {
        assertTrue(isPolicyByLink("qos-ulps\ndefault: 0\nend-qos-ulps\n"));
    }

    /** Whoever may make links in the folder would have such a file of another user replaced. */
    @Test
    void aFileWithoutEntriesToWhichALinkLeadsMayBeAnything() throws IOException {
        assertFalse(isPolicyByLink("# hosts that may not log in\n"));
        assertFalse(isPolicyByLink(""));
    }

    private boolean isPolicyByLink(String text) throws IOException {
        Path file = Files.writeString(directory.resolve("qos-policy.conf"), text);
        return new InstalledText(file, true).isLike(Language.byId("opensm").orElseThrow());
    }
}
