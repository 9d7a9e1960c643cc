// Shows answers about requests: of one between two ports, and of all between groups.
const answers = (() => {
  const { data, fieldsOf, fieldsText, portNames, answer, counts } = requests;
  const byId = (id) => document.getElementById(id);

  /** An element with some classes, text and children. */
  function element(name, className, ...content) {
    const made = document.createElement(name);
    if (className) {
      made.className = className;
    }
    made.append(...content);
    return made;
  }

  function levelName(index) {
    const link = element('a', `level c${Math.min(index, 9)}`, data.levels[index][0]);
    link.href = `#level-${index}`;
    return link;
  }

  function ruleName(place) {
    const link = element('a', '', place === 0 ? 'no rule: the default level' : `rule ${place}`);
    link.href = place === 0 ? '#rule-default' : `#rule-${place}`;
    return link;
  }

  function hopTable(hops) {
    const columns = ['Node', 'In by port', 'Out by port', 'VL', 'Share of the link'];
    const head = element('tr', '');
    for (const column of columns) {
      const cell = element('th', '', column);
      cell.scope = 'col';
      head.append(cell);
    }
    const body = hops.map((hop) => {
      const name = element('th', '', hop.node);
      name.scope = 'row';
      const share = hop.share === undefined ? '' : `${hop.share.toFixed(1)} %`;
      const vl = hop.vl === 15 ? '15: packets are dropped' : (hop.vl ?? '');
      return element('tr', '', name, ...[hop.in || '', hop.out, vl, share].map((text) => element('td', '', `${text}`)));
    });
    const caption = element('caption', 'hidden', 'Hops of the path');
    return element('table', '', caption, element('thead', '', head), element('tbody', '', ...body));
  }

  function sentence(found) {
    const parts = ['Level ', levelName(found.levelIndex), ', by ', ruleName(found.rule), '; SL '];
    parts.push(data.engine ? `chosen by the routing engine ${data.engine}` : `${found.sl}`, '.');
    if (!data.qos) {
      parts.push(' QoS is off: OpenSM does not read the policy; this holds with QoS on.');
    }
    return element('p', '', ...parts);
  }

  function showAnswer(found) {
    const shown = element('div', 'answer', element('h3', '', 'Answer'), sentence(found));
    if (found.hops) {
      shown.append(hopTable(found.hops));
    }
    if (found.broken) {
      shown.append(element('p', 'bad', `There is no path: ${found.broken} has no route to the destination.`));
    }
    const dropping = (found.hops ?? []).find((hop) => hop.vl === 15);
    if (dropping) {
      shown.append(element('p', 'bad', `There is no path: ${dropping.node} drops packets of SL ${found.sl}.`));
    }
    if (found.unmatched.length > 0) {
      const items = found.unmatched.map((one) => {
        const use = one.use ? ` (${one.use})` : '';
        return element('li', '', ruleName(one.rule), `${use}: ${one.reasons.join('; ')}`);
      });
      const count = items.length === 1 ? '1 earlier rule does' : `${items.length} earlier rules do`;
      shown.append(
        element('details', '', element('summary', '', `Why ${count} not match`), element('ul', '', ...items)),
      );
    }
    byId('path-answer').replaceChildren(shown);
  }

  function startPaths() {
    byId('port-names').append(
      ...portNames().map((name) => {
        const option = document.createElement('option');
        option.value = name;
        return option;
      }),
    );
    byId('path-form').addEventListener('submit', (event) => {
      event.preventDefault();
      try {
        showAnswer(answer(byId('path-source').value, byId('path-destination').value, fieldsOf('path')));
      } catch (problem) {
        byId('path-answer').replaceChildren(element('p', 'bad', problem.message));
      }
    });
  }

  function cellContent(levels) {
    if (levels.size === 0) {
      return [element('span', 'part', 'no path')];
    }
    const all = [...levels.values()].reduce((sum, pairs) => sum + pairs, 0);
    const inOrder = [...levels].sort(([one, many], [other, more]) => more - many || one - other);
    return inOrder.map(([level, pairs]) => {
      const name = element('span', `level c${Math.min(level, 9)}`, data.levels[level][0]);
      const percent = Math.max(1, Math.min(99, Math.round((100 * pairs) / all)));
      return element('div', '', name, ...(pairs < all ? [element('span', 'part', `${percent}\u00a0%`)] : []));
    });
  }

  function showMatrix() {
    const request = byId('matrix-request');
    try {
      const fields = fieldsOf('matrix');
      counts(fields).forEach((cells, row) => {
        cells.forEach((levels, column) => {
          byId(`cell-${row}-${column}`).replaceChildren(...cellContent(levels));
        });
      });
      request.className = '';
      request.textContent = `The table is for requests ${fieldsText(fields) ? `with ${fieldsText(fields)}` : 'without further fields'}.`;
    } catch (problem) {
      request.className = 'bad';
      request.textContent = problem.message;
    }
  }

  function startMatrix() {
    const form = byId('matrix-form');
    form.addEventListener('change', showMatrix);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      showMatrix();
    });
  }

  return { startPaths, startMatrix };
})();
