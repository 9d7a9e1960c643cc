package org.qos.dsl.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qos.dsl.language.DecodedWith;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.dsl.rfc.RfcLanguage;

/** The files of one project find each other. */
class ProjectFilesTest {

    private static final String POLICY =
            """
            <qos-policy><port-groups><port-group>
              <name>Zürich</name><partition>Backup</partition>
            </port-group></port-groups></qos-policy>
            """;

    private final ProjectFiles project = new ProjectFiles();

    @Test
    void aPolicyFindsThePartitionsThatWereLoadedBefore() {
        PartitionFile partitions = project.load("p", "Backup=0x1 : ALL ;\n", new PartitionsLanguage())
                .root(PartitionFile.class);
        PolicyFile policy = project.load("q", POLICY, new RfcLanguage()).root(PolicyFile.class);
        assertSame(
                partitions.getDefinitions().get(0),
                policy.getPortGroups().get(0).getPartitions().get(0));
    }

    @Test
    void theLanguageCountsNotTheName(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("partitions.conf"), "qos-levels\nend-qos-levels\n");
        SourceFile read = project.load(file, new OpenSmLanguage());
        assertEquals(new OpenSmLanguage(), read.language());
        assertTrue(read.root() instanceof PolicyFile);
        assertThrows(ClassCastException.class, () -> read.root(PartitionFile.class));
    }

    @Test
    void aFileRemembersHowItsBytesWereRead(@TempDir Path folder) throws IOException {
        String text = "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n" + POLICY;
        Path file = Files.write(folder.resolve("a.qos"), text.getBytes(StandardCharsets.ISO_8859_1));
        SourceFile read = project.load(file, new RfcLanguage());
        assertEquals("Zürich", name(read));
        assertEquals(text, read.nodes().getText());
        assertEquals(Optional.of(StandardCharsets.ISO_8859_1), DecodedWith.of(read.resource()));
    }

    @Test
    void aTextOfAnEditorWasDecodedBefore() {
        var resource = LanguageInjectors.standalone()
                .newResource(new RfcLanguage(), org.eclipse.emf.common.util.URI.createURI("memory:/a.qos"));
        assertEquals(Optional.empty(), DecodedWith.of(resource));
    }

    @Test
    void namesWithAnyCharacterAreNames() {
        SourceFile read = project.load("<stdin> 100%/#?", POLICY, new RfcLanguage());
        assertEquals("Zürich", name(read));
    }

    @Test
    void oneFileMayBeLoadedTwice(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("a.qos"), POLICY);
        assertEquals(name(project.load(file, new RfcLanguage())), name(project.load(file, new RfcLanguage())));
    }

    @Test
    void aMissingFileIsAnIoException(@TempDir Path folder) {
        assertThrows(IOException.class, () -> project.load(folder.resolve("none.qos"), new RfcLanguage()));
    }

    private static String name(SourceFile file) {
        return file.root(PolicyFile.class).getPortGroups().get(0).getNames().get(0);
    }
}
