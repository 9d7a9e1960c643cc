package org.qos.fabric.snapshot;

import java.util.List;

/** How files of snapshots are usually named. The readers recognise them by their content and ignore their names. */
public final class SnapshotFileNames {

    /** The ends of their names, each with a leading dot. */
    public static final List<String> ENDINGS = List.of(
            ".ibnetdiscover", ".json", ".gz", ".lst", ".dump", ".fdbs", ".db_csv", ".csv", ".net_dump", ".pkey");

    private SnapshotFileNames() {}
}
