package org.qos.conformity.sim;

import java.util.List;
import java.util.regex.Pattern;

/** What OpenSM says about errors in its files, among all else that it prints and logs. */
final class LoggedErrors {

    /**
     * Entries of the policy parser (osm_qos_parser_y.y, osm_qos_policy.c), of the partition parser (osm_prtn_config.c) with
     * groups that are refused (osm_sa_mcmember_record.c), and of the option parser (osm_subnet.c), and unknown routing engines
     * (osm_opensm.c).
     */
    private static final Pattern ERROR =
            Pattern.compile("ERR AC\\d\\d:|PARSE (ERROR|WARN)|Partition configuration in error"
                    + "|ERR 1B(1B|24|28):|IP MC group"
                    + "|Unrecognized token|Invalid Cached Option|Warning: Cached Option|-E- Parsing error"
                    + "|invalid CCT entry|invalid (hex digit in|length) bitmask"
                    + "|cannot find or setup routing engine");

    private LoggedErrors() {}

    static List<String> in(String text) {
        return text.lines()
                .filter(line -> ERROR.matcher(line).find())
                .map(String::strip)
                .toList();
    }
}
