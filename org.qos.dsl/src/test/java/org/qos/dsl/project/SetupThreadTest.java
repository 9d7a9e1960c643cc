package org.qos.dsl.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.inject.Injector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.qos.dsl.language.Language;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.dsl.options.OptionsLanguage;
import org.qos.dsl.partitions.PartitionsLanguage;

/** What another thread prepares for the first file of a command. */
@Timeout(60)
class SetupThreadTest {

    private final List<Language> created = new CopyOnWriteArrayList<>();

    @Test
    void setsUpPartitionsWithAPolicy(@TempDir Path folder) {
        begin(folder.resolve("absent.conf"), new OpenSmLanguage()).awaitRegistrations();

        assertEquals(
                List.of(new OpenSmLanguage(), new PartitionsLanguage()),
                List.copyOf(created).subList(0, 2));
    }

    @Test
    void setsUpNothingElseWithOptions(@TempDir Path folder) {
        begin(folder.resolve("absent.opts"), new OptionsLanguage()).awaitRegistrations();

        assertEquals(new OptionsLanguage(), created.get(0));
        assertFalse(created.contains(new PartitionsLanguage()));
    }

    @Test
    void readsTheFirstFileInItsLanguageOnly(@TempDir Path folder) throws IOException {
        SetupThread setup = begin(Files.writeString(folder.resolve("a.conf"), "qos-levels\n"), new OpenSmLanguage());
        setup.awaitRegistrations();

        assertTrue(setup.reads(new OpenSmLanguage()));
        assertFalse(setup.reads(new PartitionsLanguage()));
        setup.awaitEnd();
    }

    @Test
    void doesNotReadFromAPipeWhatTheCommandIsToRead(@TempDir Path folder) throws IOException, InterruptedException {
        Path pipe = folder.resolve("a.conf");
        assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());

        begin(pipe, new OpenSmLanguage()).awaitEnd();
    }

    @Test
    void endsWhereItFails() {
        SetupThread setup = SetupThread.start(
                () -> {
                    throw new IllegalStateException("a failure that the command reports itself");
                },
                this::services);

        setup.awaitRegistrations();
        setup.awaitEnd();
        assertFalse(setup.reads(new OpenSmLanguage()));
    }

    private SetupThread begin(Path file, Language language) {
        return SetupThread.start(() -> Optional.of(new FirstFile(file, language)), this::services);
    }

    private Injector services(Language language) {
        created.add(language);
        return LanguageInjectors.standalone().injector(language);
    }
}
