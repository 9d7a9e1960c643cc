import { repeat } from './until.mjs';

/** Expands a row of a tree. */
export async function expand(row) {
  await row.waitFor();
  const isExpanded = async () => (await row.and(row.page().locator('[aria-expanded=true]')).count()) > 0;
  const gesture = async (timeout) => {
    if (!(await isExpanded())) {
      await row.locator('.monaco-tl-twistie').click(timeout);
    }
  };
  await repeat('an expanded row', gesture, isExpanded);
}
