package org.qos.dsl.ide.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.dsl.project.context.DocumentContext;

class DocumentUriTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({
        "file:///none/a%20b.qos, file:///none/a b.qos",
        "file:///none/%61.qos, file:///none/a.qos",
        "file:///none/x/../a.qos, file:///none/a.qos",
        "file:///none/./a.qos, file:///none/a.qos",
        "file:///none//a.qos, file:///none/a.qos",
        "file:/none/a.qos, file:///none/a.qos",
        "file:///c%3A/none/a.qos, file:///C:/none/a.qos",
        "file:///none/%C3%A9.qos, file:///none/\u00e9.qos"
    })
    void oneAddressHasOneKeyHoweverItIsSpelt(String one, String other) {
        assertEquals(Document.key(one), Document.key(other));
    }

    @ParameterizedTest
    @CsvSource({
        "file:///none/a.qos, file:///none/A.qos",
        "file:///none/a.qos, file:///none/a.qos.",
        "file:///none/a%2520b.qos, file:///none/a%20b.qos",
        "untitled:Untitled-1, untitled:Untitled-2"
    })
    void otherAddressesHaveOtherKeys(String one, String other) {
        assertNotEquals(Document.key(one), Document.key(other));
    }

    @Test
    void aLinkLeadsToTheSameFile() throws Exception {
        Path file =
                Files.createFile(Files.createDirectory(folder.resolve("real")).resolve("a.qos"));
        Path link = Files.createSymbolicLink(folder.resolve("link"), folder.resolve("real"));

        assertEquals(DocumentUri.key(file), DocumentUri.key(link.resolve("a.qos")));
        assertEquals(DocumentUri.key(file.resolveSibling("new.qos")), DocumentUri.key(link.resolve("new.qos")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"untitled:Untitled-1", "git:/a/b.qos?x", "", "file:", "http://a/b.qos", "file://host.invalid/a"})
    void whatIsNotAFileHasNoPath(String uri) {
        assertEquals(Optional.empty(), Document.path(uri));
    }

    @ParameterizedTest
    @ValueSource(strings = {"file:///", "file:", "untitled:x", "file:///%00", "file:///a%", "x:\\y", "file://"})
    void aStrangeAddressIsNotAReasonToFail(String uri) {
        DocumentSnapshot snapshot = LspTestHarness.snapshot(uri, new OpenSmLanguage(), "qos-ulps");

        assertEquals(uri, snapshot.uri());
        assertEquals(
                DocumentContext.unknown().fabricFile(),
                new Workspace().context(snapshot.document()).fabricFile());
        assertEquals(snapshot.document().name(), Document.name(uri));
    }
}
