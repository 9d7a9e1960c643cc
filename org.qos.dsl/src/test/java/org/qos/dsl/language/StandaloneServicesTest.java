package org.qos.dsl.language;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.inject.Injector;
import com.google.inject.Key;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.xtext.serializer.ISerializer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qos.dsl.project.LanguageInjectors;

/** The services of a language outside Eclipse: only those that are used, created without Guice as Guice creates them. */
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

    @ParameterizedTest
    @MethodSource("languages")
    void theyAreThoseThatGuiceCreates(Language language) throws Exception {
        Injector recorded = language.setup().createInjectorAndDoEMFRegistration();
        Injector guice = recorded.createChildInjector();

        assertInstanceOf(RecordedServices.class, recorded);
        for (Key<?> key : recorded.getAllBindings().keySet()) {
            Class<?> type = key.getTypeLiteral().getRawType();
            if (key.equals(Key.get(type)) && !type.getName().startsWith("com.google.inject.")) {
                assertEquals(ServiceGraph.of(guice.getInstance(type)), ServiceGraph.of(recorded.getInstance(type)));
                assertEquals(isSingleton(guice, type), isSingleton(recorded, type), type.getName());
            }
        }
    }

    private static boolean isSingleton(Injector services, Class<?> type) {
        return services.getInstance(type) == services.getInstance(type);
    }

    static Stream<Language> languages() {
        return Language.all().stream();
    }
}
