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
 * OpenSM reads a number and passes over one character, whatever it is. Where no number stands it reads 0, and everything
 * behind shifts (osm_qos.c:parse_one_unsigned). Its log says {@code improperly formatted} at most.
 */
@AutoService(Rule.class)
public final class OptsMalformedList implements OptionsRule {

    private static final RuleDeclaration DECLARATION = RuleDeclaration.warning(
                    "opts-malformed-list",
                    Category.CORRECTNESS,
                    "a list in which OpenSM reads other numbers than are meant")
            .fix("leaves out the blanks beside commas and colons, where they alone spoil the list");

    private static final Pattern BLANK_AT_SIGN = Pattern.compile("[ \\t]*([:,])[ \\t]*");

    @Override
    public RuleDeclaration declaration() {
        return DECLARATION;
    }

    @Override
    public void check(OptionsFile file, Consumer<RuleViolation> violations) {
        TableOption.all(file)
                .filter(table -> !table.isWellFormed())
                .map(OptsMalformedList::violation)
                .forEach(violations);
    }

    /** A list that blanks alone spoil is certainly meant without them. */
    private static RuleViolation violation(TableOption table) {
        RuleViolation violation = OptionsRule.atValue(table.option(), message(table));
        String dense = OptionsRule.value(table.option()).replaceAll("[ \\t]+", "");
        TableOption meant = new TableOption(table.option(), TableText.items(dense));
        boolean mended =
                meant.isWellFormed() && (meant.hasPairs() || meant.items().size() == Sl.COUNT);
        return mended
                        && BLANK_AT_SIGN
                                .matcher(OptionsRule.value(table.option()))
                                .find()
                ? violation.writing(
                        BLANK_AT_SIGN.matcher(OptionsRule.value(table.option())).replaceAll("$1"))
                : violation;
    }

    private static String message(TableOption table) {
        return "the list of " + table.name() + " is malformed at number " + (table.firstMistake() + 1) + ": expected "
                + (table.hasPairs() ? "VL:weight pairs with ',' between them" : "16 VLs with ',' between them")
                + ", no blank before ':' or ','; OpenSM reads " + table.meaning();
    }
}
