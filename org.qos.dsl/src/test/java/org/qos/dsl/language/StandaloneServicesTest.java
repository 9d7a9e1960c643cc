package org.qos.dsl.language;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.inject.Injector;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.xtext.serializer.ISerializer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qos.dsl.project.LanguageInjectors;

/** The services of a language in a command: none is examined at the start that no command uses. */
class StandaloneServicesTest {

    @ParameterizedTest
    @MethodSource("languages")
    void noneWritesAModel(Language language) {
        Injector services = LanguageInjectors.standalone().injector(language);

        List<String> ofWriting = services.getAllBindings().keySet().stream()
                .map(key -> key.getTypeLiteral().getRawType().getName())
                .filter(name -> name.startsWith("org.eclipse.xtext.serializer.")
                        || name.startsWith("org.eclipse.xtext.formatting."))
                .toList();
        assertEquals(List.of(ISerializer.class.getName()), ofWriting);
        ISerializer serializer = services.getInstance(ISerializer.class);
        assertThrows(UnsupportedOperationException.class, () -> serializer.serialize(null));
    }

    static Stream<Language> languages() {
        return Language.all().stream();
    }
}
