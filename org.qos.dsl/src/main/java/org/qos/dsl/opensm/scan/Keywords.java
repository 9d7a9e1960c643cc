package org.qos.dsl.opensm.scan;

import java.util.ArrayList;
import java.util.List;
import org.qos.dsl.opensm.scan.Keyword.Kind;

/**
 * All keywords, in the order in which {@code osm_qos_parser_l.l} lists them: of two that match the same length the
 * earlier one counts.
 */
final class Keywords {

    private static final int LETTERS = 128;

    private static final List<Keyword> ALL = new ArrayList<>();
    private static final Keyword[][] BY_FIRST_LETTER = new Keyword[LETTERS][];

    static {
        blocks("qos-ulps", "port-groups", "port-group", "qos-setup", "vlarb-tables", "vlarb-scope");
        blocks("sl2vl-tables", "sl2vl-scope", "qos-levels", "qos-level", "qos-match-rules", "qos-match-rule");
        entries(Mode.NUMBERS, "port-guid");
        entries(Mode.TEXT, "port-name", "partition");
        entries(Mode.NODE_TYPES, "node-type");
        entries(Mode.TEXT, "name");
        entries(Mode.DESCRIPTION, "use");
        entries(Mode.TEXT, "group");
        entries(Mode.NUMBERS, "vlarb-high", "vlarb-low", "vl-high-limit", "to", "from");
        entries(Mode.TEXT, "across-to", "across-from", "across");
        entries(Mode.NUMBERS, "sl2vl-table", "sl", "mtu-limit", "rate-limit", "packet-life", "path-bits", "qos-class");
        entries(Mode.TEXT, "source", "destination");
        entries(Mode.NUMBERS, "service-id", "pkey");
        entries(Mode.TEXT, "qos-level-name");
        for (String type : List.of("router", "ca", "switch", "self", "all")) {
            add(new Keyword(type, "", Kind.NODE_TYPE, null));
        }
        ulp("default", true);
        ulp("any", false, "service-id", "pkey", "target-port-guid", "source-port-guid", "source-target-port-guid");
        ulp("sdp", true, "port-num");
        ulp("rds", true, "port-num");
        ulp("iser", true, "port-num");
        ulp("srp", false, "target-port-guid");
        ulp("ipoib", true, "pkey");
        index();
    }

    private Keywords() {}

    /** Every keyword. */
    static List<Keyword> all() {
        return List.copyOf(ALL);
    }

    /** The keywords that may begin with that character. */
    static Keyword[] startingWith(char c) {
        char lower = Keyword.lower(c);
        return lower < LETTERS ? BY_FIRST_LETTER[lower] : BY_FIRST_LETTER[0];
    }

    private static void blocks(String... words) {
        for (String word : words) {
            add(new Keyword(word, "", Kind.BEGIN, null));
            add(new Keyword("end-" + word, "", Kind.END, null));
        }
    }

    private static void entries(Mode mode, String... words) {
        for (String word : words) {
            add(new Keyword(word, "", Kind.ENTRY, mode));
        }
    }

    private static void ulp(String word, boolean alone, String... criteria) {
        if (alone) {
            add(new Keyword(word, "", Kind.ULP, Mode.NUMBERS));
        }
        for (String criterion : criteria) {
            add(new Keyword(word, criterion, Kind.ULP_CRITERION, Mode.NUMBERS));
        }
    }

    private static void add(Keyword keyword) {
        ALL.add(keyword);
    }

    private static void index() {
        for (char c = 0; c < LETTERS; c++) {
            char first = c;
            BY_FIRST_LETTER[c] =
                    ALL.stream().filter(k -> k.word().charAt(0) == first).toArray(Keyword[]::new);
        }
    }
}
