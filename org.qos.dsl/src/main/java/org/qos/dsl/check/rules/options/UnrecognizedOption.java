package org.qos.dsl.check.rules.options;

import com.google.auto.service.AutoService;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Fix;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.check.Target;
import org.qos.dsl.language.ByteOrderMark;
import org.qos.dsl.language.FindingTrait;
import org.qos.dsl.model.options.Option;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.dsl.option.KnownOptions;
import org.qos.dsl.scoping.NameSuggestions;
import org.qos.runtime.option.PortKind;

/**
 * OpenSM ignores a name that it does not know, with one line {@code Unrecognized token}
 * (osm_subnet.c:osm_subn_parse_conf_file). Whitespace separates name and value, so that {@code name=value} is such a
 * name, too.
 */
@AutoService(Rule.class)
public final class UnrecognizedOption implements OptionsRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "unrecognized-option",
                        Category.CORRECTNESS,
                        "an option is unknown to OpenSM 3.3, which ignores it")
                .fix(
                        "removes a byte order mark, replaces the equals sign by a space, or corrects the name where exactly one"
                                + " known name is similar, the line has a value, and no other line sets that option")
                .with(FindingTrait.SIMILAR_VALUES);
    }

    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_-]{2,64}");
    private static final int MAX_DISTANCE = 2;

    /** The prefix that users expect of options of switches; they have one for external ports and one for ports 0. */
    private static final String SWITCHES = "qos_sw_";

    @Override
    public void check(OptionsFile file, Consumer<RuleViolation> violations) {
        Map<String, UnknownName> unknown = new HashMap<>();
        Set<String> set = file.getOptions().stream().map(Option::getName).collect(Collectors.toSet());
        file.getOptions().stream()
                .filter(option -> KnownOptions.kind(option.getName()).isEmpty())
                .map(option -> violation(option, unknown.computeIfAbsent(option.getName(), UnknownName::of), set))
                .forEach(violations);
    }

    /**
     * An unknown name, which is compared with all known ones once.
     *
     * @param message the message
     * @param similar the only similar name that is known
     */
    private record UnknownName(String message, Optional<String> similar) {

        static UnknownName of(String name) {
            return new UnknownName(
                    UnrecognizedOption.message(name),
                    NAME.matcher(name).matches() ? NameSuggestions.TOLERANT.only(name, near(name)) : Optional.empty());
        }
    }

    private static RuleViolation violation(Option option, UnknownName unknown, Set<String> set) {
        RuleViolation violation = OptionsRule.atName(option, unknown.message());
        String name = option.getName();
        if (ByteOrderMark.begins(name)) {
            return violation.fixedBy(Fix.withoutByteOrderMark());
        }
        if (isAssignment(name) && option.getValue() == null) {
            return violation.writing(name.replaceFirst("=", " "));
        }
        if (KnownOptions.otherVersion(name).isPresent()) {
            return violation.notApplicableTo(Target.MLNX_5);
        }
        return unknown.similar()
                .map(near -> !hasOneWord(option) || set.contains(near)
                        ? violation.suggesting(near)
                        : violation.writing(near))
                .orElse(violation);
    }

    private static boolean hasOneWord(Option option) {
        return option.getValue() != null && !option.getValue().strip().matches("(?s).*\\s.*");
    }

    /** Whether it is the name of an option and its value with an equals sign between them. */
    private static boolean isAssignment(String name) {
        return assigned(name)
                .filter(option -> option.length() + 1 < name.length())
                .isPresent();
    }

    /** The option that a name has before an equals sign. */
    private static Optional<String> assigned(String name) {
        return Optional.of(name.substring(0, Math.max(0, name.indexOf('='))))
                .filter(option -> KnownOptions.kind(option).isPresent());
    }

    /** The known names within the maximum edit distance. */
    private static List<String> near(String name) {
        return KnownOptions.names().stream()
                .filter(known -> NameSuggestions.distance(name, known, MAX_DISTANCE) <= MAX_DISTANCE)
                .toList();
    }

    private static String message(String name) {
        if (name.isBlank()) {
            return "the line has only a carriage return; OpenSM logs an unrecognized token; end lines with a line"
                    + " feed only";
        }
        if (ByteOrderMark.begins(name)) {
            return "the file begins with a byte order mark; OpenSM reads it as a part of the name, and ignores the line; save the"
                    + " file without it";
        }
        String start = "unknown option '" + name.strip() + "'; OpenSM ignores the line; ";
        return start
                + assigned(name)
                        .map(option -> "write a space, not '=', after " + option)
                        .or(() -> KnownOptions.otherVersion(name).map(version -> "it is an option of " + version))
                        .or(() -> general(name))
                        .or(() -> ofSwitches(name))
                        .or(() -> similar(name).map(known -> "did you mean " + known + "?"))
                        .orElse("write the name of an option, a space and a value");
    }

    /** The option for ports of all kinds, where only the beginning of its name is missing. */
    private static Optional<String> general(String name) {
        String option = PortKind.GENERAL_PREFIX + name;
        boolean isVls = name.equals("max_vls");
        return KnownOptions.kind(option).isEmpty()
                ? Optional.empty()
                : Optional.of("did you mean " + option + "?" + (isVls ? " It does not limit VLs; set max_op_vls" : ""));
    }

    /** The options of external ports and of ports 0 of switches, where the name does not say which. */
    private static Optional<String> ofSwitches(String name) {
        if (!name.startsWith(SWITCHES)) {
            return Optional.empty();
        }
        List<String> options = Stream.of(PortKind.SWITCH_EXTERNAL, PortKind.SWITCH_PORT_0)
                .filter(kind -> KnownOptions.kind(kind.prefix() + name.substring(SWITCHES.length()))
                        .isPresent())
                .map(kind -> kind.prefix() + name.substring(SWITCHES.length()) + " for " + kind.title())
                .toList();
        return options.isEmpty() ? Optional.empty() : Optional.of("write " + String.join(", or ", options));
    }

    /** The closest known name, for a text that has the form of a name. */
    private static Optional<String> similar(String name) {
        return NAME.matcher(name).matches()
                ? NameSuggestions.STRICT.closest(name, KnownOptions.names())
                : Optional.empty();
    }
}
