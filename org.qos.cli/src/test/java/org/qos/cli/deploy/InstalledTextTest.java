package org.qos.cli.deploy;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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

        assertEquals(may, new InstalledText(file).isLike(Language.byId(language).orElseThrow()));
    }
}
