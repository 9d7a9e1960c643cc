package org.qos.analysis.report.policy;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import org.qos.analysis.explanation.Field;
import org.qos.analysis.explanation.page.FieldText;
import org.qos.analysis.report.html.Html;
import org.qos.analysis.report.html.Section;
import org.qos.analysis.report.html.Tables;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.value.Mtu;
import org.qos.runtime.value.PacketLife;
import org.qos.runtime.value.Rate;

/** The QoS levels, with the rules that give them. */
public final class LevelSection {

    private final Policy policy;
    private final PolicyText text;
    private final Html out = new Html();

    private LevelSection(Policy policy, PolicyText text) {
        this.policy = policy;
        this.text = text;
    }

    /** The section. */
    public static Section of(Policy policy, PolicyText text) {
        LevelSection section = new LevelSection(policy, text);
        Tables.write(
                section.out, "QoS levels", List.of("Level", "SL", "Limits", "Given by rules"), html -> text.levels()
                        .forEach(section::row));
        return new Section("levels", "Levels", section.out.toString());
    }

    private void row(QosLevel level) {
        out.open("tr", "id", "level-" + text.index(level)).open("th", "scope", "row");
        out.element("span", level.name(), "class", "level " + text.colour(level));
        if (!level.use().isEmpty()) {
            out.element("span", level.use(), "class", "use");
        }
        out.element("span", text.place(level), "class", "place").close();
        out.open("td", "class", "number").text(level.sl()).close();
        out.open("td");
        limit("MTU", level.mtuLimit(), code -> Mtu.isCode(code) ? Mtu.bytes(code) + " bytes" : "code " + code);
        limit("rate", level.rateLimit(), code -> Rate.isCode(code) ? Rate.text(code) : "code " + code);
        limit(
                "packet lifetime",
                level.packetLife(),
                code -> PacketLife.isCode(code) ? PacketLife.text(code) : "code " + code);
        limit("QoS-Class", level.qosClass(), String::valueOf);
        limit("TClass", level.tclass(), String::valueOf);
        if (!level.pkeys().isEmpty()) {
            entry("P_Key", FieldText.values(Field.PKEY, level.pkeys()));
        }
        if (!level.pathBits().isEmpty()) {
            entry("path bits", FieldText.values(Field.QOS_CLASS, level.pathBits()));
        }
        out.close();
        rules(level);
        out.close().line();
    }

    private void limit(String name, OptionalInt code, IntFunction<String> words) {
        code.ifPresent(value -> entry(name, words.apply(value)));
    }

    private void entry(String name, String value) {
        out.open("div")
                .element("span", name, "class", "field")
                .text(" " + value)
                .close();
    }

    private void rules(QosLevel level) {
        List<Integer> giving = new ArrayList<>();
        for (int place = 1; place <= policy.rules().size(); place++) {
            if (policy.rules().get(place - 1).level() == level) {
                giving.add(place);
            }
        }
        out.open("td");
        PolicyText.rules(out, giving);
        if (level == policy.defaultLevel()) {
            out.text(giving.isEmpty() ? "" : ", ").element("a", "default", "href", "#rule-default");
        } else if (giving.isEmpty()) {
            out.element("span", "none", "class", "none");
        }
        out.close();
    }
}
