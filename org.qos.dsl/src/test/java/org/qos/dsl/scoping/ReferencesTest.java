package org.qos.dsl.scoping;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.eclipse.xtext.naming.QualifiedName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Fix;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;

/** What a name of a policy refers to, at the edges: dots, many names, names of partitions, and what is suggested. */
class ReferencesTest {

    private static String levels(String... names) {
        return List.of(names).stream()
                .map(name -> "qos-level\nname: " + name + "\nsl: 1\nend-qos-level\n")
                .collect(Collectors.joining("", "qos-levels\n", "end-qos-levels\n"));
    }

    private static String rule(String level) {
        return "qos-match-rules\nqos-match-rule\nqos-level-name: " + level
                + "\nend-qos-match-rule\nend-qos-match-rules\n";
    }

    private static Finding unknown(String text) {
        List<Finding> found =
                Checker.check(new ProjectFiles().load("policy", text, new OpenSmLanguage())).found().stream()
                        .filter(finding -> finding.code().equals("unknown-level"))
                        .toList();
        assertEquals(1, found.size(), found::toString);
        return found.get(0);
    }

    @ParameterizedTest
    @CsvSource({"gold.1, Gold.1", "GOLD, gold", "'\"a b\"', '\"A B\"'", "a::b, A::b", "a.b.c, a.b.c"})
    void aNameIsOneSegmentInAnyCase(String defined, String used) {
        PolicyFile file = new ProjectFiles()
                .load("policy", levels("DEFAULT", defined) + rule(used), new OpenSmLanguage())
                .root(PolicyFile.class);
        assertEquals(file.getLevels().get(1), file.getRules().get(0).getLevels().get(0));
    }

    /** The reference is right: without quotes around the definition OpenSM removes its spaces. */
    @Test
    void aDefinitionThatLosesItsSpacesIsNamedAndTheReferenceStays() {
        Finding finding = unknown(levels("DEFAULT", "File Traffic") + rule("\"File Traffic\""));
        assertEquals(
                "no qos-level is named 'File Traffic'; OpenSM rejects the policy; OpenSM removes the spaces of its definition,"
                        + " which is not in quotes, and reads 'FileTraffic'; write the name in quotes there, too",
                finding.message());
        assertEquals(Optional.of(false), finding.fix().map(Fix::automatic));
        Finding other = unknown(levels("DEFAULT", "\"File Traffic\"") + rule("File Traffic"));
        assertTrue(other.message().endsWith("did you mean 'File Traffic'?"), other.message());
        assertEquals(Optional.of(true), other.fix().map(Fix::automatic));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a", "a.b", "", "..", "a::b"})
    void aDotDoesNotSplitAName(String text) {
        OneSegmentNames names = new OneSegmentNames();
        QualifiedName name = names.toQualifiedName(text);
        assertEquals(1, name.getSegmentCount());
        assertEquals(text, names.toString(name));
    }

    @ParameterizedTest(name = "{0} among {1}: fix {2}")
    @CsvSource({
        "Stroage, Storage, true",
        "Storage1, Storage2, false",
        "Storag, Storage Storags, false",
        "Xyzzy, Storage, false"
    })
    void onlyTheOneSimilarNameIsAFix(String used, String defined, boolean fix) {
        String[] names = ("DEFAULT " + defined).split(" ");
        Finding finding = unknown(levels(names) + rule(used));
        assertEquals(fix, finding.fix().isPresent());
        finding.fix()
                .ifPresent(only -> assertEquals("Storage", only.edits().get(0).text()));
    }

    @ParameterizedTest(name = "{0} levels")
    @CsvSource({"299, true", "300, false"})
    void withMoreThan300NamesNoneIsSuggested(int others, boolean fix) {
        String[] names = IntStream.rangeClosed(0, others)
                .mapToObj(i -> i == 0 ? "Storage" : "L" + "x".repeat(30) + i)
                .toArray(String[]::new);
        assertEquals(fix, unknown(levels(names) + rule("Stroage")).fix().isPresent());
    }

    @ParameterizedTest
    @CsvSource({"Storage, true", "storage, false", "'Storage ', true"})
    void aPartitionIsComparedAsItIsWritten(String used, boolean known) {
        ProjectFiles files = new ProjectFiles();
        files.load("p", "  Storage =1 : ALL ;\n", new PartitionsLanguage());
        PolicyFile policy = files.load(
                        "policy",
                        "port-groups\nport-group\nname: a\npartition: " + used + "\nend-port-group\nend-port-groups\n",
                        new OpenSmLanguage())
                .root(PolicyFile.class);
        assertEquals(
                known, !policy.getPortGroups().get(0).getPartitions().get(0).eIsProxy());
    }

    @Test
    void ofTwoPartitionFilesTheFirstCounts() {
        ProjectFiles files = new ProjectFiles();
        files.load("p", "One=1 : ALL ;\n", new PartitionsLanguage());
        files.load("q", "Two=2 : ALL ;\n", new PartitionsLanguage());
        PolicyFile policy = files.load(
                        "policy",
                        "port-groups\nport-group\nname: a\npartition: One, Two\nend-port-group\nend-port-groups\n",
                        new OpenSmLanguage())
                .root(PolicyFile.class);
        assertTrue(!policy.getPortGroups().get(0).getPartitions().get(0).eIsProxy());
        assertTrue(policy.getPortGroups().get(0).getPartitions().get(1).eIsProxy());
    }
}
