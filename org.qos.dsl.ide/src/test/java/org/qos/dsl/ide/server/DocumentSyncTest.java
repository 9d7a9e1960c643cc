package org.qos.dsl.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qos.dsl.ide.testing.LargePolicy;
import org.qos.runtime.policy.PolicySyntax;

/** Opening, changing and closing documents with all forms of URIs. */
class DocumentSyncTest {

    private static final String OCTAL = "qos-ulps\n    default: 010\nend-qos-ulps\n";
    private static final String DECIMAL = OCTAL.replace("010", "8");

    @TempDir
    private Path folder;

    private Path policy() {
        return folder.resolve("a b.qos-policy.conf");
    }

    private String uri() {
        return policy().toUri().toString();
    }

    @Test
    void aFileThatIsOpenUnderTwoUrisIsTwoDocuments() throws Exception {
        String other = uri().replace("%20", " ");
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            client.open(uri(), "any", OCTAL);
            client.open(other, "any", DECIMAL);
            client.await(uri(), found -> !found.isEmpty());
            client.await(other, List::isEmpty);

            client.change(other, 2, OCTAL);
            client.await(other, found -> !found.isEmpty());
            client.close(other);

            client.await(other, List::isEmpty);
            client.change(uri(), 2, DECIMAL);
            client.await(uri(), List::isEmpty);
        }
    }

    @Test
    void anOpenFileAffectsAPolicyThatIsReachedByALink() throws Exception {
        Path real = Files.createDirectory(folder.resolve("real"));
        Path link = Files.createSymbolicLink(folder.resolve("link"), real);
        Files.writeString(RelatedFile.PARTITIONS.in(real), RelatedFile.PARTITIONS.bad());
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            Path policy = link.resolve("qos-policy.conf");
            client.open(policy, RelatedFile.POLICY);
            client.await(policy, RelatedFile.PARTITIONS.code());

            client.open(RelatedFile.PARTITIONS.in(real), RelatedFile.PARTITIONS.good());

            client.await(policy, found -> !InProcessClient.codes(found).contains(RelatedFile.PARTITIONS.code()));
        }
    }

    @Test
    void anUntitledDocumentIsCheckedInTheLanguageOfTheClient() throws Exception {
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            client.open("untitled:Untitled-1", "qos-opensm", OCTAL);

            assertTrue(InProcessClient.codes(client.await("untitled:Untitled-1", found -> !found.isEmpty()))
                    .contains("octal-literal"));
            client.close("untitled:Untitled-1");
            client.await("untitled:Untitled-1", List::isEmpty);
        }
    }

    @Test
    void anUnsavedNewPartitionFileAffectsThePolicyBesideIt() throws Exception {
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            client.open(policy(), RelatedFile.POLICY);

            client.open(RelatedFile.PARTITIONS.in(folder), RelatedFile.PARTITIONS.bad());

            client.await(policy(), RelatedFile.PARTITIONS.code());
        }
    }

    @Test
    void afterShutdownNothingIsPublished() throws Exception {
        Path late = folder.resolve("late.qos-policy.conf");
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            client.open(uri(), "any", OCTAL);
            client.server.shutdown().join();
            int published = client.publications.size();

            client.open(late, OCTAL);
            client.settle();

            assertEquals(0, client.publications(late));
            assertEquals(published, client.publications.size());
        }
    }

    @Test
    void aDocumentClosedDuringValidationHasNoDiagnostics() throws Exception {
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            for (int round = 0; round < 30; round++) {
                client.open(uri(), "any", OCTAL);
                Thread.sleep(round * 13L % 50);
                client.close(uri());
            }
            client.settle();

            assertEquals(List.of(), client.published.get(uri()).getDiagnostics());
        }
    }

    @Test
    void publishedVersionsNeverDecreaseAndNothingOldIsPublished() throws Exception {
        String large = LargePolicy.in(PolicySyntax.OPENSM);
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            client.open(uri(), "any", large);
            client.open(folder.resolve("small.qos-policy.conf"), OCTAL);
            Map<Integer, Integer> publishedBefore = new TreeMap<>();
            for (int version = 2; version <= 6; version++) {
                Thread.sleep(version * 37L % 300);
                client.change(uri(), version, large + "#".repeat(version));
                publishedBefore.put(version, client.publications.size());
            }
            client.change(uri(), 7, OCTAL);
            client.await(uri(), found -> InProcessClient.codes(found).contains("octal-literal"));

            List<Integer> versions = client.publications.stream()
                    .filter(each -> each.getUri().equals(uri()))
                    .map(PublishDiagnosticsParams::getVersion)
                    .toList();
            assertEquals(versions.stream().sorted().toList(), versions);
            publishedBefore.forEach((version, previous) -> assertTrue(client.publications.stream()
                    .skip(previous)
                    .filter(each -> each.getUri().equals(uri()))
                    .allMatch(each -> each.getVersion() >= version)));
        }
    }

    @Test
    void openingADocumentTwiceUsesTheNewText() throws Exception {
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            client.open(uri(), "any", OCTAL);
            client.await(uri(), found -> !found.isEmpty());

            client.open(uri(), "any", DECIMAL);

            client.await(uri(), List::isEmpty);
        }
    }

    @Test
    void changesOfDocumentsThatAreNotOpenAreIgnored() throws Exception {
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            client.change(uri(), 2, OCTAL);
            client.close(uri());
            client.close("x:\\y");
            client.open(policy(), OCTAL);
            client.await(uri(), found -> !found.isEmpty());

            assertEquals(
                    1,
                    client.publications.stream()
                            .map(PublishDiagnosticsParams::getUri)
                            .distinct()
                            .count());
            assertEquals(policy().toUri(), URI.create(uri()));
        }
    }
}
