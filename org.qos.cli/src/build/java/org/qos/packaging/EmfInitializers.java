package org.qos.packaging;

import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Takes from EMF's static initializers what costs time whenever a model is set up, and what no command needs: formats of dates, which
 * no model has and for which Java loads its calendars and time zones, and the search for a security manager by reflection, for
 * which Java generates classes of annotations.
 */
final class EmfInitializers {

    private static final String DATES = "org/eclipse/emf/ecore/impl/EFactoryImpl";
    private static final String SECURITY = "org/eclipse/emf/common/util/CommonUtil";

    private EmfInitializers() {}

    /**
     * The class, changed if it is one of the two.
     *
     * @throws IllegalStateException if its static initializer is not as known
     */
    static byte[] withoutUnusedSteps(byte[] content) {
        return switch (new ClassReader(content).getClassName()) {
            case DATES -> changed(content, EmfInitializers::withoutDateFormats);
            case SECURITY -> changed(content, EmfInitializers::withoutSecurityManager);
            default -> content;
        };
    }

    private static byte[] changed(byte[] content, Predicate<InsnList> change) {
        ClassNode type = new ClassNode();
        new ClassReader(content).accept(type, 0);
        MethodNode initializer = type.methods.stream()
                .filter(method -> method.name.equals("<clinit>"))
                .findFirst()
                .orElseThrow(() -> unknown(type));
        if (!change.test(initializer.instructions)) {
            throw unknown(type);
        }
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        type.accept(writer);
        return writer.toByteArray();
    }

    private static IllegalStateException unknown(ClassNode type) {
        return new IllegalStateException(type.name + " has another static initializer than the known one");
    }

    /** Makes the array of formats empty: its length 0, and nothing between its allocation and its assignment. */
    private static boolean withoutDateFormats(InsnList code) {
        return first(
                        code,
                        step -> step instanceof TypeInsnNode type
                                && type.getOpcode() == Opcodes.ANEWARRAY
                                && type.desc.equals("java/text/DateFormat"))
                .flatMap(allocation -> first(
                                code, step -> step instanceof FieldInsnNode field && field.name.equals("EDATE_FORMATS"))
                        .map(assignment -> {
                            remove(code, allocation.getNext(), assignment);
                            code.set(allocation.getPrevious(), new InsnNode(Opcodes.ICONST_0));
                            return true;
                        }))
                .findFirst()
                .orElse(false);
    }

    /** Puts null in the place of the call of {@code System.getSecurityManager} by reflection. */
    private static boolean withoutSecurityManager(InsnList code) {
        return first(code, step -> step instanceof LdcInsnNode constant && constant.cst.equals("getSecurityManager"))
                .flatMap(name -> first(code, step -> step instanceof MethodInsnNode call && call.name.equals("invoke"))
                        .map(invocation -> {
                            remove(code, name.getPrevious(), invocation);
                            code.set(invocation, new InsnNode(Opcodes.ACONST_NULL));
                            return true;
                        }))
                .findFirst()
                .orElse(false);
    }

    private static Stream<AbstractInsnNode> first(InsnList code, Predicate<AbstractInsnNode> wanted) {
        return StreamSupport.stream(code.spliterator(), false).filter(wanted).limit(1);
    }

    /** Removes the instructions from one on up to another. */
    private static void remove(InsnList code, AbstractInsnNode from, AbstractInsnNode end) {
        AbstractInsnNode step = from;
        while (step != end) {
            AbstractInsnNode next = step.getNext();
            code.remove(step);
            step = next;
        }
    }
}
