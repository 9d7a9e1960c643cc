/** Whether the first tab stop of a snippet is empty, so that a value has to be entered there. */
export function hasEmptyFirstTabStop(snippet: string): boolean {
  return /^[^$]*\$1/.test(snippet);
}
