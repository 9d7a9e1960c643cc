/**
 * Makes links of the places in a page that the server wrote: `policy.qos:12:3` leads to line 12 of the policy.
 *
 * @param page Markdown
 * @param name the name of the policy's file, as the server writes it
 * @param link where the policy is, seen from the page; nothing where no link leads there
 */
export function linkPlaces(page: string, name: string, link: string | undefined): string {
  if (link === undefined) {
    return page;
  }
  const place = new RegExp(`(?<![\\w./-])${escaped(name)}:(\\d+)(?::(\\d+))?`, 'g');
  return page.replace(place, (_, line) => `[${name}:${line}](${link}#L${line})`);
}

/** Remarks, one line each, as a page. */
export function pageOf(title: string, remarks: readonly string[]): string {
  return `# ${title}\n\n${remarks.map((remark) => `* ${remark}\n`).join('')}`;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
