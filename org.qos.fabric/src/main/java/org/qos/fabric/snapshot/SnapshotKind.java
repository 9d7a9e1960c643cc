package org.qos.fabric.snapshot;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;

/** The kinds of files that show something of a subnet, recognised by their content. */
enum SnapshotKind {
    /** The list of ports of OpenSM. */
    SUBNET_LIST("\\{ (?:CA|SW|Rt)(?:-SM)? Ports:.*"),
    /** Forwarding tables. */
    FORWARDING("\\s*Unicast lids \\[.*"),
    /** The SL2VL tables that OpenSM dumps. */
    SL2VL("(?:Switch|Channel Adapter|Router) 0x\\p{XDigit}+, base LID .*"),
    /** The output of ibnetdiscover. */
    IBNETDISCOVER("\\s*(?:(?:Switch|Ca|Hca|Rt)\\s*\\d+\\s*\"[SHR]-|#\\s*Initiated from node).*");

    /** Prompts and comments may be in front. */
    private static final int LINES = 200;

    private final Pattern line;

    SnapshotKind(String line) {
        this.line = Pattern.compile(line);
    }

    /**
     * The kind of a file; empty when its first lines do not say.
     *
     * @throws IOException when the file cannot be read
     */
    static Optional<SnapshotKind> of(Path file) throws IOException {
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(Files.newInputStream(file), StandardCharsets.UTF_8))) {
            for (int count = 0; count < LINES; count++) {
                String text = lines.readLine();
                if (text == null) {
                    return Optional.empty();
                }
                for (SnapshotKind kind : values()) {
                    if (kind.line.matcher(text).matches()) {
                        return Optional.of(kind);
                    }
                }
            }
        }
        return Optional.empty();
    }
}
