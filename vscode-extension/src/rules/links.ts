/** The editor of package.json that shows the page of a rule. */
export const RULE_EDITOR = 'qos.rule';

/** The command that shows the page of a rule; its argument is the URI of the page. */
export const SHOW_RULE = 'qos.showRule';

/**
 * The scheme of pages of rules, for which package.json declares the editor. Links with a command would not do: VS Code
 * ignores them in hovers and in the peek view of problems.
 */
export const RULE_SCHEME = 'qos-rule';

/** Whether a link of the server leads to the page of a rule, which it writes to the user's cache folder. */
export function isRulePage(uri: string): boolean {
  return /^(file|qos-rule):.*\/qos\/rules\/[a-z0-9-]+\.md$/.test(uri);
}

/** The link in a page that shows another page. */
export function ruleLink(page: string): string {
  return `command:${SHOW_RULE}?${encodeURIComponent(JSON.stringify([page]))}`;
}

/** The page of another code next to a page. */
export function siblingPage(page: string, code: string): string {
  return page.replace(/[^/]*$/, `${code}.md`);
}
