package org.qos.fabric.snapshot;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;

/** The kinds of files that show something of a subnet, recognised by their content. */
enum SnapshotKind {
    /** The list of ports of OpenSM. */
    SUBNET_LIST("\\{ (?:CA|SW|Rt)(?:-SM)? Ports:.*"),
    /** The port report of ibnetdiscover. */
    PORT_REPORT("\\s*(?:CA|SW|RT) +\\d{1,5} +\\d{1,3} 0x\\p{XDigit}{1,16} .*'.*"),
    /** Forwarding tables. */
    FORWARDING("\\s*Unicast lids \\[.*"),
    /** The SL2VL tables that OpenSM dumps. */
    SL2VL("(?:Switch|Channel Adapter|Router) 0x\\p{XDigit}+, base LID .*"),
    /** The output of ibnetdiscover. */
    IBNETDISCOVER("\\s*(?:(?:Switch|Ca|Hca|Rt)\\s*\\d+\\s*\"[SHR]-|#\\s*Initiated from node).*");

    /** Prompts and comments may be in front. */
    private static final int LINES = 200;

    /** The bytes in which these lines are looked for. */
    private static final int HEAD = 1 << 18;

    private final Pattern line;

    SnapshotKind(String line) {
        this.line = Pattern.compile(line);
    }

    /**
     * The kind of a file; empty when its first lines do not say.
     *
     * @throws IOException when the file cannot be read
     */
    static Optional<SnapshotKind> of(InputStream file) throws IOException {
        return new String(file.readNBytes(HEAD), StandardCharsets.UTF_8)
                .lines()
                .limit(LINES)
                .flatMap(text -> ofLine(text).stream())
                .findFirst();
    }

    private static Optional<SnapshotKind> ofLine(String text) {
        return Arrays.stream(values())
                .filter(kind -> kind.line.matcher(text).matches())
                .findFirst();
    }
}
