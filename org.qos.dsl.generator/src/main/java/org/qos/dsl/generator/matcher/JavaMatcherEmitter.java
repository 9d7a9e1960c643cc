package org.qos.dsl.generator.matcher;

import java.util.List;
import java.util.Set;
import javax.lang.model.SourceVersion;
import org.qos.dsl.generator.Emission;
import org.qos.dsl.generator.Losses;
import org.qos.runtime.policy.Policy;

/**
 * Writes a Java class that answers which level a request gets, with plain comparisons and no dependency beyond
 * {@code org.qos.runtime}. Where rules have groups it is made by {@code bind(Fabric, Partitions)}, else by a
 * constructor without parameters.
 */
public final class JavaMatcherEmitter {

    /** How many nested classes the method that asks one after the other can have in 64 KB. */
    private static final int MAX_CLASSES = 2_500;

    /** Names that the class itself uses. */
    private static final Set<String> RESERVED = Set.of(
            "ArrayList",
            "Arrays",
            "BoundPolicy",
            "Fabric",
            "FabricSetup",
            "Fields",
            "List",
            "Long",
            "Match",
            "Matcher",
            "NodeType",
            "OptionalInt",
            "OptionalLong",
            "Override",
            "Partitions",
            "Policy",
            "PortGroup",
            "PortName",
            "PortSet",
            "QosLevel",
            "Range",
            "Ranges",
            "Request",
            "Set",
            "String");

    private final String packageName;
    private final String className;

    /**
     * An emitter of one class.
     *
     * @param qualifiedName the name of the class with its package, such as {@code org.site.SitePolicy}
     */
    public JavaMatcherEmitter(String qualifiedName) {
        int dot = qualifiedName.lastIndexOf('.');
        this.packageName = dot < 0 ? "" : qualifiedName.substring(0, dot);
        this.className = qualifiedName.substring(dot + 1);
    }

    /** Where the class stands below the root of the sources. */
    public String path() {
        return packageName.isEmpty() ? className + ".java" : packageName.replace('.', '/') + "/" + className + ".java";
    }

    /** The class; it must not be used when a loss refuses it. */
    public Emission emit(Policy policy) {
        Losses losses = new Losses();
        checkName(losses);
        RuleCompiler compiler = new RuleCompiler();
        String defaultLevel = compiler.levels().of(policy.defaultLevel());
        List<List<RuleCode>> rules = RuleClasses.of(policy.rules(), compiler);
        if (rules.size() > MAX_CLASSES) {
            losses.impossible("java-too-many-rules", policy, "the rules are too many for one Java class");
        }
        String text = JavaMatcherTemplate.print(packageName, className, defaultLevel, rules, compiler);
        return new Emission(text, losses.list());
    }

    /** Whether a class can have that qualified name: it is one in Java, and none that the class itself uses. */
    public static boolean isUsable(String qualifiedName) {
        String className = qualifiedName.substring(qualifiedName.lastIndexOf('.') + 1);
        return SourceVersion.isName(qualifiedName)
                && !RESERVED.contains(className)
                && !className.matches("(Rules|Levels|Groups?|Tables)[0-9]+");
    }

    private void checkName(Losses losses) {
        String qualified = packageName.isEmpty() ? className : packageName + "." + className;
        if (!isUsable(qualified)) {
            losses.impossible(
                    "java-class-name",
                    qualified,
                    "'" + qualified + "' cannot be the name of the class; give one such as org.site.SitePolicy");
        }
    }
}
