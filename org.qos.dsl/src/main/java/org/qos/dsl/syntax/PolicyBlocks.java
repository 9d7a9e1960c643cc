package org.qos.dsl.syntax;

import static org.qos.dsl.syntax.Occurrence.LAST_COUNTS;
import static org.qos.dsl.syntax.Occurrence.MERGED;
import static org.qos.dsl.syntax.Occurrence.NEVER;
import static org.qos.dsl.syntax.Occurrence.OPTIONAL;
import static org.qos.dsl.syntax.Occurrence.REQUIRED;
import static org.qos.dsl.syntax.Occurrence.SELECTS_PORTS;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.runtime.policy.PolicySyntax;

/**
 * The table of all blocks and entries of a policy. The OpenSM columns are what {@code osm_qos_parser_y.y} reads; in the RFC syntax
 * the document of February 2007 gives the names.
 */
public final class PolicyBlocks {

    /** Names of the RFC of May 2006, which also writes {@code _} for {@code -}. */
    private static final Map<String, String> LEGACY_NAMES =
            Map.of("match-level", "qos-level-sn", "service", "service-id");

    private static final String TABLE_FORM = " VL:weight, at most 64 entries; a weight is in units of 64 bytes.";

    private static final BlockType PORT_GROUP = block(
                    "port-group",
                    Literals.PORT_GROUP,
                    entry("name", ValueKind.NAME, REQUIRED, REQUIRED, Literals.PORT_GROUP__NAMES)
                            .about("The name by which scopes and rules refer to the group."),
                    entry("use", ValueKind.DESCRIPTION, OPTIONAL, OPTIONAL, Literals.PORT_GROUP__USES)
                            .about("What the group is for."),
                    entry("port-guid", ValueKind.PORT_GUIDS, MERGED, MERGED, Literals.PORT_GROUP__PORT_GUIDS)
                            .inTemplate()
                            .about("Port GUIDs, and ranges of them, whose ports belong to the group."),
                    entry("port-name", ValueKind.PORT_NAMES, MERGED, MERGED, Literals.PORT_GROUP__PORT_NAMES)
                            .about("Ports by the description of their node and their number, as in node/Pn."),
                    entry("partition", ValueKind.PARTITIONS, MERGED, MERGED, Literals.PORT_GROUP__PARTITIONS)
                            .about("Partitions all of whose members belong to the group."),
                    entry("pkey", ValueKind.PKEYS, MERGED, MERGED, Literals.PORT_GROUP__PKEYS)
                            .about("P_Keys; the membership bit (0x8000) is not compared."),
                    entry("node-type", ValueKind.NODE_TYPES, MERGED, MERGED, Literals.PORT_GROUP__NODE_TYPES)
                            .about("CA, SWITCH, ROUTER, SELF (the port of the subnet manager) or ALL."))
            .about("Ports under a name, to which rules and tables refer.");

    private static final EntryType GROUPS_OF_SCOPE = entry(
                    "group", ValueKind.GROUPS, SELECTS_PORTS, SELECTS_PORTS, Literals.SETUP_SCOPE__GROUPS)
            .inTemplate()
            .about("Groups whose ports the table is for.");

    private static final EntryType PEERS_OF_SCOPE = entry(
                    "across", ValueKind.GROUPS, SELECTS_PORTS, SELECTS_PORTS, Literals.SETUP_SCOPE__ACROSS)
            .about("Groups whose peers, the ports at the other ends of their cables, the table is for.");

    private static final BlockType SL2VL_SCOPE = block(
                    "sl2vl-scope",
                    Literals.SL2_VL_SCOPE,
                    GROUPS_OF_SCOPE,
                    PEERS_OF_SCOPE,
                    // OpenSM counts it as a selection of ports, although it selects in-ports
                    entry("across-from", ValueKind.GROUPS, MERGED, SELECTS_PORTS, Literals.SL2_VL_SCOPE__ACROSS_FROM)
                            .about("Groups: only in-ports whose peer is in one of them."),
                    entry("across-to", ValueKind.GROUPS, SELECTS_PORTS, SELECTS_PORTS, Literals.SL2_VL_SCOPE__ACROSS_TO)
                            .about("Groups whose peers the table is for, as out-ports."),
                    entry("from", ValueKind.PORT_NUMBERS, OPTIONAL, MERGED, Literals.SL2_VL_SCOPE__FROM)
                            .about("The numbers of the in-ports; * for all."),
                    entry("to", ValueKind.PORT_NUMBERS, OPTIONAL, MERGED, Literals.SETUP_SCOPE__TO)
                            .about("The numbers of the out-ports; * for all."),
                    entry("sl2vl-table", ValueKind.SL2VL_TABLE, REQUIRED, REQUIRED, Literals.SL2_VL_SCOPE__TABLES)
                            .about("The VL of each of the 16 SLs; 15 drops the packet."))
            .about("The SL to VL table of some ports.");

