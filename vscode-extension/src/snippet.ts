/** Whether the first tab stop of a snippet is empty, or the end is on a line of its own, so that something has to be entered there. */
export function hasEmptyFirstTabStop(snippet: string): boolean {
  return /^[^$]*(\$1|\n\s*\$0)/.test(snippet);
}
