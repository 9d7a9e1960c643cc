package org.qos.dsl.language;

import com.google.inject.Injector;
import com.google.inject.Provider;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.emf.ecore.EObject;

/** A service with all services that it refers to, as text; what was described before is a number. */
final class ServiceGraph {

    private final Map<Object, Integer> described = new IdentityHashMap<>();
    private final List<String> lines = new ArrayList<>();

    private ServiceGraph() {}

    /** The lines of a service and of what it refers to. */
    static String of(Object service) throws IllegalAccessException {
        ServiceGraph graph = new ServiceGraph();
        graph.add(service);
        return String.join("\n", graph.lines);
    }

    private String add(Object value) throws IllegalAccessException {
        if (value == null || value instanceof String || value instanceof Boolean || value instanceof Language) {
            return String.valueOf(value);
        } else if (value instanceof Provider<?> provider) {
            return "provider of " + provider.get().getClass().getName();
        } else if (value instanceof Injector) {
            return "injector";
        } else if (!isService(value.getClass()) || value instanceof EObject) {
            return value.getClass().getName();
        }
        Integer known = described.putIfAbsent(value, described.size());
        if (known == null) {
            int number = described.get(value);
            for (Class<?> type = value.getClass(); isService(type); type = type.getSuperclass()) {
                addFields(number, type, value);
            }
        }
        return value.getClass().getName() + " " + described.get(value);
    }

    private void addFields(int number, Class<?> type, Object service) throws IllegalAccessException {
        for (Field field : type.getDeclaredFields()) {
            if (!Modifier.isStatic(field.getModifiers())) {
                field.setAccessible(true);
                lines.add(number + " " + field + " = " + add(field.get(service)));
            }
        }
    }

    private static boolean isService(Class<?> type) {
        return type.getName().matches("org\\.(eclipse\\.xtext|qos)\\..*") && !type.isHidden() && !type.isArray();
    }
}
