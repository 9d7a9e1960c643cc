package org.qos.fabric.program;

/** Learns what a rollback restores, before anything is set, and whether it is wanted. */
public interface RollbackListener extends JournalListener {

    /** Wants every rollback. */
    RollbackListener WANTED = new RollbackListener() {
        @Override
        public void skipped(DamagedJournal journal) {
            // the rollback does not need it
        }

        @Override
        public boolean isWanted(UndoneRun run) {
            return true;
        }
    };

    /** Whether a run is undone. */
    boolean isWanted(UndoneRun run);
}
