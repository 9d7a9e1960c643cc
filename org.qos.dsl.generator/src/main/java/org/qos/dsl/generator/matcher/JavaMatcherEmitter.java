package org.qos.dsl.generator.matcher;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.SourceVersion;
import org.qos.dsl.check.ConversionCode;
import org.qos.dsl.generator.ConversionLosses;
import org.qos.dsl.generator.Emission;
import org.qos.dsl.generator.Emitter;
import org.qos.dsl.generator.GenerationSettings;
import org.qos.runtime.policy.Policy;

/**
 * Writes a Java class that answers which level a request gets, with the policy in its compiled form and no dependency
 * beyond {@code org.qos.runtime}. Where the policy states tables of ports, the class also answers which tables a port
 * gets, and plans what has to be set. Where rules have groups, or tables are stated, it is made by
 * {@code bind(Fabric, Partitions)}, else by a constructor without parameters.
 */
public final class JavaMatcherEmitter implements Emitter {

    private static final String EXPECTED = "; expected one such as org.site.SitePolicy.";

    /** Names that the class itself uses. */
    private static final Set<String> RESERVED = Set.of(
            "BoundSetup",
            "CompiledPolicy",
            "CompiledRules",
            "CompiledSetup",
            "Fabric",
            "Integer",
            "Match",
            "Matcher",
            "Optional",
            "Override",
            "Partitions",
            "PortId",
            "PortTables",
            "Request",
            "Set",
            "SetupPlan",
            "SubnetState");

    /** Names that Java reserves for types alone (JLS 3.9), which {@link SourceVersion} accepts as names. */
    private static final Set<String> NO_TYPES = Set.of("permits", "record", "sealed", "var", "yield");

    @Override
    public boolean isEnabled(GenerationSettings settings) {
        return settings.javaClass().isPresent();
    }

    @Override
    public Emission emit(Policy policy, GenerationSettings settings) {
        String name = settings.javaClass().orElseThrow();
        ConversionLosses losses = settings.losses();
        Optional<String> problem = problem(name);
        if (problem.isPresent()) {
            losses.add(ConversionCode.JAVA_CLASS_NAME, name, problem.get());
            return new Emission(List.of(), losses.list());
        }
        int dot = name.lastIndexOf('.');
        JavaMatcher matcher = new JavaMatcher(dot < 0 ? "" : name.substring(0, dot), name.substring(dot + 1), policy);
        return new Emission(matcher.files(), losses.list());
    }

    /** The paths of the resources that a class may have, depending on the size of the policy. */
    public static List<String> resources(String qualifiedName) {
        String path = qualifiedName.replace('.', '/');
        return List.of(path + JavaMatcher.RULES, path + JavaMatcher.SETUP);
    }

    /** What is wrong with the qualified name of a class to generate; empty if it can have it. */
    public static Optional<String> problem(String qualifiedName) {
        String className = qualifiedName.substring(qualifiedName.lastIndexOf('.') + 1);
        if (RESERVED.contains(className)) {
            return Optional.of("'" + qualifiedName + "' cannot be generated, because its code uses another class "
                    + className + EXPECTED);
        }
        boolean isName = SourceVersion.isName(qualifiedName)
                && !qualifiedName.startsWith("java.")
                && !NO_TYPES.contains(className);
        return isName
                ? Optional.empty()
                : Optional.of("'" + qualifiedName + "' is not the name of a Java class" + EXPECTED);
    }
}
