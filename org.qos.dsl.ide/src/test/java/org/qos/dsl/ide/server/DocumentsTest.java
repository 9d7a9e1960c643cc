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
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.qos.dsl.ide.speed.LargePolicy;
import org.qos.dsl.language.Language;

/** Documents that come and go, under whatever address. */
@Timeout(120)
class DocumentsTest {

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
    void aFileThatIsOpenUnderTwoSpellingsIsTwoDocuments() throws Exception {
        String other = uri().replace("%20", " ");
        try (Client client = Client.pushed(folder)) {
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
    void anOpenFileCountsForAPolicyThatIsReachedByALink() throws Exception {
        Path real = Files.createDirectory(folder.resolve("real"));
        Path link = Files.createSymbolicLink(folder.resolve("link"), real);
        Files.writeString(SiteFile.PARTITIONS.in(real), SiteFile.PARTITIONS.bad());
        try (Client client = Client.pushed(folder)) {
            Path policy = link.resolve("qos-policy.conf");
            client.open(policy, SiteFile.POLICY);
            client.await(policy, SiteFile.PARTITIONS.code());

            client.open(SiteFile.PARTITIONS.in(real), SiteFile.PARTITIONS.good());

            client.await(policy, found -> !Client.codes(found).contains(SiteFile.PARTITIONS.code()));
        }
    }

    @Test
    void aTextThatWasNeverSavedIsCheckedByTheLanguageThatTheClientNames() throws Exception {
        try (Client client = Client.pushed(folder)) {
            client.open("untitled:Untitled-1", "qos-opensm", OCTAL);

            assertTrue(Client.codes(client.await("untitled:Untitled-1", found -> !found.isEmpty()))
                    .contains("octal-literal"));
            client.close("untitled:Untitled-1");
            client.await("untitled:Untitled-1", List::isEmpty);
        }
    }

    @Test
    void aPartitionFileThatIsNotYetSavedCountsForThePolicyBesideIt() throws Exception {
        try (Client client = Client.pushed(folder)) {
            client.open(policy(), SiteFile.POLICY);

            client.open(SiteFile.PARTITIONS.in(folder), SiteFile.PARTITIONS.bad());

            client.await(policy(), SiteFile.PARTITIONS.code());
        }
    }

    @Test
    void whatIsClosedWhileItIsCheckedHasNoDiagnosticsInTheEnd() throws Exception {
        try (Client client = Client.pushed(folder)) {
            for (int round = 0; round < 30; round++) {
                client.open(uri(), "any", OCTAL);
                Thread.sleep(round * 13L % 50);
                client.close(uri());
            }
            Thread.sleep(600);

            assertEquals(List.of(), client.published.get(uri()).getDiagnostics());
        }
    }

    @Test
    void versionsNeverGoBackAndNothingIsToldAboutAnOldOne() throws Exception {
        String large = LargePolicy.in(Language.OPENSM);
        try (Client client = Client.pushed(folder)) {
            client.open(uri(), "any", large);
            client.open(folder.resolve("small.qos-policy.conf"), OCTAL);
            Map<Integer, Integer> toldBefore = new TreeMap<>();
            for (int version = 2; version <= 6; version++) {
                Thread.sleep(version * 37L % 300);
                client.change(uri(), version, large + "#".repeat(version));
                toldBefore.put(version, client.publications.size());
            }
            client.change(uri(), 7, OCTAL);
            client.await(uri(), found -> Client.codes(found).contains("octal-literal"));

            List<Integer> versions = client.publications.stream()
                    .filter(each -> each.getUri().equals(uri()))
                    .map(PublishDiagnosticsParams::getVersion)
                    .toList();
            assertEquals(versions.stream().sorted().toList(), versions);
            toldBefore.forEach((version, told) -> assertTrue(client.publications.stream()
                    .skip(told)
                    .filter(each -> each.getUri().equals(uri()))
                    .allMatch(each -> each.getVersion() >= version)));
        }
    }

    @Test
    void whatIsOpenedASecondTimeIsTheNewText() throws Exception {
        try (Client client = Client.pushed(folder)) {
            client.open(uri(), "any", OCTAL);
            client.await(uri(), found -> !found.isEmpty());

            client.open(uri(), "any", DECIMAL);

            client.await(uri(), List::isEmpty);
        }
    }

    @Test
    void changesAndEndsOfWhatIsNotOpenArePassedOver() throws Exception {
        try (Client client = Client.pushed(folder)) {
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
