package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.check.Severity;
import org.qos.dsl.language.AsciiCase;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.dsl.model.policy.PortGroup;
import org.qos.dsl.model.policy.QosLevel;
import org.qos.runtime.policy.PolicySyntax;

/** Names of groups and levels ignore case, and references use the first definition
 * (osm_qos_policy.c:__qos_policy_get_port_group_by_name). OpenSM logs nothing, so it is a warning there. */
@AutoService(Rule.class)
public final class DuplicateNameIgnoringCase implements PolicyRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.error(
                        "duplicate-name-ignoring-case",
                        Category.CORRECTNESS,
                        "two groups or levels whose names are equal or differ only in case")
                .noFix("the author knows the name of the second one, and which references are intended for it");
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        check(file.getPortGroups(), PortGroup::getNames, Literals.PORT_GROUP__NAMES, "port group", syntax, violations);
        check(file.getLevels(), QosLevel::getNames, Literals.QOS_LEVEL__NAMES, "QoS level", syntax, violations);
    }

    private static <T extends EObject> void check(
            List<T> definitions,
            Function<T, List<String>> names,
            EStructuralFeature feature,
            String what,
            PolicySyntax syntax,
            Consumer<RuleViolation> violations) {
        Map<String, T> firstOfName = new HashMap<>();
        for (T definition : definitions) {
            T first = names.apply(definition).isEmpty()
                    ? null
                    : firstOfName.putIfAbsent(key(names.apply(definition).get(0), syntax), definition);
            if (first != null) {
                RuleViolation violation = RuleViolation.at(
                                definition,
                                feature,
                                0,
                                message(what, names.apply(definition).get(0), syntax))
                        .relatedTo(first, feature, "the first definition of the name");
                violations.accept(syntax == PolicySyntax.OPENSM ? violation.as(Severity.WARNING) : violation);
            }
        }
    }

    private static String message(String what, String name, PolicySyntax syntax) {
        return what + " '" + name + "' is already defined (case is ignored); "
                + (syntax == PolicySyntax.OPENSM
                        ? "OpenSM uses the first definition for every reference"
                        : "every reference uses the first definition")
                + "; rename or remove this one";
    }

    /** OpenSM compares names with strcasecmp (osm_qos_policy.c), the RFC syntax ignores the case of all letters. */
    private static String key(String name, PolicySyntax syntax) {
        return syntax == PolicySyntax.OPENSM
                ? AsciiCase.lower(name.strip())
                : name.strip().toLowerCase(Locale.ROOT);
    }
}
