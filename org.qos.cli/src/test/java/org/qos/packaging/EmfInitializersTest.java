package org.qos.packaging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Field;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.emf.common.util.CommonUtil;
import org.eclipse.emf.ecore.impl.EFactoryImpl;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** EMF's static initializers without what no command needs. */
class EmfInitializersTest {

    @Test
    void thereAreNoFormatsOfDates() throws Exception {
        Field formats = rewritten(EFactoryImpl.class).getDeclaredField("EDATE_FORMATS");
        formats.setAccessible(true);

        assertEquals(List.of(), List.of((Object[]) formats.get(null)));
    }

    @Test
    void thereIsNoCallByReflection() throws Exception {
        assertTrue(calls(compiled(CommonUtil.class)).contains("invoke"));
        assertEquals(
                calls(compiled(CommonUtil.class)).stream()
                        .filter(call -> !List.of("getMethod", "invoke").contains(call))
                        .toList(),
                calls(EmfInitializers.withoutUnusedSteps(compiled(CommonUtil.class))));
    }

    @Test
    void otherClassesStay() throws Exception {
        byte[] content = compiled(EmfInitializersTest.class);

        assertSame(content, EmfInitializers.withoutUnusedSteps(content));
    }

    @Test
    void anotherInitializerFailsTheBuild() {
        ClassWriter other = new ClassWriter(0);
        other.visit(
                Opcodes.V17,
                Opcodes.ACC_PUBLIC,
                "org/eclipse/emf/common/util/CommonUtil",
                null,
                "java/lang/Object",
                null);

        assertThrows(IllegalStateException.class, () -> EmfInitializers.withoutUnusedSteps(other.toByteArray()));
    }

    private static Class<?> rewritten(Class<?> type) throws Exception {
        Map<String, byte[]> classes = new LinkedHashMap<>(RewrittenClasses.compiled(type));
        classes.replaceAll((name, content) -> EmfInitializers.withoutUnusedSteps(content));
        return new RewrittenClasses(classes).loadClass(type.getName());
    }

    private static byte[] compiled(Class<?> type) throws Exception {
        return RewrittenClasses.compiled(type).values().iterator().next();
    }

    /** The names of the methods that a static initializer calls. */
    private static List<String> calls(byte[] content) {
        ClassNode type = new ClassNode();
        new ClassReader(content).accept(type, 0);
        return type.methods.stream()
                .filter(method -> method.name.equals("<clinit>"))
                .flatMap(method -> List.of(method.instructions.toArray()).stream())
                .filter(MethodInsnNode.class::isInstance)
                .map(call -> ((MethodInsnNode) call).name)
                .toList();
    }
}
