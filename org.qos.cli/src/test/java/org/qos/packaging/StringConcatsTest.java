package org.qos.packaging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Concatenations as methods: they give the same text, and Java generates none at run time. */
class StringConcatsTest {

    /** Values of every type, constants that look like the places of arguments, and the concatenation of an interface. */
    private static final String SAMPLES =
            """
            public class Samples implements java.util.concurrent.Callable<String>, Named {
                boolean flag = true;
                byte octet = -1;
                char letter = 'c';
                short number = -2;
                int count = 3;
                long wide = 1L << 40;
                float real = 5.5f;
                double large = 1e300;
                char[] none;
                Object object = java.util.List.of(1, 2);
                String text = "text";

                public String call() {
                    String all = "flag " + flag + octet + letter + number + ',' + count + wide + real + large + none + object + text;
                    String marks = "\\1" + count + "\\2" + text + "\\1\\2";
                    String sum = text;
                    sum += count;
                    return all + "\\n" + marks + "\\n" + sum + "\\n" + named(null, 7);
                }
            }

            interface Named {
                default String named(String name, long number) {
                    return name + ' ' + number;
                }
            }
            """;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"indy", "indyWithConstants"})
    void theyGiveTheSameText(String strategy) throws Exception {
        Map<String, byte[]> compiled = compiled(strategy);
        Map<String, byte[]> rewritten = new LinkedHashMap<>(compiled);
        rewritten.replaceAll((name, content) -> StringConcats.asCode(content));

        assertNotEquals(List.of(), callSites(compiled));
        assertEquals(List.of(), callSites(rewritten));
        assertEquals(called(compiled), called(rewritten));
    }

    private Map<String, byte[]> compiled(String strategy) throws IOException {
        Path source = Files.writeString(folder.resolve("Samples.java"), SAMPLES);
        assertEquals(
                0,
                ToolProvider.getSystemJavaCompiler()
                        .run(null, null, null, "-XDstringConcat=" + strategy, source.toString()));
        Map<String, byte[]> classes = new LinkedHashMap<>();
        for (String type : List.of("Samples.class", "Named.class")) {
            classes.put(type, Files.readAllBytes(folder.resolve(type)));
        }
        return classes;
    }

    private static List<String> callSites(Map<String, byte[]> classes) {
        return classes.values().stream()
                .flatMap(content -> CallSites.in(content).stream())
                .toList();
    }

    private static Object called(Map<String, byte[]> classes) throws Exception {
        Object samples = new RewrittenClasses(classes)
                .loadClass("Samples")
                .getConstructor()
                .newInstance();
        return ((Callable<?>) samples).call();
    }
}
