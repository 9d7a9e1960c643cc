/**
 * Turns positions in a page of the server into links: `policy.qos:12:3` links to line 12 of the policy.
 *
 * @param page Markdown
 * @param name the file name of the policy, as the server writes it
 * @param link the relative link from the page to the policy; undefined if there is none
 */
export function linkPositions(page: string, name: string, link: string | undefined): string {
  if (link === undefined) {
    return page;
  }
  const position = new RegExp(`(?<![\\w./-])${escaped(name)}:(\\d+)(?::(\\d+))?`, 'g');
  return page.replace(position, (_, line) => `[${name}:${line}](${link}#L${line})`);
}

/** A Markdown page with notes of one line each. */
export function notesPage(title: string, notes: readonly string[]): string {
  return `# ${title}\n\n${notes.map((note) => `* ${note}\n`).join('')}`;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