    private static final BlockType VLARB_SCOPE = block(
                    "vlarb-scope",
                    Literals.VL_ARB_SCOPE,
                    GROUPS_OF_SCOPE,
                    PEERS_OF_SCOPE,
                    entry("to", ValueKind.PORT_NUMBERS, OPTIONAL, NEVER, Literals.SETUP_SCOPE__TO)
                            .about("The numbers of the out-ports; * for all."),
                    entry("vlarb-high", ValueKind.VL_ARBITRATION, OPTIONAL, MERGED, Literals.VL_ARB_SCOPE__HIGH)
                            .about("The high-priority arbitration table:" + TABLE_FORM),
                    entry("vlarb-low", ValueKind.VL_ARBITRATION, OPTIONAL, MERGED, Literals.VL_ARB_SCOPE__LOW)
                            .inTemplate()
                            .about("The low-priority arbitration table:" + TABLE_FORM),
                    entry(
                                    "vl-high-limit",
                                    ValueKind.HIGH_LIMIT,
                                    OPTIONAL,
                                    LAST_COUNTS,
                                    Literals.VL_ARB_SCOPE__HIGH_LIMITS)
                            .about(
                                    "How much the high-priority table sends before the low-priority one gets a turn: 0 one packet, 255"
                                            + " no limit,"
                                            + " else units of 4096 bytes."))
            .about("The VL arbitration tables of some ports.");

    private static final BlockType QOS_LEVEL = block(
                    "qos-level",
                    Literals.QOS_LEVEL,
                    entry("sn", ValueKind.SERIAL_NUMBER, REQUIRED, NEVER, Literals.QOS_LEVEL__SNS)
                            .about("The number by which rules refer to the level."),
                    entry("name", ValueKind.NAME, OPTIONAL, REQUIRED, Literals.QOS_LEVEL__NAMES)
                            .inTemplate()
                            .about("The name of the level; requests that no rule matches get the level DEFAULT."),
                    entry("use", ValueKind.DESCRIPTION, OPTIONAL, OPTIONAL, Literals.QOS_LEVEL__USES)
                            .about("What the level is for."),
                    entry("sl", ValueKind.SL, REQUIRED, REQUIRED, Literals.QOS_LEVEL__SLS)
                            .about(
                                    "The service level, 0 to 15. The option file says which virtual lane (VL) it takes."),
                    entry("tclass", ValueKind.TRAFFIC_CLASS, OPTIONAL, NEVER, Literals.QOS_LEVEL__TCLASSES)
                            .about("The traffic class, 8 bits: 0 to 255."),
                    entry("qos-class", ValueKind.QOS_CLASS, OPTIONAL, NEVER, Literals.QOS_LEVEL__QOS_CLASSES)
                            .about("The QoS-Class, 12 bits: 0 to 4095."),
                    entry("mtu-limit", ValueKind.MTU, OPTIONAL, OPTIONAL, Literals.QOS_LEVEL__MTU_LIMITS)
                            .about(
                                    "The maximum MTU as code: 1 is 256 bytes, 2 is 512, 3 is 1024, 4 is 2048, 5 is 4096."),
                    entry("rate-limit", ValueKind.RATE, OPTIONAL, OPTIONAL, Literals.QOS_LEVEL__RATE_LIMITS)
                            .about(
                                    "The maximum rate as code; the codes are not in the order of the rates. In Gb/s: 2 is 2.5, 5 is"
                                            + " 5, 3 is 10, 11 is 14, 6 is 20, 15 is 25, 19 is 28, 4 is 30, 7 is 40, 20 is 50, 12 is 56,"
                                            + " 8 is 60, 9 is 80, 16 is 100, 13 is 112, 10 is 120, 14 is 168, 17 is 200, 18 is 300, 21 is"
                                            + " 400, 22 is 600; OpenSM 3.3.23 does not know 23, 800, and 24, 1200."),
                    entry("packet-life", ValueKind.PACKET_LIFE, OPTIONAL, OPTIONAL, Literals.QOS_LEVEL__PACKET_LIVES)
                            .about("The packet lifetime n, 0 to 63, which means 4.096 us x 2^n."),
                    entry("path-bits", ValueKind.PATH_BITS, OPTIONAL, MERGED, Literals.QOS_LEVEL__PATH_BITS)
                            .about("The low bits of the destination LID, 0 to 127; the lowest value counts."),
                    entry("pkey", ValueKind.PKEYS, OPTIONAL, MERGED, Literals.QOS_LEVEL__PKEYS)
                            .about("P_Keys; the membership bit (0x8000) is not compared."))
            .about("What the requests of some rules get: an SL and limits of the path.");

