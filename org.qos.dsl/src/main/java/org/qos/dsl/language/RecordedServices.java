package org.qos.dsl.language;

import com.google.inject.Injector;
import com.google.inject.Provider;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The services of a language, created as Guice would, but from a table that the build recorded
 * ({@code src/build/ServiceTables.java}): Guice examines members and annotations of all classes by reflection whenever a
 * command starts. Each line of the table makes one service, which other lines refer to by the number of the line.
 */
final class RecordedServices extends ForwardingInjector {

    private final Language language;
    private final List<String> lines = new ArrayList<>();
    private final Map<String, Integer> numbers = new HashMap<>();
    private final Map<Integer, RecordedClass> classes = new HashMap<>();

    /** The singletons, and what is being created: it may refer to itself by way of others. */
    private final Map<Integer, Object> created = new HashMap<>();

    private RecordedServices(Language language, Supplier<Injector> guice) {
        super(guice::get);
        this.language = language;
    }

    /**
     * The services of the table of a language, if there is one; what it does not have comes from Guice. In Eclipse there are
     * none: a bundle sees only the packages that its code names, not all those in the table.
     */
    static Optional<Injector> of(Language language, Supplier<Injector> guice) {
        if (RecordedServices.class.getClassLoader() != ClassLoader.getSystemClassLoader()) {
            return Optional.empty();
        }
        try (InputStream table = RecordedServices.class.getResourceAsStream(language.id() + ".services")) {
            if (table == null) {
                return Optional.empty();
            }
            RecordedServices services = new RecordedServices(language, guice);
            services.read(new BufferedReader(new InputStreamReader(table, StandardCharsets.UTF_8)));
            return Optional.of(services);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** First the types that can be asked for, each with the number of its line, then, after an empty line, the lines. */
    private void read(BufferedReader table) throws IOException {
        for (String type = table.readLine(); !type.isEmpty(); type = table.readLine()) {
            int space = type.indexOf(' ');
            numbers.put(type.substring(0, space), Integer.valueOf(type.substring(space + 1)));
        }
        for (String line = table.readLine(); line != null; line = table.readLine()) {
            lines.add(line);
        }
    }

    @Override
    public <T> T getInstance(Class<T> type) {
        Integer number = numbers.get(type.getName());
        return number == null ? super.getInstance(type) : type.cast(get(number));
    }

    private synchronized Object get(int number) {
        Object existing = created.get(number);
        return existing == null ? create(number, lines.get(number)) : existing;
    }

    private Object create(int number, String line) {
        int space = line.indexOf(' ');
        String rest = line.substring(space + 1);
        return switch (line.substring(0, space)) {
            case "text" -> rest;
            case "flag" -> Boolean.valueOf(rest);
            case "instance" -> instance(rest);
            case "provider" -> provider(Integer.parseInt(rest));
            case "provided" -> ((Provider<?>) get(Integer.parseInt(rest))).get();
            case "once" -> once(number, Integer.parseInt(rest));
            case "new" -> construct(number, rest, false);
            case "singleton" -> construct(number, rest, true);
            default -> throw new IllegalStateException(line);
        };
    }

    private Object instance(String of) {
        return switch (of) {
            case "Language" -> language;
            case "ClassLoader" -> language.getClass().getClassLoader();
            case "Injector" -> this;
            default -> RecordedClass.constant(of);
        };
    }

    private Provider<?> provider(int number) {
        return () -> get(number);
    }

    private Object once(int number, int of) {
        Object service = get(of);
        created.put(number, service);
        return service;
    }

    private Object construct(int number, String line, boolean singleton) {
        RecordedClass type = classes.computeIfAbsent(number, n -> RecordedClass.parse(line));
        Object service = type.construct(this::get);
        created.put(number, service);
        type.inject(service, this::get);
        if (!singleton) {
            created.remove(number);
        }
        return service;
    }
}
