package org.qos.fuzzing.record;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.qos.dsl.language.Language;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.lower.PolicyLowering;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.project.ProjectFiles;
import org.qos.fuzzing.SeedSource;
import org.qos.runtime.match.compiled.CompiledRules;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.setup.CompiledSetup;

/** The compiled forms of the example policies. */
final class CompiledSeeds {

    private static final int CHECKSUM = 8;
    private static final int HEADER_SIZE = 12;

    private CompiledSeeds() {}

    static SeedSource rules() {
        return forms(policy -> CompiledRules.of(policy).toBytes());
    }

    static SeedSource setups() {
        return forms(policy -> CompiledSetup.of(policy).toBytes());
    }

    private static SeedSource forms(Function<Policy, byte[]> form) {
        return root -> policies(root.resolve("examples")).map(form);
    }

    /** The same bytes with the checksum that they should have, so that a fuzzer reaches what follows. */
    static byte[] withChecksum(byte[] bytes) {
        if (bytes.length < HEADER_SIZE) {
            return bytes;
        }
        CRC32 crc = new CRC32();
        crc.update(bytes, HEADER_SIZE, bytes.length - HEADER_SIZE);
        return ByteBuffer.wrap(bytes.clone())
                .putInt(CHECKSUM, (int) crc.getValue())
                .array();
    }

    private static Stream<Policy> policies(Path examples) {
        try (Stream<Path> files = Files.walk(examples)) {
            List<Path> policies =
                    files.filter(file -> language(file).isPresent()).sorted().toList();
            return policies.stream().map(CompiledSeeds::policy);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static java.util.Optional<Language> language(Path file) {
        return Language.byFileName(file.getFileName().toString()).filter(Language::isPolicy);
    }

    private static Policy policy(Path file) {
        try {
            SourceFile source = new ProjectFiles().load(file, language(file).orElseThrow());
            return PolicyLowering.lower(
                            source.root(PolicyFile.class),
                            source.language().syntax().orElseThrow())
                    .value();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
