/** Whether a snippet leaves the cursor where a value is to be written: its first tab stop is empty. */
export function waitsForAValue(snippet: string): boolean {
  return /^[^$]*\$1/.test(snippet);
}
