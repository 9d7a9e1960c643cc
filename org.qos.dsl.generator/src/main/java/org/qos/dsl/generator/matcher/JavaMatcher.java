package org.qos.dsl.generator.matcher;

import java.util.ArrayList;
import java.util.List;
import org.qos.dsl.generator.output.GeneratedFile;
import org.qos.runtime.match.compiled.CompiledRules;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.setup.CompiledSetup;

/**
 * A Java matcher that is to be written: a class with the compiled rules and, where the policy states tables, the
 * compiled setup, each as a constant or, where it is large, as a resource next to the class.
 */
final class JavaMatcher {

    /** What the names of the resources have after that of the class. */
    static final String RULES = ".rules";

    static final String SETUP = ".setup";

    private final String packageName;
    private final String className;
    private final Policy policy;
    private final CompiledRules rules;
    private final CompiledSetup setup;
    private final StoredForm rulesForm;
    private final StoredForm setupForm;

    JavaMatcher(String packageName, String className, Policy policy) {
        this.packageName = packageName;
        this.className = className;
        this.policy = policy;
        this.rules = CompiledRules.of(policy);
        this.setup = CompiledSetup.of(policy);
        this.rulesForm = new StoredForm(className + RULES, rules.toBytes());
        this.setupForm = new StoredForm(className + SETUP, setup.toBytes());
    }

    /** The class, and its resources if it has any. */
    List<GeneratedFile> files() {
        List<GeneratedFile> files = new ArrayList<>();
        files.add(GeneratedFile.ofText(folder() + className + ".java", JavaMatcherTemplate.print(this)));
        List<StoredForm> forms = hasTables() ? List.of(rulesForm, setupForm) : List.of(rulesForm);
        forms.stream()
                .filter(form -> !form.isSmall())
                .forEach(form -> files.add(new GeneratedFile(folder() + form.resourceName(), form.bytes())));
        return files;
    }

    String packageName() {
        return packageName;
    }

    String className() {
        return className;
    }

    CompiledRules rules() {
        return rules;
    }

    StoredForm rulesForm() {
        return rulesForm;
    }

    /** The stored setup, which is used where the policy states tables. */
    StoredForm setupForm() {
        return setupForm;
    }

    /** Whether the policy states tables of ports. */
    boolean hasTables() {
        return !setup.isEmpty();
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
