package org.qos.conformity.quirk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.FabricContext;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Severity;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.language.Language;
import org.qos.dsl.lower.PartitionsLowering;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;
import org.qos.fabric.snapshot.IbnetdiscoverReader;

/** What {@code qos check} says of an oddity, on the fabric and beside the partitions of the folder {@code quirks}. */
final class QuirkFindings {

    private QuirkFindings() {}

    /** Checks a policy with all that it is for. */
    static CheckedFile ofPolicy(String text) {
        ProjectFiles files = new ProjectFiles();
        PartitionFile partitions = files.load(
                        "partitions.conf", Quirk.resource("partitions.conf"), new PartitionsLanguage())
                .root(PartitionFile.class);
        FabricContext fabricContext;
        try {
            byte[] snapshot = Quirk.resource("fabric.ibnetdiscover").getBytes(StandardCharsets.UTF_8);
            fabricContext = new FabricContext(
                    Optional.of(PartitionsLowering.lower(partitions).value()),
                    Optional.empty(),
                    IbnetdiscoverReader.read(new ByteArrayInputStream(snapshot)).fabric());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return Checker.check(files.load("policy", text, new OpenSmLanguage()), fabricContext);
    }

    /** Checks a partition or option file. */
    static CheckedFile of(String text, Language language) {
        return Checker.check(new ProjectFiles().load("file", text, language));
    }

    /** The check predicts what OpenSM does, finds the oddity, and calls it an error only where it is one. */
    static void assertExpected(Quirk quirk, CheckedFile checked) {
        assertEquals(Optional.of(quirk.verdict()), checked.opensm(), () -> quirk + ": " + checked.findings());
        quirk.code()
                .ifPresent(code ->
                        assertTrue(codes(checked.findings()).contains(code), () -> quirk + ": " + checked.findings()));
        List<Finding> errors = checked.findings().stream()
                .filter(finding -> finding.severity() == Severity.ERROR)
                .toList();
        List<String> harm = quirk.harmful() ? List.of(quirk.code().orElseThrow()) : List.of();
        if (quirk.verdict() == Verdict.ACCEPTS) {
            assertEquals(harm, codes(errors), quirk::toString);
        }
    }

    private static List<String> codes(List<Finding> findings) {
        return findings.stream().map(Finding::code).toList();
    }
}
