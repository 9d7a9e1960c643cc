package org.qos.packaging;

import java.util.List;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.GeneratorAdapter;
import org.objectweb.asm.commons.Method;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Rules;

/**
 * Replaces the search for rules in {@link Rules}, which examines each class by reflection, by code that creates those that are
 * registered.
 */
final class RegisteredRules extends ClassVisitor {

    private static final Type RULE = Type.getType(Rule.class);

    /** The method that searches. */
    private static final Method SEARCH = new Method("registered", Type.getType(Stream.class), new Type[0]);

    private boolean found;

    private RegisteredRules(ClassVisitor next) {
        super(Opcodes.ASM9, next);
    }

    /**
     * The class, with all rules in the order of their codes if it is the one that searches for them.
     *
     * @throws IllegalStateException if that class does not have the method that searches
     */
    static byte[] asCode(byte[] content) {
        ClassReader reader = new ClassReader(content);
        if (!reader.getClassName().equals(Type.getInternalName(Rules.class))) {
            return content;
        }
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        RegisteredRules replaced = new RegisteredRules(writer);
        reader.accept(replaced, 0);
        if (!replaced.found) {
            throw new IllegalStateException(reader.getClassName() + " has no method " + SEARCH);
        }
        return writer.toByteArray();
    }

    @Override
    public MethodVisitor visitMethod(int access, String name, String type, String signature, String[] thrown) {
        MethodVisitor method = super.visitMethod(access, name, type, signature, thrown);
        if (!name.equals(SEARCH.getName()) || !type.equals(SEARCH.getDescriptor())) {
            return method;
        }
        found = true;
        write(new GeneratorAdapter(method, access, name, type));
        return null;
    }

    private static void write(GeneratorAdapter code) {
        List<Rule> rules = Rules.all();
        code.visitCode();
        code.push(rules.size());
        code.newArray(RULE);
        for (int i = 0; i < rules.size(); i++) {
            Type rule = Type.getType(rules.get(i).getClass());
            code.dup();
            code.push(i);
            code.newInstance(rule);
            code.dup();
            code.invokeConstructor(rule, Method.getMethod("void <init>()"));
            code.arrayStore(RULE);
        }
        code.visitMethodInsn(
                Opcodes.INVOKESTATIC,
                Type.getInternalName(Stream.class),
                "of",
                "([Ljava/lang/Object;)Ljava/util/stream/Stream;",
                true);
        code.returnValue();
        code.endMethod();
    }
}
