/** How often a server that ended by itself is started again within the time below. */
export const MOST_RESTARTS = 4;

const TIME_MS = 3 * 60_000;

/** The ends of a server that nobody asked for. */
export class Crashes {
  private times: number[] = [];

  constructor(private readonly now: () => number = Date.now) {}

  /** Notes an end; whether the server is to be started again, which one is not that ends again and again. */
  startAgain(): boolean {
    const now = this.now();
    this.times = [...this.times.filter((time) => now - time < TIME_MS), now];
    return this.times.length <= MOST_RESTARTS;
  }
}
