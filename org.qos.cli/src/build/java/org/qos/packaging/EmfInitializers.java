package org.qos.packaging;

import java.util.NoSuchElementException;
import java.util.function.Consumer;
import java.util.function.Predicate;
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

    private static byte[] changed(byte[] content, Consumer<InsnList> change) {
        ClassNode type = new ClassNode();
        new ClassReader(content).accept(type, 0);
        try {
            change.accept(initializer(type).instructions);
        } catch (NoSuchElementException other) {
            throw new IllegalStateException(type.name + " has another static initializer than the known one", other);
        }
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        type.accept(writer);
        return writer.toByteArray();
    }

    private static MethodNode initializer(ClassNode type) {
        return type.methods.stream()
                .filter(method -> method.name.equals("<clinit>"))
                .findFirst()
                .orElseThrow();
    }

    /** Makes the array of formats empty: its length 0, and nothing between its allocation and its assignment. */
    private static void withoutDateFormats(InsnList code) {
        AbstractInsnNode allocation = first(
                code,
                step -> step instanceof TypeInsnNode type
                        && type.getOpcode() == Opcodes.ANEWARRAY
                        && type.desc.equals("java/text/DateFormat"));
        AbstractInsnNode assignment =
                first(code, step -> step instanceof FieldInsnNode field && field.name.equals("EDATE_FORMATS"));
        remove(code, allocation.getNext(), assignment);
        code.set(allocation.getPrevious(), new InsnNode(Opcodes.ICONST_0));
    }

    /** Puts null in the place of the call of {@code System.getSecurityManager} by reflection. */
    private static void withoutSecurityManager(InsnList code) {
        AbstractInsnNode name =
                first(code, step -> step instanceof LdcInsnNode constant && constant.cst.equals("getSecurityManager"));
        AbstractInsnNode invocation =
                first(code, step -> step instanceof MethodInsnNode call && call.name.equals("invoke"));
        remove(code, name.getPrevious(), invocation);
        code.set(invocation, new InsnNode(Opcodes.ACONST_NULL));
    }

    private static AbstractInsnNode first(InsnList code, Predicate<AbstractInsnNode> wanted) {
        return StreamSupport.stream(code.spliterator(), false)
                .filter(wanted)
                .findFirst()
                .orElseThrow();
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