    private static final BlockType MATCH_RULE = block(
                    "qos-match-rule",
                    Literals.MATCH_RULE,
                    entry("sn", ValueKind.SERIAL_NUMBER, OPTIONAL, NEVER, Literals.MATCH_RULE__SNS)
                            .about("A number for readers; rules count in the order of the file."),
                    entry("use", ValueKind.DESCRIPTION, OPTIONAL, OPTIONAL, Literals.MATCH_RULE__USES)
                            .about("What the rule is for."),
                    entry("qos-class", ValueKind.QOS_CLASSES, MERGED, MERGED, Literals.MATCH_RULE__QOS_CLASSES)
                            .about("The QoS-Class, 12 bits: 0 to 4095."),
                    entry("qos-level-sn", ValueKind.LEVEL_NUMBER, REQUIRED, NEVER, Literals.MATCH_RULE__LEVELS)
                            .about("The level, by its sn, that the requests get which the rule matches."),
                    entry("qos-level-name", ValueKind.LEVEL_NAME, NEVER, REQUIRED, Literals.MATCH_RULE__LEVELS)
                            .about("The level, by its name, that the requests get which the rule matches."),
                    entry("source", ValueKind.GROUPS, MERGED, MERGED, Literals.MATCH_RULE__SOURCES)
                            .inTemplate()
                            .about("Groups: the source port of a request has to be in one of them."),
                    entry("destination", ValueKind.GROUPS, MERGED, MERGED, Literals.MATCH_RULE__DESTINATIONS)
                            .about("Groups: the destination port of a request has to be in one of them."),
                    entry("service-id", ValueKind.SERVICE_IDS, MERGED, MERGED, Literals.MATCH_RULE__SERVICE_IDS)
                            .about("Service-IDs, 64 bits, and ranges of them; known protocols have theirs."),
                    entry("tclass", ValueKind.TRAFFIC_CLASSES, MERGED, NEVER, Literals.MATCH_RULE__TCLASSES)
                            .about("The traffic class, 8 bits: 0 to 255. OpenSM does not compare it."),
                    entry("pkey", ValueKind.PKEYS, MERGED, MERGED, Literals.MATCH_RULE__PKEYS)
                            .about("P_Keys; the membership bit (0x8000) is not compared."))
            .about("A rule: requests that meet all of its criteria get its level. The first rule that matches counts.");

    private static final BlockType ULPS = new BlockType(
            "qos-ulps",
            Optional.empty(),
            false,
            List.of(),
            Stream.of(
                            ulp("default", ValueKind.SL, "Requests that no other rule matches."),
                            ulp("any,service-id", ValueKind.SERVICE_IDS, "Requests for these Service-IDs."),
                            ulp("any,pkey", ValueKind.PKEYS, "Requests in these partitions."),
                            ulp("any,target-port-guid", ValueKind.PORT_GUIDS, "Requests to these ports."),
                            ulp("any,source-port-guid", ValueKind.PORT_GUIDS, "Requests from these ports."),
                            ulp(
                                    "any,source-target-port-guid",
                                    ValueKind.PORT_GUIDS,
                                    "Requests from or to these ports."),
                            ulp("sdp", ValueKind.SL, "Requests for SDP."),
                            ulp("sdp,port-num", ValueKind.SERVICE_PORTS, "Requests for these ports of SDP."),
                            ulp("rds", ValueKind.SL, "Requests for RDS on its usual port."),
                            ulp("rds,port-num", ValueKind.SERVICE_PORTS, "Requests for these ports of RDS."),
                            ulp("iser", ValueKind.SL, "Requests for iSER on its usual port."),
                            ulp("iser,port-num", ValueKind.SERVICE_PORTS, "Requests for these ports of iSER."),
                            ulp(
                                    "srp,target-port-guid",
                                    ValueKind.PORT_GUIDS,
                                    "Requests to these ports of SRP targets."),
                            ulp("ipoib", ValueKind.SL, "Requests for IPoIB in the default partition."),
                            ulp("ipoib,pkey", ValueKind.PKEYS, "Requests for IPoIB in these partitions."))
                    .toList(),
            "SLs of protocols, in lines that follow the match rules in the order of evaluation.");

