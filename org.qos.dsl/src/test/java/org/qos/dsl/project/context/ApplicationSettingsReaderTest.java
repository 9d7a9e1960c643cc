package org.qos.dsl.project.context;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.check.ApplicationSetting;

class ApplicationSettingsReaderTest {

    private static List<String> found(String text) {
        return ApplicationSettingsReader.read("job.sh", text).stream()
                .map(ApplicationSetting::title)
                .toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "export NCCL_IB_SL=3                       | NCCL_IB_SL=3 (job.sh:1)",
                "NCCL_IB_SL=3 srun train                   | NCCL_IB_SL=3 (job.sh:1)",
                "echo 'export UCX_IB_SL=10'                | UCX_IB_SL=10 (job.sh:1)",
                "setenv.py --set MC_IB_SL='4'              | MC_IB_SL=4 (job.sh:1)",
                "  NVSHMEM_IB_SL: \"7\"                  | NVSHMEM_IB_SL=7 (job.sh:1)",
                "{\"NCCL_IB_SL\": \"2\"}               | NCCL_IB_SL=2 (job.sh:1)",
                "mpirun -x OMPI_MCA_btl_openib_ib_service_level=1 a | OMPI_MCA_btl_openib_ib_service_level=1 (job.sh:1)",
                "setenv NCCL_IB_SL 3                       | NCCL_IB_SL=3 (job.sh:1)",
                "{\"name\": \"UCX_IB_SL\", \"value\": \"6\"} | UCX_IB_SL=6 (job.sh:1)",
                "NCCL_IB_SL=999999999                      | NCCL_IB_SL=999999999 (job.sh:1)",
            })
    void aKnownVariableWithANumber(String line, String expected) {
        assertEquals(List.of(expected), found(line));
    }

    @ParameterizedTest
    @CsvSource({
        "# NCCL_IB_SL=3",
        "MY_NCCL_IB_SL=3",
        "NCCL_IB_SLOT=3",
        "NCCL_IB_SL=$SL",
        "NCCL_IB_SL=3x",
        "NCCL_IB_SL=9999999999",
        "setenv NCCL_IB_SL",
        "name: NCCL_IB_SL",
        "NCCL_IB_TC=3"
    })
    void nothingElse(String line) {
        assertEquals(List.of(), found(line));
    }

    @Test
    void aVariableOfAContainerHasItsValueInTheNextLine() {
        assertEquals(
                List.of("NCCL_IB_SL=3 (job.sh:3)", "MC_IB_SL=5 (job.sh:6)"),
                found(
                        """
                        env:
                          - name: NCCL_IB_SL
                            value: "3"
                          - name: 'MC_IB_SL'
                            # of the storage
                            value: 5
                          - name: UCX_IB_SL
                            valueFrom: 4
                        """));
        assertEquals(List.of(), found("NCCL_IB_SL=\n3\n"));
    }

    @Test
    void everyLineAndEverySettingOfALine() {
        assertEquals(
                List.of("NCCL_IB_SL=3 (job.sh:2)", "UCX_IB_SL=4 (job.sh:3)", "MC_IB_SL=5 (job.sh:3)"),
                found("#!/bin/sh\nexport NCCL_IB_SL=3\nexport UCX_IB_SL=4 MC_IB_SL=5\n"));
    }
}
