import java.io.IOException;
import java.io.OutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Enumeration;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.JSRInlinerAdapter;

/**
 * Rewrites the classes of a jar that are in the format of Java 5 or older in that of Java 6, with stack map frames, because an
 * AOT cache contains only those. {@code java -cp ASM ClassFormat.java JAR}
 */
final class ClassFormat {

    private static final int FRAMES = Opcodes.V1_6;

    /** Where the major version of a class file is (JVMS 4.1). */
    private static final int MAJOR = 6;

    private final ClassLoader loader;

    private ClassFormat(ClassLoader loader) {
        this.loader = loader;
    }

    public static void main(String[] args) throws IOException {
        Path jar = Path.of(args[0]);
        Path part = Path.of(args[0] + ".part");
        try (URLClassLoader loader = new URLClassLoader(
                        new URL[] {jar.toUri().toURL()}, ClassLoader.getPlatformClassLoader());
                ZipFile old = new ZipFile(jar.toFile());
                OutputStream file = Files.newOutputStream(part);
                ZipOutputStream rewritten = new ZipOutputStream(file)) {
            new ClassFormat(loader).rewrite(old, rewritten);
        }
        Files.move(part, jar, StandardCopyOption.REPLACE_EXISTING);
    }

    private void rewrite(ZipFile old, ZipOutputStream rewritten) throws IOException {
        for (Enumeration<? extends ZipEntry> entries = old.entries(); entries.hasMoreElements(); ) {
            ZipEntry entry = entries.nextElement();
            byte[] content = old.getInputStream(entry).readAllBytes();
            ZipEntry copy = new ZipEntry(entry.getName());
            copy.setTime(entry.getTime());
            rewritten.putNextEntry(copy);
            rewritten.write(isOld(entry, content) ? withFrames(content) : content);
            rewritten.closeEntry();
        }
    }

    private static boolean isOld(ZipEntry entry, byte[] content) {
        return entry.getName().endsWith(".class")
                && (Byte.toUnsignedInt(content[MAJOR]) << Byte.SIZE | Byte.toUnsignedInt(content[MAJOR + 1])) < FRAMES;
    }

    /** The class with frames; without them where it uses a class that is not in the jar, such as an optional part of log4j. */
    private byte[] withFrames(byte[] content) {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_FRAMES) {
            @Override
            protected ClassLoader getClassLoader() {
                return loader;
            }
        };
        try {
            new ClassReader(content).accept(new Upgrade(writer), ClassReader.SKIP_FRAMES);
            return writer.toByteArray();
        } catch (TypeNotPresentException optional) {
            return content;
        }
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
