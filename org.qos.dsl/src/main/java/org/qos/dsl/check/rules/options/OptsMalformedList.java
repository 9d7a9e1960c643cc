package org.qos.dsl.check.rules.options;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.lower.TableText;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.runtime.value.Sl;

/**
 * OpenSM reads a number and skips one character after it, whatever it is. Where there is no number it reads 0, and
 * everything after it moves by one place (osm_qos.c:parse_one_unsigned). At most, its log says {@code improperly
 * formatted}.
 */
@AutoService(Rule.class)
public final class OptsMalformedList implements OptionsRule {

    private static final Pattern SPACE_AT_SEPARATOR = Pattern.compile("[ \\t]*([:,])[ \\t]*");

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "opts-malformed-list",
                        Category.CORRECTNESS,
                        "a malformed list, in which OpenSM reads other numbers than the file shows")
                .noFix(
                        "the author knows whether a space is in the place of a digit; editors offer to remove spaces and tabs"
                                + " next to commas and colons, where nothing else is wrong with the list");
    }

    @Override
    public void check(OptionsFile file, Consumer<RuleViolation> violations) {
        TableOption.all(file)
                .filter(table -> !table.isWellFormed())
                .map(OptsMalformedList::violation)
                .forEach(violations);
    }

    /** Removes whitespace where it is all that is wrong with the list. */
    private static RuleViolation violation(TableOption table) {
        RuleViolation violation = OptionsRule.atValue(table.option(), message(table));
        String dense =
                SPACE_AT_SEPARATOR.matcher(OptionsRule.value(table.option())).replaceAll("$1");
        TableOption fixed = new TableOption(table.option(), TableText.items(dense));
        boolean isFixed =
                fixed.isWellFormed() && (fixed.hasPairs() || fixed.items().size() == Sl.COUNT);
        return isFixed && !dense.matches("(?s).*\\s.*") ? violation.suggesting(dense) : violation;
    }

    private static String message(TableOption table) {
        return "the list of " + table.name() + " is malformed at number " + (table.firstError() + 1)
                + "; OpenSM reads " + table.meaning() + "; write "
                + (table.hasPairs() ? "VL:weight pairs" : "16 VLs") + " with ',' between them and no spaces";
    }
}
