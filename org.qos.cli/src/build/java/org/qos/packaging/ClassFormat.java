package org.qos.packaging;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.JSRInlinerAdapter;

/**
 * Rewrites classes that are in the format of Java 5 or older in that of Java 6, with stack map frames, because an AOT cache
 * contains only those.
 */
final class ClassFormat implements AutoCloseable {

    private static final int FRAMES = Opcodes.V1_6;

    /** The classes of the jar. */
    private final URLClassLoader loader;

    private ClassFormat(URLClassLoader loader) {
        this.loader = loader;
    }

    /** For the classes of a jar. */
    static ClassFormat of(Path jar) throws IOException {
        return new ClassFormat(
                new URLClassLoader(new URL[] {jar.toUri().toURL()}, ClassLoader.getPlatformClassLoader()));
    }

    @Override
    public void close() throws IOException {
        loader.close();
    }

    /** The class with frames; without them where it uses a class that is not in the jar, such as an optional part of log4j. */
    byte[] upgraded(byte[] content) {
        ClassReader reader = new ClassReader(content);
        if (version(reader) >= FRAMES) {
            return content;
        }
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_FRAMES) {
            @Override
            protected ClassLoader getClassLoader() {
                return loader;
            }
        };
        try {
            reader.accept(new Upgrade(writer), ClassReader.SKIP_FRAMES);
            return writer.toByteArray();
        } catch (TypeNotPresentException optional) {
            return content;
        }
    }

    /** The major version of a class file (JVMS 4.1). */
    private static int version(ClassReader reader) {
        return reader.readUnsignedShort(Integer.BYTES + Short.BYTES);
    }

    /** Frames cannot describe subroutines (JVMS 4.9.1), so these are inlined. */
    private static final class Upgrade extends ClassVisitor {

        Upgrade(ClassVisitor next) {
            super(Opcodes.ASM9, next);
        }

        @Override
        public void visit(int version, int access, String name, String signature, String parent, String[] interfaces) {
            super.visit(FRAMES, access, name, signature, parent, interfaces);
        }

        @Override
        public MethodVisitor visitMethod(int access, String name, String type, String signature, String[] thrown) {
            MethodVisitor next = super.visitMethod(access, name, type, signature, thrown);
            return new JSRInlinerAdapter(next, access, name, type, signature, thrown);
        }
    }
}
