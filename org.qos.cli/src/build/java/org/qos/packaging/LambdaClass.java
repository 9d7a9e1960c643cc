package org.qos.packaging;

import java.lang.invoke.LambdaMetafactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.GeneratorAdapter;
import org.objectweb.asm.commons.Method;

/** The class of a lambda: what {@link LambdaMetafactory} generates. */
final class LambdaClass {

    /** The static method that takes the captured values and returns the lambda. */
    static final String FACTORY = "of";

    private static final String INSTANCE = "INSTANCE";
    private static final String BOOTSTRAPS = Type.getInternalName(LambdaMetafactory.class);
    private static final Type OBJECT = Type.getType(Object.class);
    private static final int FINAL = Opcodes.ACC_PRIVATE | Opcodes.ACC_FINAL;

    /** Where {@link LambdaMetafactory#altMetafactory} has its flags. */
    private static final int FLAGS = 3;

    private final ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    private final Type type;
    private final Type[] captured;
    private final Method constructor;

    private LambdaClass(String name, String factory) {
        type = Type.getObjectType(name);
        captured = Type.getArgumentTypes(factory);
        constructor = new Method("<init>", Type.VOID_TYPE, captured);
    }

    /** Whether a call site is that of a lambda that cannot be serialized. */
    static boolean isLambda(Handle bootstrap, Object... args) {
        return bootstrap.getOwner().equals(BOOTSTRAPS)
                && (args.length == FLAGS || ((int) args[FLAGS] & LambdaMetafactory.FLAG_SERIALIZABLE) == 0);
    }

    /**
     * Generates a class.
     *
     * @param name its name
     * @param host the host of the nest that it is in
     * @param function the method that it implements
     * @param factory the type of the call site: captured values, and the interface
     * @param args the arguments of the call site's bootstrap method
     */
    static byte[] of(String name, String host, String function, String factory, Object... args) {
        LambdaClass lambda = new LambdaClass(name, factory);
        List<String> interfaces =
                new ArrayList<>(List.of(Type.getReturnType(factory).getInternalName()));
        List<Type> functions = new ArrayList<>(List.of((Type) args[0]));
        if (args.length > FLAGS) {
            addAlternatives(args, interfaces, functions);
        }
        lambda.begin(host, interfaces);
        lambda.addFactory(factory);
        for (Type erased : functions) {
            lambda.addFunction(new Method(function, erased.getDescriptor()), (Handle) args[1], (Type) args[2]);
        }
        lambda.writer.visitEnd();
        return lambda.writer.toByteArray();
    }

    /** Adds the further interfaces and the further types of the method, both after their number. */
    private static void addAlternatives(Object[] args, List<String> interfaces, List<Type> functions) {
        int next = FLAGS + 1;
        int flags = (int) args[FLAGS];
        if ((flags & LambdaMetafactory.FLAG_MARKERS) != 0) {
            int end = next + 1 + (int) args[next];
            types(args, next + 1, end).map(Type::getInternalName).forEach(interfaces::add);
            next = end;
        }
        if ((flags & LambdaMetafactory.FLAG_BRIDGES) != 0) {
            types(args, next + 1, next + 1 + (int) args[next]).forEach(functions::add);
        }
    }

    private static Stream<Type> types(Object[] args, int from, int to) {
        return Arrays.stream(args, from, to).map(Type.class::cast);
    }

    private void begin(String host, List<String> interfaces) {
        int access = Opcodes.ACC_FINAL | Opcodes.ACC_SUPER | Opcodes.ACC_SYNTHETIC;
        String[] all = interfaces.stream().distinct().toArray(String[]::new);
        writer.visit(Opcodes.V11, access, type.getInternalName(), null, OBJECT.getInternalName(), all);
        writer.visitNestHost(host);
        GeneratorAdapter code = method(Opcodes.ACC_PRIVATE, constructor);
        code.loadThis();
        code.invokeConstructor(OBJECT, new Method("<init>", "()V"));
        for (int i = 0; i < captured.length; i++) {
            writer.visitField(FINAL, field(i), captured[i].getDescriptor(), null, null);
            code.loadThis();
            code.loadArg(i);
            code.putField(type, field(i), captured[i]);
        }
        end(code);
    }

    /** One lambda is enough where nothing is captured. */
    private void addFactory(String descriptor) {
        if (captured.length == 0) {
            writer.visitField(FINAL | Opcodes.ACC_STATIC, INSTANCE, type.getDescriptor(), null, null);
            GeneratorAdapter code = method(Opcodes.ACC_STATIC, new Method("<clinit>", "()V"));
            create(code);
            code.putStatic(type, INSTANCE, type);
            end(code);
        }
        GeneratorAdapter code = method(Opcodes.ACC_STATIC, new Method(FACTORY, descriptor));
        if (captured.length == 0) {
            code.getStatic(type, INSTANCE, type);
        } else {
            create(code);
        }
        end(code);
    }

    private void create(GeneratorAdapter code) {
        code.newInstance(type);
        code.dup();
        code.loadArgs();
        code.invokeConstructor(type, constructor);
    }

    private void addFunction(Method function, Handle body, Type exact) {
        GeneratorAdapter code = method(Opcodes.ACC_PUBLIC, function);
        Type owner = Type.getObjectType(body.getOwner());
        Type result = Type.getReturnType(body.getDesc());
        List<Type> parameters = new ArrayList<>(List.of(Type.getArgumentTypes(body.getDesc())));
        if (body.getTag() == Opcodes.H_NEWINVOKESPECIAL) {
            code.newInstance(owner);
            code.dup();
            result = owner;
        } else if (body.getTag() != Opcodes.H_INVOKESTATIC) {
            parameters.add(0, owner);
        }
        for (int i = 0; i < captured.length; i++) {
            code.loadThis();
            code.getField(type, field(i), captured[i]);
        }
        for (int i = 0; i < function.getArgumentTypes().length; i++) {
            code.loadArg(i);
            Conversion.convert(
                    code,
                    function.getArgumentTypes()[i],
                    exact.getArgumentTypes()[i],
                    parameters.get(captured.length + i));
        }
        code.visitMethodInsn(opcode(body), body.getOwner(), body.getName(), body.getDesc(), body.isInterface());
        Conversion.convert(code, result, result, function.getReturnType());
        end(code);
    }

    private static int opcode(Handle body) {
        return switch (body.getTag()) {
            case Opcodes.H_INVOKESTATIC -> Opcodes.INVOKESTATIC;
            case Opcodes.H_NEWINVOKESPECIAL -> Opcodes.INVOKESPECIAL;
            default -> body.isInterface() ? Opcodes.INVOKEINTERFACE : Opcodes.INVOKEVIRTUAL;
        };
    }

    private static String field(int index) {
        return "captured" + index;
    }

    private GeneratorAdapter method(int access, Method method) {
        MethodVisitor code = writer.visitMethod(access, method.getName(), method.getDescriptor(), null, null);
        code.visitCode();
        return new GeneratorAdapter(code, access, method.getName(), method.getDescriptor());
    }

    private static void end(GeneratorAdapter code) {
        code.returnValue();
        code.endMethod();
    }
}
