/** The maximum number of restarts of a crashed server within the period below. */
export const MAX_RESTARTS = 4;

const PERIOD_MS = 3 * 60_000;

/** Limits the restarts of a server that crashes repeatedly. */
export class RestartLimit {
  private crashes: number[] = [];

  constructor(private readonly now: () => number = Date.now) {}

  /** Records a crash. Returns whether the server may be restarted. */
  allowsRestart(): boolean {
    const now = this.now();
    this.crashes = [...this.crashes.filter((time) => now - time < PERIOD_MS), now];
    return this.crashes.length <= MAX_RESTARTS;
  }
}
