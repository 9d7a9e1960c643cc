package org.qos.dsl.check.rules.options;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Problem;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Severity;
import org.qos.dsl.lower.TableText;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.runtime.value.Sl;

/**
 * OpenSM reads a number and passes over one character, whatever it is. Where no number stands it reads 0, and everything
 * behind shifts (osm_qos.c:parse_one_unsigned). Its log says {@code improperly formatted} at most.
 */
@AutoService(Rule.class)
public final class MalformedList implements OptionsRule {

    private static final Pattern BLANK_AT_SIGN = Pattern.compile("[ \\t]*([:,])[ \\t]*");

    @Override
    public String code() {
        return "opts-malformed-list";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public Category category() {
        return Category.CORRECTNESS;
    }

    @Override
    public String summary() {
        return "a list in which OpenSM reads other numbers than are meant";
    }

    @Override
    public String fix() {
        return "leaves out the blanks beside commas and colons, where they alone spoil the list";
    }

    @Override
    public void check(OptionsFile file, Consumer<Problem> problems) {
        TableOption.all(file)
                .filter(table -> !table.isWellFormed())
                .map(MalformedList::problem)
                .forEach(problems);
    }

    /** A list that blanks alone spoil is certainly meant without them. */
    private static Problem problem(TableOption table) {
        Problem problem = OptionsRule.atValue(table.option(), message(table));
        String dense = OptionsRule.value(table.option()).replaceAll("[ \\t]+", "");
        TableOption meant = new TableOption(table.option(), TableText.items(dense));
        boolean mended =
                meant.isWellFormed() && (meant.hasPairs() || meant.items().size() == Sl.COUNT);
        return mended
                        && BLANK_AT_SIGN
                                .matcher(OptionsRule.value(table.option()))
                                .find()
                ? problem.writing(
                        BLANK_AT_SIGN.matcher(OptionsRule.value(table.option())).replaceAll("$1"))
                : problem;
    }

    private static String message(TableOption table) {
        return "the list of " + table.name() + " is malformed at number " + (table.firstMistake() + 1) + ": expected "
                + (table.hasPairs() ? "VL:weight pairs with ',' between them" : "16 VLs with ',' between them")
                + ", no blank before ':' or ','; OpenSM reads " + table.meaning();
    }
}
