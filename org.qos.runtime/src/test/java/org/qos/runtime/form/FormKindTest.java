package org.qos.runtime.form;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The header of forms, and forms in resources next to a class. */
class FormKindTest {

    @TempDir
    private Path folder;

    /** A class whose resources are in a folder. */
    static final class OfASite {}

    @ParameterizedTest
    @EnumSource
    void anIntactFormIsRecognizedWhateverItsVersion(FormKind kind) {
        byte[] form = kind.withHeader(new byte[] {1, 2, 3});
        assertTrue(FormKind.isIntact(form));
        form[7]++;
        assertTrue(FormKind.isIntact(form), "of the next version");
    }

    @ParameterizedTest
    @EnumSource
    void anEditedFormIsNotIntact(FormKind kind) {
        byte[] form = kind.withHeader(new byte[] {1, 2, 3});
        form[form.length - 1]++;
        assertFalse(FormKind.isIntact(form));
    }

    @Test
    void otherBytesAreNotAForm() {
        assertFalse(FormKind.isIntact(new byte[0]));
        assertFalse(FormKind.isIntact(new byte[12]));
        assertFalse(FormKind.isIntact("qos-ulps\nend-qos-ulps\n".getBytes()));
    }

    @Test
    void aFormOfAnotherKindIsRejected() {
        byte[] form = FormKind.SETUP.withHeader(new byte[0]);
        StoredFormException refused = assertThrows(StoredFormException.class, () -> FormKind.POLICY.open(form));
        assertEquals(
                "the compiled policy does not have the header of a compiled policy; generate the class again",
                refused.getMessage());
    }

    @Test
    void aResourceHasTheChecksumThatItsClassNames() throws Exception {
        byte[] form = FormKind.POLICY.withHeader(new byte[] {5});
        Class<?> site = siteWith("site.rules", form);
        int checksum = FormKind.checksumOf(form);

        assertEquals(
                5, FormKind.POLICY.openResource(site, "site.rules", checksum).number());

        StoredFormException other = assertThrows(
                StoredFormException.class, () -> FormKind.POLICY.openResource(site, "site.rules", checksum + 1));
        assertEquals(
                "the compiled policy site.rules is not that of this " + site.getName()
                        + "; put both files of one run of 'qos generate' on the class path",
                other.getMessage());
    }

    @Test
    void aDamagedResourceIsDamagedWhateverTheClassNames() throws Exception {
        byte[] form = FormKind.POLICY.withHeader(new byte[] {5});
        form[12] = 6;
        Class<?> site = siteWith("site.rules", form);
        StoredFormException damaged =
                assertThrows(StoredFormException.class, () -> FormKind.POLICY.openResource(site, "site.rules", 0));
        assertEquals("the compiled policy site.rules is damaged; generate the class again", damaged.getMessage());
    }

    /** The class, loaded from the folder where the resource is next to it. */
    private Class<?> siteWith(String resource, byte[] form) throws IOException, ReflectiveOperationException {
        String name = OfASite.class.getName();
        Path beside = Files.createDirectories(
                folder.resolve(OfASite.class.getPackageName().replace('.', '/')));
        Files.write(beside.resolve(resource), form);
        try (var bytes = OfASite.class.getResourceAsStream(name.substring(name.lastIndexOf('.') + 1) + ".class")) {
            Files.write(beside.resolve(name.substring(name.lastIndexOf('.') + 1) + ".class"), bytes.readAllBytes());
        }
        return new URLClassLoader(new URL[] {folder.toUri().toURL()}, ClassLoader.getPlatformClassLoader())
                .loadClass(name);
    }
}
