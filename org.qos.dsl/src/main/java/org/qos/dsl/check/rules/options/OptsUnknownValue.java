package org.qos.dsl.check.rules.options;

import com.google.auto.service.AutoService;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.check.Severity;
import org.qos.dsl.check.Target;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.language.FindingTrait;
import org.qos.dsl.model.options.Option;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.dsl.option.KnownOption;
import org.qos.dsl.option.KnownOptions;
import org.qos.dsl.option.OptionType;
import org.qos.dsl.option.OptionValues;
import org.qos.dsl.scoping.NameSuggestions;

/**
 * OpenSM replaces a {@code console} or {@code part_enforce} that it does not know by the default, and crashes when the value is
 * {@code (null)}, which it compares like a text (osm_subnet.c:osm_subn_verify_config). It skips unknown routing engines and
 * uses minhop when none is left (osm_opensm.c:setup_routing_engines).
 */
@AutoService(Rule.class)
public final class OptsUnknownValue implements OptionsRule {

    private static final String SEPARATORS = "[, \t]+";

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "opts-unknown-value", Category.CORRECTNESS, "an option value is not one that OpenSM 3.3 knows")
                .noFix("the author knows the intended value")
                .with(FindingTrait.SIMILAR_VALUES);
    }

    @Override
    public void check(OptionsFile file, Consumer<RuleViolation> violations) {
        Map<String, Option> last = new HashMap<>();
        file.getOptions().forEach(option -> last.put(option.getName(), option));
        for (Option option : file.getOptions()) {
            boolean counts = last.get(option.getName()) == option;
            KnownOptions.option(option.getName())
                    .filter(known -> known.kind() == OptionType.TEXT)
                    .filter(known -> known.values().outOfRange().isPresent())
                    .flatMap(known -> known.values().isList() ? inList(option, known) : single(option, known, counts))
                    .ifPresent(violations);
        }
    }

    private static Optional<RuleViolation> single(Option option, KnownOption known, boolean counts) {
        String value = OptionsRule.value(option);
        if (known.values().names(value)) {
            return Optional.empty();
        }
        String rest = "; write " + listed(known.values());
        if (counts && value.equals(KnownOption.UNSET)) {
            return Optional.of(OptionsRule.atValue(
                            option, option.getName() + " is " + value + "; OpenSM crashes at startup" + rest)
                    .as(Severity.ERROR)
                    .opensm(Verdict.CRASHES));
        }
        return Optional.of(OptionsRule.atValue(
                option,
                option.getName() + " is '" + value + "', which OpenSM does not know; it uses the default "
                        + known.standard() + rest));
    }

    private static Optional<RuleViolation> inList(Option option, KnownOption known) {
        String value = OptionsRule.value(option);
        if (value.equals(KnownOption.UNSET)) {
            return Optional.empty();
        }
        List<String> elements = Arrays.stream(value.split(SEPARATORS))
                .filter(element -> !element.isEmpty())
                .toList();
        Optional<String> used = elements.stream().filter(known.values()::names).findFirst();
        return elements.stream()
                .filter(element -> !known.values().names(element))
                .findFirst()
                .map(element -> OptionsRule.atValue(
                                option,
                                "OpenSM 3.3 has no routing engine '" + element + "'; it skips the name and "
                                        + used.map(engine -> "tries " + engine + " first")
                                                .orElse("uses minhop")
                                        + "; " + advice(element, known.values()))
                        .notApplicableTo(Target.MLNX_5));
    }

    private static String advice(String element, OptionValues values) {
        List<String> names =
                values.named().stream().map(OptionValues.NamedValue::text).toList();
        return NameSuggestions.STRICT
                .closest(element, names)
                .map(name -> "did you mean " + name + "?")
                .orElse("write " + listed(values));
    }

    private static String listed(OptionValues values) {
        return values.named().stream()
                .map(OptionValues.NamedValue::text)
                .collect(Collectors.joining(", "))
                .replaceFirst(", ([^,]*)$", " or $1");
    }
}
