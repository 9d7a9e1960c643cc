package org.qos.dsl.option;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.qos.dsl.lower.OptionsLowering;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.dsl.options.OptionsLanguage;
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
    void aDefaultIsOneOfTheValues() {
        KnownOptions.names().stream()
                .map(name -> KnownOptions.option(name).orElseThrow())
                .filter(option -> !option.standard().equals(KnownOption.UNSET))
                .forEach(option -> assertTrue(holds(option.values(), option.standard()), option::toString));
    }

    private static boolean holds(OptionValues values, String standard) {
        boolean isWord = values.named().isEmpty()
                || values.named().stream().anyMatch(word -> word.text().equals(standard));
        return isWord
                && values.range()
                        .filter(range -> !range.contains(Long.decode(standard)))
                        .isEmpty();
    }

    @Test
    void limitsSayWhatOpenSmDoesBeyondThem() {
        OptionValues limit = KnownOptions.option("qos_high_limit").orElseThrow().values();
        assertEquals(Optional.of(new NumberRange(-1, 255)), limit.range());
        assertEquals(Optional.of(OptionValues.OutOfRange.UNSET), limit.outOfRange());
        OptionValues vls = KnownOptions.option("max_op_vls").orElseThrow().values();
        assertEquals(Optional.of(new NumberRange(1, 5)), vls.range());
        assertEquals(Optional.of("VL0-7"), vls.meaning("4"));
        assertEquals(Optional.of(OptionValues.OutOfRange.UNCHECKED), vls.outOfRange());
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
        assertEquals(SmOptions.DEFAULTS, intended(defaults));
        assertEquals(SmOptions.DEFAULTS, intended(""));
    }

    private static SmOptions intended(String text) {
        return OptionsLowering.lower(new ProjectFiles()
                        .load("opensm.opts", text, new OptionsLanguage())
                        .root(OptionsFile.class))
                .value();
    }
}
