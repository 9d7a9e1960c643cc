import type { Entry } from '../messages';

/** Opens a position of the policy; line and column count from 1. */
type Open = (line: number, column: number) => void;

/** A section of an explanation, with links to the positions of the policy. */
export function section(entries: readonly Entry[], policy: string, open: Open): HTMLElement {
  const list = document.createElement('dl');
  for (const { heading, text, details, decides } of entries) {
    const term = document.createElement('dt');
    term.textContent = heading;
    const description = document.createElement('dd');
    description.append(...linked(text, policy, open));
    if (decides) {
      term.className = 'decides';
    }
    if (details.length > 0) {
      const all = document.createElement('ul');
      all.append(...details.map((detail) => item(detail, policy, open)));
      description.append(all);
    }
    list.append(term, description);
  }
  return list;
}

/** A text whose positions in the policy, such as `policy.qos:12:3`, are links. */
export function linked(text: string, policy: string, open: Open): (string | HTMLElement)[] {
  const position = new RegExp(`(?<![\\w./-])${policy.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}:(\\d+)(?::(\\d+))?`, 'g');
  const parts: (string | HTMLElement)[] = [];
  let end = 0;
  for (const found of text.matchAll(position)) {
    parts.push(text.slice(end, found.index), link(found[0], Number(found[1]), Number(found[2] ?? 1), open));
    end = found.index + found[0].length;
  }
  return [...parts, text.slice(end)];
}

function item(text: string, policy: string, open: Open): HTMLElement {
  const element = document.createElement('li');
  element.append(...linked(text, policy, open));
  return element;
}

function link(text: string, line: number, column: number, open: Open): HTMLElement {
  const element = document.createElement('a');
  element.href = '#';
  element.textContent = text;
  element.addEventListener('click', (event) => {
    event.preventDefault();
    open(line, column);
  });
  return element;
}
