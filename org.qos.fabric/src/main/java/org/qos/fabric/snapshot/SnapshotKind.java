package org.qos.fabric.snapshot;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.qos.runtime.fabric.Fabric;

/**
 * The kinds of files that show something of a subnet, recognised by their content, from the most to the least direct. What
 * several files say differently counts as the most direct kind says it: what ports have answered themselves comes first, then
 * what OpenSM remembers of them, then what a simulator is to build. Of several files of a kind the newest counts first.
 */
enum SnapshotKind {
    /** The project's own snapshot. */
    SNAPSHOT(
            "snapshot written by `qos discover` (JSON)",
            "\\s*\\{?\\s*\"format\"\\s*:\\s*\"qos-snapshot-.*",
            EnumSet.allOf(SnapshotContent.class),
            (bytes, fabric) -> JsonSnapshotReader.read(bytes)),
    /** What smpquery prints. */
    SMPQUERY(
            "output of `smpquery` (`nodeinfo`, `nodedesc`, `portinfo`, `sl2vl`, `vlarb`, `pkeys`)",
            "\\s*# (?:Node info|Port info|SL2VL table|VLArbitration tables): .*|.*\\bsmpquery \\S+ \\S+.*",
            EnumSet.of(
                    SnapshotContent.NODE_GUIDS,
                    SnapshotContent.PORT_COUNTS,
                    SnapshotContent.LIDS,
                    SnapshotContent.RATES,
                    SnapshotContent.MTUS,
                    SnapshotContent.VLS,
                    SnapshotContent.SL2VL,
                    SnapshotContent.VL_ARB,
                    SnapshotContent.VL_HIGH_LIMIT,
                    SnapshotContent.PKEYS),
            SmpQueryReader::read),
    /** The database of ibdiagnet 2. */
    IBDIAGNET_DB(
            "`.db_csv` of ibdiagnet 2",
            "START_(?:NODES|PORTS|LINKS|RUN_INFO)\\s*",
            EnumSet.of(
                    SnapshotContent.NODE_GUIDS,
                    SnapshotContent.PORT_COUNTS,
                    SnapshotContent.PORT_0,
                    SnapshotContent.LINKS,
                    SnapshotContent.RATES,
                    SnapshotContent.LIDS,
                    SnapshotContent.LMCS,
                    SnapshotContent.MTUS,
                    SnapshotContent.VLS,
                    SnapshotContent.VL_HIGH_LIMIT,
                    SnapshotContent.PKEYS,
                    SnapshotContent.SM),
            (bytes, fabric) -> DbCsvReader.read(bytes)),
    /** The list of switch ports of ibdiagnet 2. */
    NET_DUMP(
            "`.net_dump` of ibdiagnet 2",
            "\\s*#?\\s*:\\s*IB#\\s*:.*",
            EnumSet.of(SnapshotContent.NODE_GUIDS, SnapshotContent.RATES, SnapshotContent.LIDS, SnapshotContent.MTUS),
            (bytes, fabric) -> NetDumpReader.read(bytes)),
    /** The list of partitions of ibdiagnet 2. */
    PKEY_LIST(
            "`.pkey` of ibdiagnet 2",
            "\\s*GROUP PKey:\\s*0x.*",
            EnumSet.of(SnapshotContent.PKEYS),
            PkeyListReader::read),
    /** The output of ibnetdiscover. */
    IBNETDISCOVER(
            "output of `ibnetdiscover`",
            "\\s*(?:(?:Switch|Ca|Hca|Rt)\\s*\\d+\\s*\"[SHR]-\\p{XDigit}{1,16}\"|#\\s*Initiated from node).*",
            EnumSet.of(
                    SnapshotContent.NODE_GUIDS,
                    SnapshotContent.PORT_COUNTS,
                    SnapshotContent.PORT_0,
                    SnapshotContent.LINKS,
                    SnapshotContent.RATES,
                    SnapshotContent.LIDS,
                    SnapshotContent.LMCS),
            (bytes, fabric) -> IbnetdiscoverReader.read(bytes)),
    /** The port report of ibnetdiscover. */
    PORT_REPORT(
            "output of `ibnetdiscover -p`",
            "\\s*(?:CA|SW|RT) +\\d{1,5} +\\d{1,3} 0x\\p{XDigit}{1,16} .*'.*",
            EnumSet.of(SnapshotContent.LINKS, SnapshotContent.RATES, SnapshotContent.LIDS),
            (bytes, fabric) -> PortReportReader.read(bytes)),
    /** The list of ports of OpenSM, which ibdiagnet writes, too. */
    SUBNET_LIST(
            "`opensm-subnet.lst`, `.lst` of ibdiagnet",
            "\\{ (?:CA|SW|Rt)(?:-SM)? Ports:.*",
            EnumSet.of(
                    SnapshotContent.NODE_GUIDS,
                    SnapshotContent.PORT_COUNTS,
                    SnapshotContent.LINKS,
                    SnapshotContent.RATES,
                    SnapshotContent.LIDS,
                    SnapshotContent.SM),
            (bytes, fabric) -> SubnetListReader.read(bytes)),
    /** Forwarding tables. */
    FORWARDING(
            "`opensm-lfts.dump`, output of `dump_fts` or `ibroute`, `.fdbs` of OpenSM and ibdiagnet",
            "\\s*Unicast lids \\[.*|.*dump_ucast_routes: Switch 0x.*",
            EnumSet.of(SnapshotContent.FORWARDING, SnapshotContent.LIDS, SnapshotContent.LMCS),
            (bytes, fabric) -> ForwardingReader.read(bytes).snapshot()),
    /** The SL2VL tables that OpenSM dumps. */
    SL2VL(
            "`opensm-sl2vl.dump`",
            "(?:Switch|Channel Adapter|Router) 0x\\p{XDigit}+, base LID .*",
            EnumSet.of(SnapshotContent.SL2VL),
            (bytes, fabric) -> Sl2VlReader.read(bytes, fabric).snapshot()),
    /** A net of the simulator. */
    IBSIM_NET(
            "net of `ibsim`",
            "(?:Switch|Hca|Ca|Rt)\\s*\\d{1,5}\\s*\"[^\"]+\".*",
            EnumSet.of(
                    SnapshotContent.NODE_GUIDS,
                    SnapshotContent.PORT_COUNTS,
                    SnapshotContent.PORT_0,
                    SnapshotContent.LINKS,
                    SnapshotContent.RATES,
                    SnapshotContent.LIDS,
                    SnapshotContent.LMCS),
            (bytes, fabric) -> IbsimNetReader.read(bytes));

