package org.qos.dsl.ide.language;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import org.qos.dsl.language.Language;

/**
 * The editing services of one language: implementations of the types that features look up. A language registers by a
 * subclass with {@code @AutoService}; a feature does nothing in a language without the service.
 */
public abstract class LanguageServices {

    private static final List<LanguageServices> ALL =
            ServiceLoader.load(LanguageServices.class, LanguageServices.class.getClassLoader()).stream()
                    .map(ServiceLoader.Provider::get)
                    .toList();

    private final Language language;
    private final Map<Class<?>, Object> services = new HashMap<>();

    /** The services of that language; the constructor of the subclass adds them. */
    protected LanguageServices(Language language) {
        this.language = language;
    }

    /** Adds a service under the type by which features look it up. */
    protected final <S> void add(Class<S> type, S service) {
        services.put(type, service);
    }

    /** The service of that type in a language; empty where the language has none. */
    public static <S> Optional<S> find(Language language, Class<S> type) {
        return ALL.stream()
                .filter(found -> found.language.equals(language))
                .findFirst()
                .map(found -> type.cast(found.services.get(type)));
    }
}
