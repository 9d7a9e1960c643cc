package org.qos.dsl.check.rules.options;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.lower.OptionsLowering;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.runtime.value.Sl;
import org.qos.runtime.value.Vl;

/**
 * VLs that a link does not use wrap onto those it uses, so that classes that should be separate share a VL
 * (osm_qos.c:sl2vl_update_table).
 */
@AutoService(Rule.class)
public final class OptsWrapsVl implements OptionsRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "opts-wraps-vl", Category.SUSPICIOUS, "an SL is mapped to a VL that max_op_vls excludes")
                .noFix("the author decides between another VL for the SL and more VLs on the links");
    }

    @Override
    public void check(OptionsFile file, Consumer<RuleViolation> violations) {
        int code = OptionsLowering.lower(file).value().maxOpVls();
        if (code >= 1 && code < Vl.MAX_CODE) {
            int mask = Vl.mask(code);
            TableOption.sl2vl(file)
                    .filter(table -> table.items().size() >= Sl.COUNT)
                    .forEach(table -> wrapping(table, mask).limit(1).forEach(violations));
        }
    }

    private static Stream<RuleViolation> wrapping(TableOption table, int mask) {
        return IntStream.range(0, Sl.COUNT)
                .filter(sl -> vl(table, sl) > mask && vl(table, sl) < Vl.DROP)
                .mapToObj(sl -> OptionsRule.atValue(
                        table.option(),
                        table.name() + " maps SL" + sl + " to VL" + vl(table, sl) + ", but max_op_vls excludes VLs"
                                + " above VL"
                                + mask + "; OpenSM uses VL" + (vl(table, sl) & mask)
                                + "; use another VL or raise max_op_vls"));
    }

    private static long vl(TableOption table, int sl) {
        return table.items().get(sl).number();
    }
}
