/** Ends this process, as a failed one, when it is asked to: its exit handlers run, after `first`. */
export function endOnSignals(first = () => undefined) {
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      first();
      process.exit(1);
    });
  }
}
