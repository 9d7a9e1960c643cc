// Searches the sections of all pages: those that contain all words, or else those that come close.
(() => {
  const SHOWN = 20;
  const AROUND = 90;
  const FIELDS = ['title', 'page', 'text'];
  const keys = [
    { name: 'title', weight: 6 },
    { name: 'page', weight: 3 },
    { name: 'text', weight: 1 },
  ];
  const exact = new Fuse(SECTIONS, { keys, useExtendedSearch: true, ignoreLocation: true, threshold: 0 });
  const near = new Fuse(SECTIONS, { keys: ['title', 'page'], threshold: 0.35, ignoreLocation: true });
  const root = document.body.dataset.root;
  const input = document.getElementById('search');
  const found = document.getElementById('found');

  function search(words) {
    const all = words.map((word) => ({ $or: FIELDS.map((field) => ({ [field]: `'"${word.replaceAll('"', '')}"` })) }));
    const results = exact.search({ $and: all });
    return results.length ? results : near.search(words.join(' ').slice(0, 32));
  }

  // The text around the first word, with all words marked.
  function excerpt(text, words) {
    const positions = words.map((word) => text.toLowerCase().indexOf(word)).filter((at) => at >= 0);
    const begin = Math.max(0, Math.min(...positions, text.length) - AROUND);
    const line = document.createElement('p');
    if (!positions.length) {
      line.textContent = text.slice(0, 2 * AROUND);
      return line;
    }
    const shown = text.slice(begin, begin + 3 * AROUND);
    const pattern = new RegExp(words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'gi');
    let after = 0;
    for (const match of shown.matchAll(pattern)) {
      const mark = document.createElement('mark');
      mark.textContent = match[0];
      line.append(shown.slice(after, match.index), mark);
      after = match.index + match[0].length;
    }
    line.append(shown.slice(after));
    return line;
  }

  function entry(section, words) {
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.href = `${root}/${section.href}`;
    link.textContent = section.title === section.page ? section.title : `${section.page}: ${section.title}`;
    item.append(link, excerpt(section.text, words));
    return item;
  }

  function show() {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    found.hidden = !words.length;
    found.replaceChildren();
    if (!words.length) {
      return;
    }
    const results = search(words);
    const count = document.createElement('h2');
    count.textContent = results.length === 1 ? '1 section' : `${results.length} sections`;
    const list = document.createElement('ol');
    list.append(...results.slice(0, SHOWN).map((result) => entry(result.item, words)));
    found.append(count, list);
    if (results.length > SHOWN) {
      const more = document.createElement('p');
      more.textContent = `The best ${SHOWN} are shown; add a word to see fewer.`;
      found.append(more);
    }
  }

  let waiting;
  input.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = setTimeout(show, 100);
  });
  input.form.addEventListener('submit', (event) => {
    event.preventDefault();
    found.querySelector('a')?.click();
  });
  found.addEventListener('click', (event) => {
    if (event.target.closest('a')) {
      input.value = '';
      show();
    }
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === '/' && document.activeElement !== input) {
      event.preventDefault();
      input.focus();
    } else if (event.key === 'Escape') {
      input.value = '';
      show();
    }
  });
})();
