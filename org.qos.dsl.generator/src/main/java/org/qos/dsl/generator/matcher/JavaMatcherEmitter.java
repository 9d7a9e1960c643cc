package org.qos.dsl.generator.matcher;

import java.util.List;
import java.util.Set;
import javax.lang.model.SourceVersion;
import org.qos.dsl.generator.Losses;
import org.qos.runtime.policy.Policy;

/**
 * Writes a Java class that answers which level a request gets, with the policy in its compiled form and no dependency
 * beyond {@code org.qos.runtime}. Where rules have groups it is made by {@code bind(Fabric, Partitions)}, else by a
 * constructor without parameters.
 */
public final class JavaMatcherEmitter {

    /** Names that the class itself uses. */
    private static final Set<String> RESERVED = Set.of(
            "CompiledPolicy", "CompiledRules", "Fabric", "Match", "Matcher", "Override", "Partitions", "Request");

    /** Words that Java keeps from types alone (JLS 3.9), which {@link SourceVersion} takes for names. */
    private static final Set<String> NO_TYPES = Set.of("permits", "record", "sealed", "var", "yield");

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

    /** The class, and a resource beside it where it has one; they must not be used when a loss refuses them. */
    public MatcherEmission emit(Policy policy) {
        Losses losses = new Losses();
        String qualified = packageName.isEmpty() ? className : packageName + "." + className;
        if (!isUsable(qualified)) {
            losses.impossible(
                    "java-class-name",
                    qualified,
                    "'" + qualified + "' cannot be the name of the class; give one such as org.site.SitePolicy");
            return new MatcherEmission(List.of(), losses.list());
        }
        return new MatcherEmission(new JavaMatcher(packageName, className, policy).files(), losses.list());
    }

    /**
     * Whether a class can have that qualified name: it is one in Java, in no package of Java's own, and none that the class
     * itself uses.
     */
    public static boolean isUsable(String qualifiedName) {
        String className = qualifiedName.substring(qualifiedName.lastIndexOf('.') + 1);
        return SourceVersion.isName(qualifiedName)
                && !qualifiedName.startsWith("java.")
                && !NO_TYPES.contains(className)
                && !RESERVED.contains(className);
    }
}