    private static final Pattern JSON = Pattern.compile("\\s*(?:\\{\\s*[\"}]|\\[\\s*[\\[{\"\\]])");

    /** Prompts and comments may be in front. */
    private static final int LINES = 200;

    /** The bytes that are searched for these lines. */
    private static final int HEAD = 1 << 18;

    private final String title;
    private final Pattern line;
    private final Set<SnapshotContent> content;
    private final Reader reader;

    SnapshotKind(String title, String line, Set<SnapshotContent> content, Reader reader) {
        this.title = title;
        this.line = Pattern.compile(line);
        this.content = content;
        this.reader = reader;
    }

    /**
     * The kind of a file; empty when its first lines do not say.
     *
     * @throws IOException when the file cannot be read
     */
    static Optional<SnapshotKind> of(InputStream file) throws IOException {
        return of(new String(file.readNBytes(HEAD), StandardCharsets.UTF_8));
    }

    /** The kind of a file with that text, or with that begin; empty when its first lines do not say. */
    static Optional<SnapshotKind> of(String text) {
        return text.lines().limit(LINES).flatMap(line -> ofLine(line).stream()).findFirst();
    }

    /**
     * Whether a file is JSON, by its begin.
     *
     * @throws IOException when the file cannot be read
     */
    static boolean isJson(InputStream file) throws IOException {
        return JSON.matcher(new String(file.readNBytes(LINES), StandardCharsets.UTF_8))
                .lookingAt();
    }

    private static Optional<SnapshotKind> ofLine(String text) {
        return Arrays.stream(values())
                .filter(kind -> kind.line.matcher(text).matches())
                .findFirst();
    }

    /** What the manual calls such files. */
    String title() {
        return title;
    }

    /** Whether such files can say that. */
    boolean has(SnapshotContent part) {
        return content.contains(part);
    }

    /** Whether such files name nodes and links; the others name ports that a fabric next to them has. */
    boolean showsFabric() {
        return has(SnapshotContent.LINKS);
    }

    /**
     * Reads such a file.
     *
     * @param fabric what other files show, for the kinds that need it
     * @throws IOException when the stream cannot be read
     */
    Snapshot read(InputStream bytes, Fabric fabric) throws IOException {
        return reader.read(bytes, fabric);
    }

    @FunctionalInterface
    private interface Reader {
        Snapshot read(InputStream bytes, Fabric fabric) throws IOException;
    }
}
