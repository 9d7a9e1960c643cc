package org.qos.dsl.check.rules.options;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Problem;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Severity;
import org.qos.dsl.model.options.OptionsFile;

/**
 * With 255 the high table is never made to yield (IBTA 1.2.1, 7.6.9.2), so that as long as it has packets the low one
 * sends nothing.
 */
@AutoService(Rule.class)
public final class LowTableStarved implements OptionsRule {

    private static final int UNLIMITED = 255;

    @Override
    public String code() {
        return "low-table-starved";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public Category category() {
        return Category.SUSPICIOUS;
    }

    @Override
    public String summary() {
        return "a high_limit without end, beside which VLs of the low table alone may never be served";
    }

    @Override
    public void check(OptionsFile file, Consumer<Problem> problems) {
        KindTables.of(file)
                .filter(kind -> kind.tables().highLimit() == UNLIMITED
                        && !kind.highVls().isEmpty())
                .flatMap(LowTableStarved::starved)
                .limit(1)
                .forEach(problems);
    }

    private static Stream<Problem> starved(KindTables kind) {
        return kind.option("high_limit").stream().flatMap(option -> kind.lowVls().stream()
                .filter(vl -> !kind.highVls().contains(vl))
                .map(vl -> OptionsRule.atValue(
                        option,
                        "with 255 the high table never has to yield: VL" + vl + ", which only " + kind.name()
                                + "vlarb_low serves, gets no turn while the high VLs are busy")));
    }
}
