package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.qos.dsl.generator.project.Preset;
import org.qos.runtime.request.Application;

/** The tables of the manual page of {@code qos init} are complete. {@code ManualPagesIT} runs its commands. */
class InitPageTest {

    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

    @Test
    void everyPresetAndApplicationHasItsRow() throws IOException {
        for (Preset preset : Preset.values()) {
            assertTrue(page().contains("| `" + preset.id() + "` |"), preset.id());
        }
        for (Application application : Application.values()) {
            String row = page().lines()
                    .filter(line -> line.startsWith("| `" + application.id() + "` |"))
                    .findFirst()
                    .orElseThrow();
            boolean shared = row.contains("those of UCX");
            List.of(application.slNames(), application.pkeyNames()).stream()
                    .flatMap(List::stream)
                    .filter(name -> !shared || !Application.UCX.slNames().contains(name))
                    .filter(name -> !shared || !Application.UCX.pkeyNames().contains(name))
                    .forEach(name -> assertTrue(row.contains("`" + name + "`"), row));
        }
    }

    private static String page() throws IOException {
        return Files.readString(ROOT.resolve("docs/init.md"));
    }
}
