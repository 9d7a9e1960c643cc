package org.qos.packaging;

import java.lang.runtime.ObjectMethods;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.GeneratorAdapter;
import org.objectweb.asm.commons.Method;

/** Replaces the methods {@code equals} and {@code hashCode} of records, which Java generates at run time, by code. */
final class RecordMethods extends ClassVisitor {

    private static final String BOOTSTRAPS = Type.getInternalName(ObjectMethods.class);
    private static final String OBJECT = Type.getInternalName(Object.class);
    private static final Type OBJECTS = Type.getType(Objects.class);
    private static final Method EQUALS = Method.getMethod("boolean equals(Object, Object)");
    private static final Method HASH_CODE = Method.getMethod("int hashCode(Object)");

    private RecordMethods(ClassVisitor next) {
        super(Opcodes.ASM9, next);
    }

    /** The class with its methods as code, if it is a record. */
    static byte[] asCode(byte[] content) {
        ClassReader reader = new ClassReader(content);
        if (!reader.getSuperName().equals("java/lang/Record")) {
            return content;
        }
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        reader.accept(new RecordMethods(writer), ClassReader.EXPAND_FRAMES);
        return writer.toByteArray();
    }

    @Override
    public MethodVisitor visitMethod(int access, String name, String type, String signature, String[] thrown) {
        MethodVisitor next = super.visitMethod(access, name, type, signature, thrown);
        return new GeneratorAdapter(Opcodes.ASM9, next, access, name, type) {
            @Override
            public void visitInvokeDynamicInsn(String method, String function, Handle bootstrap, Object... args) {
                if (!bootstrap.getOwner().equals(BOOTSTRAPS) || method.equals("toString")) {
                    super.visitInvokeDynamicInsn(method, function, bootstrap, args);
                    return;
                }
                // The first argument is the record, the second the names of its components.
                List<Handle> components = Arrays.stream(args, 2, args.length)
                        .map(Handle.class::cast)
                        .toList();
                if (method.equals("equals")) {
                    addEquals(this, (Type) args[0], components);
                } else {
                    addHashCode(this, components);
                }
            }
        };
    }

    /** Takes this record and the other object from the stack. */
    private static void addEquals(GeneratorAdapter code, Type type, List<Handle> components) {
        Label different = code.newLabel();
        code.pop2();
        code.loadArg(0);
        code.instanceOf(type);
        code.ifZCmp(GeneratorAdapter.EQ, different);
        for (Handle component : components) {
            Type value = Type.getType(component.getDesc());
            code.loadThis();
            code.getField(type, component.getName(), value);
            code.loadArg(0);
            code.checkCast(type);
            code.getField(type, component.getName(), value);
            jumpUnlessEqual(code, value, different);
        }
        code.push(true);
        code.returnValue();
        code.mark(different);
        code.visitFrame(Opcodes.F_NEW, 2, new Object[] {type.getInternalName(), OBJECT}, 0, new Object[0]);
        code.push(false);
    }

    private static void jumpUnlessEqual(GeneratorAdapter code, Type value, Label different) {
        switch (value.getSort()) {
            case Type.FLOAT, Type.DOUBLE -> {
                code.invokeStatic(
                        BoxedTypes.boxed(value), new Method("compare", Type.INT_TYPE, new Type[] {value, value}));
                code.ifZCmp(GeneratorAdapter.NE, different);
            }
            case Type.ARRAY, Type.OBJECT -> {
                code.invokeStatic(OBJECTS, EQUALS);
                code.ifZCmp(GeneratorAdapter.EQ, different);
            }
            default -> code.ifCmp(value, GeneratorAdapter.NE, different);
        }
    }

    /** Takes this record from the stack. */
    private static void addHashCode(GeneratorAdapter code, List<Handle> components) {
        code.pop();
        code.push(0);
        for (Handle component : components) {
            Type value = Type.getType(component.getDesc());
            code.push(31);
            code.math(GeneratorAdapter.MUL, Type.INT_TYPE);
            code.loadThis();
            code.getField(Type.getObjectType(component.getOwner()), component.getName(), value);
            if (value.getSort() < Type.ARRAY) {
                code.invokeStatic(BoxedTypes.boxed(value), new Method("hashCode", Type.INT_TYPE, new Type[] {value}));
            } else {
                code.invokeStatic(OBJECTS, HASH_CODE);
            }
            code.math(GeneratorAdapter.ADD, Type.INT_TYPE);
        }
    }
}
