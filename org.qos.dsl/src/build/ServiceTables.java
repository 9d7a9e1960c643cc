import com.google.inject.Binding;
import com.google.inject.Injector;
import com.google.inject.Key;
import com.google.inject.Scope;
import com.google.inject.Scopes;
import com.google.inject.Stage;
import com.google.inject.spi.ConstructorBinding;
import com.google.inject.spi.DefaultBindingScopingVisitor;
import com.google.inject.spi.DefaultBindingTargetVisitor;
import com.google.inject.spi.Dependency;
import com.google.inject.spi.InjectionPoint;
import com.google.inject.spi.InstanceBinding;
import com.google.inject.spi.LinkedKeyBinding;
import com.google.inject.spi.ProviderBinding;
import com.google.inject.spi.ProviderInstanceBinding;
import com.google.inject.spi.ProviderKeyBinding;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.qos.dsl.language.Language;

/**
 * Has Guice bind the services of each language, and writes the tables from which {@code RecordedServices} creates them:
 * {@code java -cp CLASSPATH ServiceTables.java CLASSES}. Fails for a binding that a table cannot describe.
 */
final class ServiceTables {

    private final Language language;
    private final Injector injector;
    private final Map<Key<?>, Integer> numbers = new HashMap<>();
    private final List<String> lines = new ArrayList<>();

    private ServiceTables(Language language, Injector injector) {
        this.language = language;
        this.injector = injector;
    }

    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[0], "org", "qos", "dsl", "language");
        for (Language language : Language.all()) {
            Path table = folder.resolve(language.id() + ".services");
            Files.deleteIfExists(table);
            Injector guice = language.setup().createInjectorAndDoEMFRegistration();
            Files.write(table, new ServiceTables(language, guice).table());
        }
    }

    private List<String> table() {
        injector.getBindings().keySet().stream()
                .filter(key -> !key.equals(Key.get(Stage.class)) && !isProvided(key))
                .sorted(Comparator.comparing(Key::toString))
                .forEach(this::number);
        Map<String, Integer> types = new TreeMap<>();
        numbers.forEach((key, number) -> {
            Class<?> type = key.getTypeLiteral().getRawType();
            if (key.equals(Key.get(type))) {
                types.put(type.getName(), number);
            }
        });
        List<String> table = new ArrayList<>();
        types.forEach((type, number) -> table.add(type + " " + number));
        table.add("");
        table.addAll(lines);
        return table;
    }

    /** Whether a provider makes the service that only the module knows: the lexer that none of the parsers uses. */
    private boolean isProvided(Key<?> key) {
        Binding<?> binding = injector.getExistingBinding(key);
        return binding instanceof LinkedKeyBinding<?> link
                ? isProvided(link.getLinkedKey())
                : binding instanceof ProviderInstanceBinding;
    }

    /** The number of the line of a service, which is added if there is none. */
    private int number(Key<?> key) {
        Integer known = numbers.get(key);
        if (known != null) {
            return known;
        }
        Binding<?> binding = injector.getExistingBinding(key);
        if (binding instanceof LinkedKeyBinding<?> link && scope(link).equals("new")) {
            int number = number(link.getLinkedKey());
            numbers.put(key, number);
            return number;
        }
        // before the services that it refers to, which may refer to it
        int number = lines.size();
        numbers.put(key, number);
        lines.add("");
        lines.set(number, key.equals(Key.get(Injector.class)) ? "instance Injector" : line(binding));
        return number;
    }

    private <T> String line(Binding<T> binding) {
        return binding.acceptTargetVisitor(new DefaultBindingTargetVisitor<T, String>() {
            @Override
            public String visit(ConstructorBinding<? extends T> type) {
                return scope(type) + " " + members(type);
            }

            @Override
            public String visit(LinkedKeyBinding<? extends T> singleton) {
                return "once " + number(singleton.getLinkedKey());
            }

            @Override
            public String visit(InstanceBinding<? extends T> instance) {
                return instance(instance.getKey(), instance.getInstance());
            }

            @Override
            public String visit(ProviderBinding<? extends T> provider) {
                return "provider " + number(provider.getProvidedKey());
            }

            @Override
            public String visit(ProviderKeyBinding<? extends T> provided) {
                return scope(provided).equals("new")
                        ? "provided " + number(provided.getProviderKey())
                        : visitOther(provided);
            }

            @Override
            protected String visitOther(Binding<? extends T> other) {
                throw new IllegalStateException("no table can describe " + other);
            }
        });
    }

    private String instance(Key<?> key, Object instance) {
        if (instance instanceof String) {
            return "text " + instance;
        } else if (instance instanceof Boolean) {
            return "flag " + instance;
        } else if (instance.equals(language)) {
            return "instance Language";
        } else if (instance == language.getClass().getClassLoader()) {
            return "instance ClassLoader";
        }
        Class<?> type = key.getTypeLiteral().getRawType();
        try {
            if (type.getField("INSTANCE").get(null) == instance) {
                return "instance " + type.getName();
            }
        } catch (ReflectiveOperationException none) {
            throw new IllegalStateException("no table can describe " + key, none);
        }
        throw new IllegalStateException("no table can describe " + key);
    }

    private static String scope(Binding<?> binding) {
        return binding.acceptScopingVisitor(new DefaultBindingScopingVisitor<>() {
            @Override
            public String visitScope(Scope scope) {
                return scope == Scopes.SINGLETON ? "singleton" : visitOther();
            }

            @Override
            public String visitNoScoping() {
                return "new";
            }

            @Override
            protected String visitOther() {
                throw new IllegalStateException("no table can describe the scope of " + binding);
            }
        });
    }

    private String members(ConstructorBinding<?> binding) {
        InjectionPoint point = binding.getConstructor();
        Constructor<?> constructor = (Constructor<?>) point.getMember();
        StringBuilder line = new StringBuilder(constructor.getDeclaringClass().getName());
        line.append(parameters(constructor.getParameterTypes(), point));
        for (InjectionPoint member : binding.getInjectableMembers()) {
            if (isBound(member)) {
                String owner = member.getMember().getDeclaringClass().getName();
                String name = owner + " " + member.getMember().getName();
                line.append(
                        member.getMember() instanceof Method method
                                ? ";method " + name + parameters(method.getParameterTypes(), member)
                                : ";field " + name + " " + number(member.getDependencies().get(0).getKey()));
            }
        }
        return line.toString();
    }

    /** Whether its services are bound; those of an optional member need not be. */
    private boolean isBound(InjectionPoint member) {
        return member.getDependencies().stream()
                .map(Dependency::getKey)
                .allMatch(key -> injector.getExistingBinding(key) != null);
    }

    private String parameters(Class<?>[] types, InjectionPoint point) {
        StringBuilder parameters = new StringBuilder();
        for (Dependency<?> dependency : point.getDependencies()) {
            parameters.append(' ').append(types[dependency.getParameterIndex()].getName());
            parameters.append(' ').append(number(dependency.getKey()));
        }
        return parameters.toString();
    }
}
