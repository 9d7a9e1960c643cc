package org.qos.packaging;

import java.io.IOException;
import java.io.InputStream;
import java.util.LinkedHashMap;
import java.util.Map;

/** Loads classes from bytes, also those that are loaded already from the files of the tests. */
final class RewrittenClasses extends ClassLoader {

    private final Map<String, byte[]> classes;

    RewrittenClasses(Map<String, byte[]> classes) {
        super(RewrittenClasses.class.getClassLoader());
        this.classes = classes;
    }

    /** Compiled classes by the names of their entries in a jar. */
    static Map<String, byte[]> compiled(Class<?>... types) throws IOException {
        Map<String, byte[]> classes = new LinkedHashMap<>();
        for (Class<?> type : types) {
            String entry = type.getName().replace('.', '/') + ".class";
            try (InputStream content = type.getClassLoader().getResourceAsStream(entry)) {
                classes.put(entry, content.readAllBytes());
            }
        }
        return classes;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        byte[] content = classes.get(name.replace('.', '/') + ".class");
        if (content == null) {
            return super.loadClass(name, resolve);
        }
        Class<?> loaded = findLoadedClass(name);
        return loaded == null ? defineClass(name, content, 0, content.length) : loaded;
    }
}
