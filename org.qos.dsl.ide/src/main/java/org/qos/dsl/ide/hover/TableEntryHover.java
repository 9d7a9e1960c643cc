package org.qos.dsl.ide.hover;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.xtext.util.TextRegion;
import org.qos.dsl.ide.semantics.VlDescriptions;
import org.qos.dsl.ide.syntax.ValueNode;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.lower.TableText;
import org.qos.dsl.model.options.Option;
import org.qos.dsl.model.options.OptionsPackage;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.value.Sl;
import org.qos.runtime.value.VlWeight;

/** Hover for a table entry in an option file: the VL of an SL, or the weight of a VL. */
final class TableEntryHover {

    private static final Pattern SL2VL = Pattern.compile("qos_(\\w+_)?sl2vl");
    private static final Pattern ARBITRATION = Pattern.compile("qos_(\\w+_)?vlarb_(high|low)");
    /** OpenSM shifts the entries of other tables when it reads them, so the index does not identify the entry. */
    private static final Pattern NUMBERS = Pattern.compile("\\w+(,\\w+)*+");

    private static final Pattern PAIRS = Pattern.compile("\\w+:\\w+(,\\w+:\\w+)*+");
    private static final Pattern ENTRY = Pattern.compile("[^,]+");

    private TableEntryHover() {}

    static Optional<HoverContent> at(DocumentSnapshot snapshot, int offset) {
        return ValueNode.at(snapshot, offset)
                .filter(value -> value.is(OptionsPackage.Literals.OPTION__VALUE))
                .flatMap(value -> entry(snapshot, value, offset - value.region().getOffset()));
    }

    private static Optional<HoverContent> entry(DocumentSnapshot snapshot, ValueNode value, int place) {
        Matcher entry = ENTRY.matcher(value.text());
        for (int i = 0; entry.find(); i++) {
            if (place <= entry.end()) {
                TextRegion region = new TextRegion(
                        value.region().getOffset() + entry.start(),
                        entry.group().length());
                return text(snapshot, value, i).map(text -> new HoverContent(region, text));
            }
        }
        return Optional.empty();
    }

    private static Optional<String> text(DocumentSnapshot snapshot, ValueNode value, int index) {
        String name = ((Option) value.owner()).getName();
        if (SL2VL.matcher(name).matches() && NUMBERS.matcher(value.text()).matches()) {
            return index < Sl.COUNT ? Optional.of(vl(snapshot, name, value.text(), index)) : dropped();
        }
        if (ARBITRATION.matcher(name).matches() && PAIRS.matcher(value.text()).matches()) {
            List<VlWeight> table = TableText.arbitration(value.text());
            return index < table.size() ? Optional.of(weight(table, index)) : dropped();
        }
        return Optional.empty();
    }

    private static String vl(DocumentSnapshot snapshot, String name, String table, int sl) {
        int vl = TableText.sl2vl(table).get(sl);
        return "SL " + sl + ": " + VlDescriptions.share(snapshot, kind(name), vl);
    }

    /** The kind of ports that an option is for; options for channel adapters apply to all. */
    private static PortKind kind(String option) {
        return Arrays.stream(PortKind.values())
                .filter(kind -> option.startsWith(kind.prefix()))
                .findFirst()
                .orElse(PortKind.CA);
    }

    private static String weight(List<VlWeight> table, int index) {
        VlWeight entry = table.get(index);
        int all = table.stream().mapToInt(VlWeight::weight).sum();
        return WeightHover.of(entry.vl(), entry.weight(), all);
    }

    private static Optional<String> dropped() {
        return Optional.of("beyond the end of the table: OpenSM drops this entry");
    }
}
