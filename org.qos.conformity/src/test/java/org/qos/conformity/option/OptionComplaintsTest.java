package org.qos.conformity.option;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Which options OpenSM's messages are about. */
class OptionComplaintsTest {

    @Test
    void everyKindOfMessageNamesItsOption() {
        assertEquals(
                Set.of("lmc", "max_wire_smps", "qos_max_vls", "qos_sl2vl", "foo", "guid", "routing_engine"),
                OptionComplaints.all(List.of(
                        "Invalid Cached Option Value:lmc = 254:Using Default:0",
                        "Invalid Cached Option Value: max_wire_smps = 4294967295, Using Default: 4",
                        "Invalid Cached Option: qos_max_vls=17: Using Default = 15",
                        "Warning: Cached Option qos_sl2vl: < 16 VLs listed",
                        "Unrecognized token: \"foo\"",
                        "-E- Parsing error in field guid, expected numeric input received: x",
                        "setup_routing_engine: cannot find or setup routing engine 'x'")));
    }

    @Test
    void onlySomeValuesAreReplaced() {
        assertEquals(
                Set.of("console"),
                OptionComplaints.replaced(List.of(
                        "Invalid Cached Option Value:console = x, Using Default:offCommand Line Arguments:",
                        "Invalid Cached Option: qos_max_vls=17: Using Default = 15")));
    }
}
