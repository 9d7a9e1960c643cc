package org.qos.packaging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Rules;

/** The rules of the packaged command: those that are registered, created without a search. */
class RegisteredRulesTest {

    @Test
    void areTheSameRules() throws Exception {
        Map<String, byte[]> compiled = RewrittenClasses.compiled(Rules.class);
        compiled.replaceAll((name, content) -> RegisteredRules.asCode(content));

        List<?> all = (List<?>) new RewrittenClasses(compiled)
                .loadClass(Rules.class.getName())
                .getMethod("all")
                .invoke(null);

        assertEquals(
                Rules.all().stream().map(Rule::code).toList(),
                all.stream().map(rule -> ((Rule) rule).code()).toList());
    }

    @Test
    void areNotInOtherClasses() throws Exception {
        byte[] content =
                RewrittenClasses.compiled(Rule.class).values().iterator().next();

        assertSame(content, RegisteredRules.asCode(content));
    }

    @Test
    void needTheMethodThatSearches() {
        ClassWriter other = new ClassWriter(0);
        other.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, "org/qos/dsl/check/Rules", null, "java/lang/Object", null);

        assertThrows(IllegalStateException.class, () -> RegisteredRules.asCode(other.toByteArray()));
    }
}
