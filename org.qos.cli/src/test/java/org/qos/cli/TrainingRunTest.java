package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class TrainingRunTest {

    @Test
    void everyCommandDoesItsWork() throws IOException {
        assertEquals(List.of(), TrainingRun.on(Path.of("../examples")));
    }
}
