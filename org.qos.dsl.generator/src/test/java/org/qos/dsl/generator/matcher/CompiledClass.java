package org.qos.dsl.generator.matcher;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.qos.dsl.generator.output.GeneratedFile;
import org.qos.dsl.generator.output.OutputFolder;
import org.qos.runtime.policy.Policy;

/** Compiles generated Java with nothing but {@code org.qos.runtime} at hand, warnings being errors. */
final class CompiledClass {

    private CompiledClass() {}

    /** The class of generated files, the first of which is its source. */
    static Class<?> of(Path folder, List<GeneratedFile> files) throws IOException, ReflectiveOperationException {
        new OutputFolder(folder).write(files);
        String path = files.get(0).path();
        Path file = folder.resolve(path);
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter messages = new StringWriter();
        List<String> options = List.of(
                "-d",
                folder.toString(),
                "-cp",
                runtime().toString(),
                "--release",
                "17",
                "-Xlint:all",
                "-Werror",
                "-proc:none");
        boolean compiled = compiler.getTask(
                        messages,
                        null,
                        null,
                        options,
                        null,
                        compiler.getStandardFileManager(null, null, null).getJavaFileObjects(file.toFile()))
                .call();
        if (!compiled) {
            throw new AssertionError("the generated class does not compile: " + messages);
        }
        URLClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()}, CompiledClass.class.getClassLoader());
        return loader.loadClass(path.replace(".java", "").replace('/', '.'));
    }

    private static File runtime() {
        try {
            return new File(Policy.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
