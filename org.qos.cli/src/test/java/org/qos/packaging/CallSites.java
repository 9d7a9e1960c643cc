package org.qos.packaging;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** The call sites of a class that Java links at run time. */
final class CallSites {

    private CallSites() {}

    /** The method that each is in and its bootstrap method. */
    static List<String> in(byte[] content) {
        List<String> sites = new ArrayList<>();
        new ClassReader(content)
                .accept(
                        new ClassVisitor(Opcodes.ASM9) {
                            @Override
                            public MethodVisitor visitMethod(
                                    int access, String name, String type, String signature, String[] thrown) {
                                return new MethodVisitor(Opcodes.ASM9) {
                                    @Override
                                    public void visitInvokeDynamicInsn(
                                            String call, String site, Handle bootstrap, Object... args) {
                                        sites.add(name + " " + bootstrap.getName());
                                    }
                                };
                            }
                        },
                        0);
        return sites;
    }
}
