package org.qos.dsl.ide.hover;

import java.util.ArrayList;
import java.util.List;
import org.qos.analysis.explanation.Field;
import org.qos.analysis.explanation.page.FieldText;
import org.qos.dsl.ide.semantics.VlDescriptions;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.value.Mtu;
import org.qos.runtime.value.PacketLife;
import org.qos.runtime.value.Rate;

/** Hover for a QoS level: SL, VL, bandwidth share and limits. */
final class LevelHover {

    private LevelHover() {}

    static String of(DocumentSnapshot snapshot, QosLevel level) {
        List<String> lines = new ArrayList<>();
        lines.add("SL " + level.sl());
        lines.addAll(VlDescriptions.lines(snapshot, level.sl()));
        level.rateLimit().ifPresent(code -> lines.add("rate at most " + Rate.text(code)));
        level.mtuLimit().ifPresent(code -> lines.add("MTU at most " + mtu(code)));
        level.packetLife().ifPresent(code -> lines.add("packet lifetime " + PacketLife.text(code)));
        if (!level.pkeys().isEmpty()) {
            lines.add("only with P_Key " + FieldText.values(Field.PKEY, level.pkeys()));
        }
        String use = level.use().isBlank() ? "" : level.use() + "\n\n";
        return "**QoS level** `" + level.name() + "`\n\n" + use + "- " + String.join("\n- ", lines);
    }

    private static String mtu(int code) {
        return Mtu.isCode(code) ? Mtu.bytes(code) + " bytes" : "code " + code;
    }
}
