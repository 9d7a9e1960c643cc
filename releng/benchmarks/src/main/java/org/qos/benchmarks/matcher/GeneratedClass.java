package org.qos.benchmarks.matcher;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.ToolProvider;
import org.qos.dsl.generator.Emission;
import org.qos.dsl.generator.GenerationSettings;
import org.qos.dsl.generator.matcher.JavaMatcherEmitter;
import org.qos.dsl.generator.output.OutputFolder;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Matcher;
import org.qos.runtime.partition.Partitions;

/** Writes, compiles and loads the generated Java class of a policy, as an embedding program does. */
final class GeneratedClass {

    private static final String NAME = "org.site.SitePolicy";

    private GeneratedClass() {}

    static Matcher bind(BoundPolicy bound) throws IOException, ReflectiveOperationException {
        Path folder = Files.createTempDirectory("generated");
        Emission emission =
                new JavaMatcherEmitter().emit(bound.policy(), GenerationSettings.DEFAULTS.withJavaClass(NAME));
        new OutputFolder(folder).write(emission.files());
        String source = folder.resolve(emission.files().get(0).path()).toString();
        String runtime = Path.of(Matcher.class
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .getPath())
                .toString();
        int result = ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "-d", folder.toString(), "-cp", runtime, "-proc:none", source);
        if (result != 0) {
            throw new IllegalStateException("the generated class does not compile");
        }
        ClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()}, GeneratedClass.class.getClassLoader());
        return (Matcher) loader.loadClass(NAME)
                .getMethod("bind", Fabric.class, Partitions.class)
                .invoke(null, bound.fabric(), bound.partitions());
    }
}
