package org.qos.dsl.options;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.qos.dsl.language.Language;
import org.qos.dsl.lower.OptionsLowering;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.dsl.project.ProjectFiles;
import org.qos.runtime.option.SmOptions;

class KnownOptionsTest {

    @Test
    void everyOptionHasAMeaningInASentence() {
        KnownOptions.names().stream()
                .map(name -> KnownOptions.option(name).orElseThrow())
                .forEach(option -> assertTrue(option.meaning().matches("[A-Z0-9].*\\."), option::toString));
    }

    @Test
    void anOptionIsOfOneVersionOrOfAnother() {
        Set<String> both = KnownOptions.names().stream()
                .filter(KnownOptions.otherNames()::contains)
                .collect(Collectors.toSet());
        assertEquals(Set.of(), both);
    }

    @Test
    void aFileOfAllDefaultsMeansTheSameAsNone() {
        String defaults = KnownOptions.names().stream()
                .map(name -> KnownOptions.option(name).orElseThrow())
                .map(option -> option.name() + " " + option.standard() + "\n")
                .collect(Collectors.joining());
        assertEquals(SmOptions.DEFAULTS, meant(defaults));
        assertEquals(SmOptions.DEFAULTS, meant(""));
    }

    private static SmOptions meant(String text) {
        return OptionsLowering.lower(new ProjectFiles()
                        .load("opensm.opts", text, Language.OPTS)
                        .root(OptionsFile.class))
                .value();
    }
}
