package org.qos.packaging;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Replaces the lambdas and method references of classes by classes of their own, which an archive of classes contains linked,
 * unlike those that Java generates when it first comes to a lambda. They are nest mates of the class of the lambda, because
 * its code is a private method there. Lambdas that can be serialized stay.
 */
final class InnerLambdas {

    private final Map<String, byte[]> rewritten = new LinkedHashMap<>();

    /** The new classes by the host of their nest. */
    private final Map<String, List<String>> nests = new LinkedHashMap<>();

    private InnerLambdas() {}

    /** The classes, by the names of their entries in a jar, and those of their lambdas. */
    static Map<String, byte[]> in(Map<String, byte[]> classes) {
        InnerLambdas lambdas = new InnerLambdas();
        classes.forEach((name, content) -> lambdas.rewritten.put(name, lambdas.replaced(content)));
        lambdas.nests.forEach((host, members) ->
                lambdas.rewritten.computeIfPresent(entry(host), (name, content) -> withMembers(content, members)));
        return lambdas.rewritten;
    }

    private byte[] replaced(byte[] content) {
        ClassWriter writer = new ClassWriter(0);
        Replacement replacement = new Replacement(writer);
        new ClassReader(content).accept(replacement, 0);
        return replacement.count == 0 ? content : writer.toByteArray();
    }

    private static byte[] withMembers(byte[] content, List<String> members) {
        ClassWriter writer = new ClassWriter(0);
        new ClassReader(content)
                .accept(
                        new Nests(writer) {
                            @Override
                            public void visitEnd() {
                                members.forEach(this::visitNestMember);
                                super.visitEnd();
                            }
                        },
                        0);
        return writer.toByteArray();
    }

    private static String entry(String type) {
        return type + ".class";
    }

    /** In a format that has nests. */
    private static class Nests extends ClassVisitor {

        Nests(ClassVisitor next) {
            super(Opcodes.ASM9, next);
        }

        @Override
        public void visit(int version, int access, String name, String signature, String parent, String[] interfaces) {
            super.visit(Math.max(version, Opcodes.V11), access, name, signature, parent, interfaces);
        }
    }

    /** Replaces the lambdas of one class. */
    private final class Replacement extends Nests {

        private String name;
        private String host;
        private int count;

        Replacement(ClassVisitor next) {
            super(next);
        }

        @Override
        public void visit(int version, int access, String type, String signature, String parent, String[] interfaces) {
            super.visit(version, access, type, signature, parent, interfaces);
            name = type;
            host = type;
        }

        @Override
        public void visitNestHost(String nestHost) {
            super.visitNestHost(nestHost);
            host = nestHost;
        }

        @Override
        public MethodVisitor visitMethod(int access, String method, String type, String signature, String[] thrown) {
            return new MethodVisitor(Opcodes.ASM9, super.visitMethod(access, method, type, signature, thrown)) {
                @Override
                public void visitInvokeDynamicInsn(String function, String factory, Handle bootstrap, Object... args) {
                    if (LambdaClass.isLambda(bootstrap, args)) {
                        String lambda = add(LambdaClass.of(name + "$$Lambda" + count, host, function, factory, args));
                        visitMethodInsn(Opcodes.INVOKESTATIC, lambda, LambdaClass.FACTORY, factory, false);
                    } else {
                        super.visitInvokeDynamicInsn(function, factory, bootstrap, args);
                    }
                }
            };
        }

        private String add(byte[] content) {
            String lambda = new ClassReader(content).getClassName();
            rewritten.put(entry(lambda), content);
            nests.computeIfAbsent(host, h -> new ArrayList<>()).add(lambda);
            count++;
            return lambda;
        }
    }
}
