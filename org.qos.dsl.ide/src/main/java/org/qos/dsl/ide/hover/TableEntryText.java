package org.qos.dsl.ide.hover;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.xtext.util.TextRegion;
import org.qos.dsl.ide.meaning.Lanes;
import org.qos.dsl.ide.syntax.WrittenValue;
import org.qos.dsl.ide.workspace.View;
import org.qos.dsl.lower.TableText;
import org.qos.dsl.model.options.Option;
import org.qos.dsl.model.options.OptionsPackage;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.policy.VlWeight;
import org.qos.runtime.value.Sl;

/** The entry of a table in an option file: the lane of one SL, the weight of one lane. */
final class TableEntryText {

    private static final Pattern SL2VL = Pattern.compile("qos_(\\w+_)?sl2vl");
    private static final Pattern ARBITRATION = Pattern.compile("qos_(\\w+_)?vlarb_(high|low)");
    /** Other tables are shifted when OpenSM reads them, so that an entry is not the one that it looks like. */
    private static final Pattern NUMBERS = Pattern.compile("\\w+(,\\w+)*");

    private static final Pattern PAIRS = Pattern.compile("\\w+:\\w+(,\\w+:\\w+)*");
    private static final Pattern ENTRY = Pattern.compile("[^,]+");

    private TableEntryText() {}

    static Optional<Explanation> at(View view, int offset) {
        return WrittenValue.at(view, offset)
                .filter(value -> value.is(OptionsPackage.Literals.OPTION__VALUE))
                .flatMap(value -> entry(view, value, offset - value.region().getOffset()));
    }

    private static Optional<Explanation> entry(View view, WrittenValue value, int place) {
        Matcher entry = ENTRY.matcher(value.text());
        for (int i = 0; entry.find(); i++) {
            if (place <= entry.end()) {
                TextRegion region = new TextRegion(
                        value.region().getOffset() + entry.start(),
                        entry.group().length());
                return text(view, value, i).map(text -> new Explanation(region, text));
            }
        }
        return Optional.empty();
    }

    private static Optional<String> text(View view, WrittenValue value, int index) {
        String name = ((Option) value.owner()).getName();
        if (SL2VL.matcher(name).matches() && NUMBERS.matcher(value.text()).matches()) {
            return index < Sl.COUNT ? Optional.of(lane(view, name, value.text(), index)) : dropped();
        }
        if (ARBITRATION.matcher(name).matches() && PAIRS.matcher(value.text()).matches()) {
            List<VlWeight> table = TableText.arbitration(value.text());
            return index < table.size() ? Optional.of(weight(table, index)) : dropped();
        }
        return Optional.empty();
    }

    private static String lane(View view, String name, String table, int sl) {
        int vl = TableText.sl2vl(table).get(sl);
        return "SL " + sl + " takes " + Lanes.share(view, kind(name), vl);
    }

    /** The kind of ports that an option is for; those of channel adapters stand for all. */
    private static PortKind kind(String option) {
        return Arrays.stream(PortKind.values())
                .filter(kind -> option.startsWith(kind.prefix()))
                .findFirst()
                .orElse(PortKind.CA);
    }

    private static String weight(List<VlWeight> table, int index) {
        VlWeight entry = table.get(index);
        int all = table.stream().mapToInt(VlWeight::weight).sum();
        return WeightText.of(entry.vl(), entry.weight(), all);
    }

    private static Optional<String> dropped() {
        return Optional.of("beyond the end of the table: OpenSM drops this entry");
    }
}
