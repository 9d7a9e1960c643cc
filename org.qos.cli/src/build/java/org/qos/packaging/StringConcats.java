package org.qos.packaging;

import java.lang.invoke.StringConcatFactory;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.GeneratorAdapter;
import org.objectweb.asm.commons.Method;

/**
 * Replaces concatenations of strings, whose code Java generates when it first comes to them (JLS 15.18.1), by methods. Libraries
 * have them; this project is compiled without.
 */
final class StringConcats extends ClassVisitor {

    private static final String BOOTSTRAPS = Type.getInternalName(StringConcatFactory.class);
    private static final Type BUILDER = Type.getType(StringBuilder.class);
    private static final Type STRING = Type.getType(String.class);
    private static final Type OBJECT = Type.getType(Object.class);

    /** The characters of a recipe that stand for an argument and for a constant (StringConcatFactory). */
    private static final char ARGUMENT = '\1';

    private static final char CONSTANT = '\2';

    private final List<Concat> concats = new ArrayList<>();
    private String name;
    private boolean isInterface;

    private StringConcats(ClassVisitor next) {
        super(Opcodes.ASM9, next);
    }

    /** One concatenation: the types of its arguments, the text with their places, and the constants of it. */
    private record Concat(String method, String descriptor, String recipe, List<Object> constants) {}

    /** The class with its concatenations as methods. */
    static byte[] asCode(byte[] content) {
        ClassReader reader = new ClassReader(content);
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        StringConcats concats = new StringConcats(writer);
        reader.accept(concats, 0);
        return concats.concats.isEmpty() ? content : writer.toByteArray();
    }

    @Override
    public void visit(int version, int access, String type, String signature, String parent, String[] interfaces) {
        super.visit(version, access, type, signature, parent, interfaces);
        name = type;
        isInterface = (access & Opcodes.ACC_INTERFACE) != 0;
    }

    @Override
    public MethodVisitor visitMethod(int access, String method, String type, String signature, String[] thrown) {
        return new MethodVisitor(Opcodes.ASM9, super.visitMethod(access, method, type, signature, thrown)) {
            @Override
            public void visitInvokeDynamicInsn(String function, String descriptor, Handle bootstrap, Object... args) {
                if (!bootstrap.getOwner().equals(BOOTSTRAPS)) {
                    super.visitInvokeDynamicInsn(function, descriptor, bootstrap, args);
                    return;
                }
                String concat = add(descriptor, args);
                visitMethodInsn(Opcodes.INVOKESTATIC, name, concat, descriptor, isInterface);
            }
        };
    }

    /** The name of the method for a concatenation. Without a recipe all arguments follow each other. */
    private String add(String descriptor, Object... args) {
        String recipe = args.length == 0
                ? String.valueOf(ARGUMENT).repeat(Type.getArgumentTypes(descriptor).length)
                : (String) args[0];
        List<Object> constants =
                args.length == 0 ? List.of() : Arrays.asList(args).subList(1, args.length);
        concats.add(new Concat("concat$" + concats.size(), descriptor, recipe, constants));
        return concats.get(concats.size() - 1).method();
    }

    @Override
    public void visitEnd() {
        concats.forEach(this::write);
        super.visitEnd();
    }

    private void write(Concat concat) {
        int access = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;
        GeneratorAdapter code = new GeneratorAdapter(
                super.visitMethod(access, concat.method(), concat.descriptor(), null, null),
                access,
                concat.method(),
                concat.descriptor());
        code.visitCode();
        code.newInstance(BUILDER);
        code.dup();
        code.invokeConstructor(BUILDER, Method.getMethod("void <init>()"));
        append(code, concat);
        code.invokeVirtual(BUILDER, Method.getMethod("String toString()"));
        code.returnValue();
        code.endMethod();
    }

    private static void append(GeneratorAdapter code, Concat concat) {
        Type[] types = Type.getArgumentTypes(concat.descriptor());
        Iterator<Object> constants = new ArrayDeque<>(concat.constants()).iterator();
        StringBuilder text = new StringBuilder();
        int argument = 0;
        for (char character : concat.recipe().toCharArray()) {
            switch (character) {
                case CONSTANT -> text.append(constants.next());
                case ARGUMENT -> {
                    appendText(code, text);
                    code.loadArg(argument);
                    append(code, types[argument]);
                    argument++;
                }
                default -> text.append(character);
            }
        }
        appendText(code, text);
    }

    private static void appendText(GeneratorAdapter code, StringBuilder text) {
        if (!text.isEmpty()) {
            code.push(text.toString());
            append(code, STRING);
            text.setLength(0);
        }
    }

    /** Appends the value on the stack. Arrays are objects here: the method for {@code char[]} appends its characters. */
    private static void append(GeneratorAdapter code, Type value) {
        Type parameter =
                switch (value.getSort()) {
                    case Type.BYTE, Type.SHORT -> Type.INT_TYPE;
                    case Type.ARRAY, Type.OBJECT -> value.equals(STRING) ? STRING : OBJECT;
                    default -> value;
                };
        code.invokeVirtual(BUILDER, new Method("append", BUILDER, new Type[] {parameter}));
    }
}
