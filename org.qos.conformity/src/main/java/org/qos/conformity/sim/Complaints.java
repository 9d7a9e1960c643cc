package org.qos.conformity.sim;

import java.util.List;
import java.util.regex.Pattern;

/** What OpenSM says about mistakes in its files, among all else that it prints and logs. */
final class Complaints {

    /**
     * Entries of the policy parser (osm_qos_parser_y.y, osm_qos_policy.c), of the partition parser (osm_prtn_config.c)
     * and of the option parser (osm_subnet.c).
     */
    private static final Pattern COMPLAINT =
            Pattern.compile("ERR AC\\d\\d:|PARSE (ERROR|WARN)|Partition configuration in error"
                    + "|Unrecognized token|Invalid Cached Option|Warning: Cached Option|-E- Parsing error");

    private Complaints() {}

    static List<String> in(String words) {
        return words.lines()
                .filter(line -> COMPLAINT.matcher(line).find())
                .map(String::strip)
                .toList();
    }
}
