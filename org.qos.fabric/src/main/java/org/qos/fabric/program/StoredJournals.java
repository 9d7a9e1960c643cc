package org.qos.fabric.program;

import java.util.List;

/**
 * The journals of a folder that are of interest.
 *
 * @param journals those that can be used, the newest first
 * @param damaged those that cannot be used and may be of interest, too, the newest first by their names
 */
record StoredJournals(List<Journal> journals, List<DamagedJournal> damaged) {

    StoredJournals {
        journals = List.copyOf(journals);
        damaged = List.copyOf(damaged);
    }
}