    private static final List<BlockType> SECTIONS = List.of(
            ULPS,
            section("port-groups", false, PORT_GROUP).about("The port groups of the policy."),
            section(
                            "qos-setup",
                            true,
                            section("sl2vl-tables", true, SL2VL_SCOPE).about("Which VL each SL takes, by ports."),
                            section("vlarb-tables", true, VLARB_SCOPE).about("How VLs share a link, by ports."))
                    .about("The tables of ports. OpenSM takes them from its option file instead."),
            section("qos-levels", true, QOS_LEVEL).about("The QoS levels that rules give to requests."),
            section("qos-match-rules", true, MATCH_RULE)
                    .about("The rules in the order in which they are tried; the first that matches a request counts."));

    private static final List<BlockType> ALL =
            SECTIONS.stream().flatMap(PolicyBlocks::withInner).toList();

    private static final Map<String, BlockType> BY_NAME =
            ALL.stream().collect(Collectors.toMap(BlockType::name, Function.identity()));

    /** By grammar rule, because it is looked up for each node of a text. */
    private static final Map<String, Optional<BlockType>> READ_BY = new ConcurrentHashMap<>();

    private static final Map<EStructuralFeature, EntryType> BY_FEATURE = ALL.stream()
            .flatMap(block -> block.entries().stream())
            .filter(entry -> !entry.isUlpLine())
            .collect(Collectors.toMap(EntryType::feature, Function.identity(), (first, other) -> first));

    private PolicyBlocks() {}

    /** The sections of a policy, the outermost blocks, in a syntax. */
    public static Stream<BlockType> sections(PolicySyntax syntax) {
        return SECTIONS.stream().filter(block -> block.isIn(syntax));
    }

    /** All blocks of a syntax, outer ones before those in them. */
    public static Stream<BlockType> all(PolicySyntax syntax) {
        return ALL.stream().filter(block -> block.isIn(syntax));
    }

    /** The block of that name. */
    public static Optional<BlockType> named(String name) {
        return Optional.ofNullable(BY_NAME.get(name));
    }

    /** The blocks around the one of that name, from the section inwards. */
    public static Stream<BlockType> around(String name) {
        return ALL.stream().filter(outer -> withInner(outer).skip(1).anyMatch(inner -> inner.name()
                .equals(name)));
    }

    /** The block that becomes a model object of that class. */
    public static Optional<BlockType> of(EClass model) {
        return ALL.stream()
                .filter(block -> block.model().filter(model::equals).isPresent())
                .findFirst();
    }

    /** The block that a rule of an Xtext grammar reads. */
    public static Optional<BlockType> readBy(String grammarRule) {
        return READ_BY.computeIfAbsent(
                grammarRule,
                name -> ALL.stream().filter(block -> block.isReadBy(name)).findFirst());
    }

    /** The entries that have a keyword in the OpenSM syntax, one for each block. */
    public static Stream<EntryType> withKeyword(String keyword) {
        return all(PolicySyntax.OPENSM)
                .flatMap(block -> block.entries(PolicySyntax.OPENSM))
                .filter(entry -> entry.keyword().equals(keyword));
    }

    /** The entry that fills a feature of the model; empty for the lines of {@code qos-ulps}. */
    public static Optional<EntryType> filling(EStructuralFeature feature) {
        return Optional.ofNullable(BY_FEATURE.get(feature));
    }

    /** The current name for a tag name of the RFC syntax; an unknown name stays as it is. */
    public static String currentName(String tagName) {
        String hyphens = tagName.replace('_', '-');
        return LEGACY_NAMES.getOrDefault(hyphens, hyphens);
    }

    private static Stream<BlockType> withInner(BlockType block) {
        return Stream.concat(Stream.of(block), block.blocks().stream().flatMap(PolicyBlocks::withInner));
    }

    private static EntryType entry(
            String name, ValueKind value, Occurrence rfc, Occurrence openSm, EStructuralFeature feature) {
        return new EntryType(name, value, rfc, openSm, false, feature, "");
    }

    private static EntryType ulp(String name, ValueKind value, String documentation) {
        EStructuralFeature feature = value == ValueKind.SL ? Literals.ULP_RULE__SL : Literals.ULP_RULE__RANGES;
        Occurrence occurrence = name.equals("default") ? LAST_COUNTS : MERGED;
        return new EntryType(name, value, NEVER, occurrence, false, feature, documentation);
    }

    private static BlockType section(String name, boolean mayBeEmpty, BlockType... blocks) {
        return new BlockType(name, Optional.empty(), mayBeEmpty, List.of(blocks), List.of(), "");
    }

    private static BlockType block(String name, EClass model, EntryType... entries) {
        return new BlockType(name, Optional.of(model), true, List.of(), Arrays.asList(entries), "");
    }
}
