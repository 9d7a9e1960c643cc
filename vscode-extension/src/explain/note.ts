/** Longer notes would lie outside of a usual editor; the view has them in full. */
const MAX_LENGTH = 110;

/** The note about a rule at the end of its first line. */
export function beside(decides: boolean, text: string): string {
  const all = `${decides ? '✓' : '✗'} ${text}`;
  return all.length > MAX_LENGTH ? `${all.slice(0, MAX_LENGTH - 1)}…` : all;
}
