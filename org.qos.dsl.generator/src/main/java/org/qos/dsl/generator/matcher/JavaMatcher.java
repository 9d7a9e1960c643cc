package org.qos.dsl.generator.matcher;

import java.util.ArrayList;
import java.util.List;
import org.qos.dsl.generator.output.GeneratedFile;
import org.qos.runtime.match.compiled.CompiledRules;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;

/**
 * A Java matcher that is to be written: a class with the compiled rules as a constant, or, where these are large, with a
 * resource next to it.
 */
final class JavaMatcher {

    /** A string constant has at most 65535 bytes in a class file (JVM specification 4.4.7), and Base64 adds a third. */
    private static final int MAX_CONSTANT = 40_000;

    private final String packageName;
    private final String className;
    private final Policy policy;
    private final CompiledRules rules;
    private final byte[] bytes;

    JavaMatcher(String packageName, String className, Policy policy) {
        this.packageName = packageName;
        this.className = className;
        this.policy = policy;
        this.rules = CompiledRules.of(policy);
        this.bytes = rules.toBytes();
    }

    /** The class, and the resource if it has one. */
    List<GeneratedFile> files() {
        List<GeneratedFile> files = new ArrayList<>();
        files.add(GeneratedFile.ofText(folder() + className + ".java", JavaMatcherTemplate.print(this)));
        if (!isSmall()) {
            files.add(new GeneratedFile(folder() + resourceName(), bytes));
        }
        return files;
    }

    String packageName() {
        return packageName;
    }

    String className() {
        return className;
    }

    String resourceName() {
        return className + ".rules";
    }

    CompiledRules rules() {
        return rules;
    }

    byte[] bytes() {
        return bytes;
    }

    boolean isSmall() {
        return bytes.length <= MAX_CONSTANT;
    }

    /** A line for each rule, for readers of the class. */
    List<String> comments() {
        List<String> lines = new ArrayList<>();
        for (MatchRule rule : policy.rules()) {
            String use = rule.use().isEmpty() ? "" : " " + JavaLiteral.comment(rule.use());
            lines.add((lines.size() + 1) + use + " -> "
                    + JavaLiteral.comment(rule.level().name()));
        }
        return lines;
    }

    private String folder() {
        return packageName.isEmpty() ? "" : packageName.replace('.', '/') + "/";
    }
}
