/** The command that shows the page of a rule; its argument is the URI of the page. */
export const SHOW_RULE = 'qos.showRule';

/** Whether a link of the server leads to the page of a rule, which it writes to the user's cache folder. */
export function isRulePage(uri: string): boolean {
  return /^file:.*\/qos\/rules\/[a-z0-9-]+\.md$/.test(uri);
}

/** The link that shows a page rendered instead of its Markdown. */
export function ruleLink(page: string): string {
  return `command:${SHOW_RULE}?${encodeURIComponent(JSON.stringify([page]))}`;
}

/** The page of another code next to a page. */
export function siblingPage(page: string, code: string): string {
  return page.replace(/[^/]*$/, `${code}.md`);
}
