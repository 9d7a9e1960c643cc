package org.qos.dsl.generator.environment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.generator.output.GeneratedFile;
import org.qos.dsl.generator.testing.ReadPolicy;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.fabric.file.GeneratedMark;
import org.qos.runtime.policy.Policy;

class EnvironmentFilesTest {

    private static final Policy POLICY = ReadPolicy.of(
            """
            qos-levels
                qos-level
                    name: DEFAULT
                    sl: 0
                end-qos-level
                qos-level
                    name: Training
                    sl: 3
                end-qos-level
                qos-level
                    name: Storage
                    sl: 5
                    pkey: 0x0010
                end-qos-level
            end-qos-levels
            qos-match-rules
                qos-match-rule
                    use: jobs
                    pkey: 0x8020
                    qos-level-name: Training
                end-qos-match-rule
                qos-match-rule
                    use: files
                    service-id: 0x10603db
                    qos-level-name: Storage
                end-qos-match-rule
                qos-match-rule
                    use: more jobs
                    pkey: 0x21-0x22
                    qos-level-name: Training
                end-qos-match-rule
            end-qos-match-rules
            """,
            new OpenSmLanguage());

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "nccl=Training      | NCCL_IB_SL=3",
                "NCCL=training      | NCCL_IB_SL=3",
                "ucx=Training       | UCX_IB_SL=3",
                "ucx=jobs           | UCX_IB_SL=3 UCX_IB_PKEY=0x0020",
                "ucx=rule 1         | UCX_IB_SL=3 UCX_IB_PKEY=0x0020",
                "ucx=more jobs      | UCX_IB_SL=3",
                "ucx=Storage        | UCX_IB_SL=5 UCX_IB_PKEY=0x0010",
                "openmpi=jobs       | UCX_IB_SL=3 OMPI_MCA_btl_openib_ib_service_level=3 UCX_IB_PKEY=0x0020",
                "nvshmem=jobs       | NVSHMEM_IB_SL=3",
                "deepep=Training    | EP_OVERRIDE_RDMA_SL=3 NVSHMEM_IB_SL=3",
                "mooncake=Storage   | MC_IB_SL=5",
                "lustre=Storage     | ''",
                "lustre=files       | ''"
            })
    void theShellSetsTheVariablesOfAnApplication(String text, String variables) {
        assertEquals(variables, String.join(" ", settings("export ", file(0, text))));
        String[] quoted = settings("echo 'export ", file(1, text));
        assertEquals(variables, String.join(" ", quoted).replace("'", ""));
        String yaml = file(2, text).text();
        assertEquals(
                variables,
                String.join(
                                " ",
                                yaml.lines()
                                        .filter(line -> line.matches("  [A-Za-z_]+: \"[0-9a-fx]+\""))
                                        .toList())
                        .replace("\"", "")
                        .replace(": ", "=")
                        .replaceAll(" +", " ")
                        .strip());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "nccl              | 'nccl' names no level; expected APP=LEVEL",
                "nccl=             | 'nccl=' names no level",
                "mpi=Training      | there is no application 'mpi'; expected one of nccl, ucx,",
                "nccl=Gold         | the policy has no level and no rule 'Gold'; its levels are 'DEFAULT', 'Training', 'Storage'",
                "nccl=rule 4       | the policy has no level and no rule 'rule 4'",
                "lustre=Training   | Lustre has no environment variable; it gets its level by a rule for Service-ID 0x10603db"
            })
    void refusesWhatThePolicyDoesNotHave(String text, String message) {
        String found = assertThrows(EnvironmentException.class, () -> ApplicationLevel.of(text, POLICY))
                .getMessage();
        assertTrue(found.startsWith(message), found);
    }

    @Test
    void twoApplicationsAgreeOnAVariable() {
        assertEquals(
                "UCX and Open MPI both read UCX_IB_SL, which would be 3 and 5; give them one level, or generate two folders"
                        + " with --out",
                assertThrows(EnvironmentException.class, () -> files("ucx=Training", "openmpi=Storage"))
                        .getMessage());
        assertEquals(
                "UCX is given twice: it reads UCX_IB_SL, which would be 3 and 5; give it one level, or generate two folders"
                        + " with --out",
                assertThrows(EnvironmentException.class, () -> files("ucx=Training", "ucx=Storage"))
                        .getMessage());
        assertEquals(
                List.of("UCX_IB_SL=3", "OMPI_MCA_btl_openib_ib_service_level=3"),
                Arrays.asList(settings(
                        "export ", files("ucx=Training", "openmpi=Training").get(0))));
    }

    @Test
    void theScriptKeepsItsFirstLineAndEachFileShowsEdits() {
        for (GeneratedFile file : files("nccl=Training", "lustre=Storage")) {
            assertTrue(GeneratedMark.isIntact(file.bytes()), file.path());
            byte[] edited = (file.text() + "#\n").getBytes();
            assertTrue(!GeneratedMark.isIntact(edited), file.path());
        }
        assertTrue(file(1, "nccl=Training").text().startsWith("#!/bin/sh\n# Written by qos generate"));
    }

    private static GeneratedFile file(int number, String text) {
        return files(text).get(number);
    }

    private static List<GeneratedFile> files(String... texts) {
        return EnvironmentFiles.of(Arrays.stream(texts)
                .map(text -> ApplicationLevel.of(text, POLICY))
                .toList());
    }

    private static String[] settings(String before, GeneratedFile file) {
        return file.text()
                .lines()
                .filter(line -> line.startsWith(before))
                .map(line -> line.substring(before.length()))
                .toArray(String[]::new);
    }
}
