package org.qos.dsl.ide.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.qos.dsl.partitions.PartitionsLanguage;

class DocumentLanguagesTest {

    @Test
    void theNameOfAFileSaysItsLanguage() {
        assertEquals(Optional.of(new PartitionsLanguage()), DocumentLanguages.of(Path.of("/site/partitions.conf")));
        assertEquals(Optional.empty(), DocumentLanguages.of(Path.of("/site/notes.txt")));
    }

    @Test
    void theRootOfAFileSystemIsInNoLanguage() {
        assertEquals(Optional.empty(), DocumentLanguages.of(Path.of("/")));
        assertFalse(DocumentLanguages.isProject(Path.of("/")));
    }
}
