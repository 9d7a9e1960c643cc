package org.qos.conformity.program;

import java.nio.file.Path;
import java.util.OptionalLong;
import java.util.Set;
import org.qos.fabric.mad.MadPort;
import org.qos.fabric.mad.MadWindow;
import org.qos.fabric.mad.UmadPort;
import org.qos.fabric.program.Apply;
import org.qos.fabric.program.LiveSubnet;
import org.qos.fabric.program.MadSubnet;
import org.qos.fabric.program.ProgramSettings;
import org.qos.fabric.program.ProgrammedPolicy;

/** The work of {@code qos apply} without the language, so that the process is at it soon after its start. */
final class ApplyMain {

    private ApplyMain() {}

    /** Sets the tables of a policy: {@code FIRST} or {@code SECOND}, and the folder of journals. */
    public static void main(String[] arguments) throws Exception {
        ProgrammedPolicy policy = (arguments[0].equals("FIRST") ? SitePolicy.FIRST : SitePolicy.SECOND).programmed();
        try (MadPort port = UmadPort.openFirst()) {
            LiveSubnet.Reading reading = new MadSubnet(new MadWindow(port), progress -> {}).read();
            new Apply(reading.tables(), settings(Path.of(arguments[1])))
                    .run(policy.plan(reading.state()), reading.state());
        }
    }

    static ProgramSettings settings(Path journals) {
        return new ProgramSettings(journals, OptionalLong.empty(), Set.of(), false, false);
    }
}
