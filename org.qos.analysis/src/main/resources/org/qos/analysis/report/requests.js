// The data of the page, and the answers that follow from it.
const requests = (() => {
  const data = JSON.parse(document.getElementById('data').textContent);

  // Requests

  const FIELDS = {
    serviceId: { title: 'Service-ID', max: (1n << 64n) - 1n, mask: (1n << 64n) - 1n },
    qosClass: { title: 'QoS-Class', max: 0xfffn, mask: 0xfffn },
    pkey: { title: 'P_Key', max: 0xffffn, mask: 0x7fffn },
    tclass: { title: 'TClass', max: 0xffn, mask: 0xffn },
  };
  const ORDER = ['qosClass', 'serviceId', 'pkey', 'tclass'];

  const rules = (data.rules ?? []).map((rule) => {
    const ranges = {};
    for (const field of ORDER) {
      ranges[field] = rule[field]?.map(([first, last]) => [BigInt(first), BigInt(last)]);
    }
    return { ...rule, ranges };
  });
  const classes = (data.classes ?? []).map((groups) => new Set(groups));

  /** The number in a text, such as 0x10, 16 or tcp:987; undefined where the text is empty. */
  function number(field, text) {
    const words = text.trim().toLowerCase();
    if (words === '') {
      return undefined;
    }
    const { title, max } = FIELDS[field];
    const value = field === 'serviceId' ? (service(words) ?? integer(words)) : integer(words);
    if (value === undefined || value > max) {
      throw new Error(`“${text.trim()}” is not a ${title}; expected ${expected(field, max)}`);
    }
    return value;
  }

  const expected = (field, max) =>
    field === 'serviceId' ? 'a number of 64 bits, or a protocol and a port such as tcp:987' : `0 to ${max}`;

  function integer(words) {
    return /^(0x[0-9a-f]+|\d+)$/.test(words) ? BigInt(words) : undefined;
  }

  function service(words) {
    const [name, port] = words.split(':', 2);
    const protocol = Object.hasOwn(data.protocols, name) ? data.protocols[name] : undefined;
    if (!protocol) {
      return undefined;
    }
    const [base, usual] = protocol;
    const wanted = port === undefined ? usual : /^\d{1,5}$/.test(port) ? Number(port) : -1;
    return wanted < 0 || wanted > 0xffff ? undefined : BigInt(base) + BigInt(wanted);
  }

  /** The fields that a form states beyond the ends. */
  function fieldsOf(form) {
    const fields = {};
    for (const field of ORDER) {
      fields[field] = number(field, document.getElementById(`${form}-${field}`).value);
    }
    return fields;
  }

  /** The fields as text; empty without any. */
  function fieldsText(fields) {
    return ORDER.filter((field) => fields[field] !== undefined)
      .map((field) => `${FIELDS[field].title} ${hex(field, fields[field])}`)
      .join(', ');
  }

  function meets(rule, field, fields) {
    const ranges = rule.ranges[field];
    if (!ranges) {
      return true;
    }
    if (fields[field] === undefined) {
      return false;
    }
    const value = fields[field] & FIELDS[field].mask;
    return ranges.some(([first, last]) => first <= value && value <= last);
  }

  const isIn = (groups, ofPort) => !groups || groups.some((group) => ofPort.has(group));

  /** The first rule that a request matches, from 1, or 0. */
  function decide(source, destination, fields) {
    const place = rules.findIndex(
      (rule) =>
        isIn(rule.source, source) &&
        isIn(rule.destination, destination) &&
        ORDER.every((field) => meets(rule, field, fields)),
    );
    return place + 1;
  }

  const levelOf = (place) => (place === 0 ? data.defaultLevel : rules[place - 1].level);

  const hex = (field, value) =>
    field === 'pkey'
      ? `0x${value.toString(16).padStart(4, '0')}`
      : field === 'serviceId'
        ? `0x${value.toString(16)}`
        : `${value}`;

  const range = (field, [first, last]) =>
    first === last ? hex(field, first) : `${hex(field, first)}-${hex(field, last)}`;

  const names = (groups) => groups.map((group) => data.groups[group] || 'the ports of its line').join(', ');

  /** Why a request does not match a rule. */
  function unmet(rule, source, destination, fields) {
    const reasons = [];
    if (!isIn(rule.source, source)) {
      reasons.push(`the source is not in ${names(rule.source)}`);
    }
    if (!isIn(rule.destination, destination)) {
      reasons.push(`the destination is not in ${names(rule.destination)}`);
    }
    for (const field of ORDER) {
      if (!meets(rule, field, fields)) {
        const title = FIELDS[field].title;
        const wanted = rule.ranges[field].map((one) => range(field, one)).join(', ');
        reasons.push(
          fields[field] === undefined
            ? `the request has no ${title} (wanted: ${wanted})`
            : `${title} ${hex(field, fields[field])} is not ${wanted}`,
        );
      }
    }
    return reasons;
  }

  // Partitions

  const bits = (places) => places.reduce((sum, place) => sum | (1n << BigInt(place)), 0n);
  const members = data.members?.map(([full, limited]) => full && { full: bits(full), all: bits(full) | bits(limited) });

  /** For each level the places of the P_Keys of which ports must share one. */
  function sharedPlaces(fields) {
    const stated = fields.pkey === undefined ? undefined : fields.pkey & FIELDS.pkey.mask;
    return data.levels.map(([, , , ofLevel]) => {
      const isAllowed = (pkey) =>
        (stated === undefined || stated === pkey) &&
        (ofLevel.length === 0 || ofLevel.some(([first, last]) => BigInt(first) <= pkey && pkey <= BigInt(last)));
      return bits(
        (data.pkeys ?? []).flatMap((pkeys, place) => (pkeys.some((one) => isAllowed(BigInt(one))) ? [place] : [])),
      );
    });
  }

  /** Whether OpenSM gives ports of two classes a path, as far as partitions decide. */
  function isAnswered(from, to, places) {
    const [source, destination] = [members?.[from], members?.[to]];
    return (
      !source || !destination || (((source.full & destination.all) | (source.all & destination.full)) & places) !== 0n
    );
  }

  // Paths

  const NAME = 0;
  const GUID = 1;
  const LID = 2;
  const CLASS = 3;
  const NODE = 4;
  const PORT = 5;

  function findPort(text) {
    const words = text.trim();
    const guid = /^0x[0-9a-f]+$/i.test(words) ? BigInt(words) : undefined;
    const found = data.ports.find(
      (port) =>
        port[NAME] === words ||
        (guid !== undefined && BigInt(port[GUID]) === guid) ||
        (/^\d+$/.test(words) && port[LID] === Number(words)),
    );
    if (!found) {
      throw new Error(`the fabric has no port “${words}”`);
    }
    return found;
  }

  const tables = new Map();

  /** The forwarding table of a switch. */
  function table(index) {
    if (!tables.has(index)) {
      tables.set(
        index,
        Uint8Array.from(atob(data.routes.nodes[index].table), (c) => c.charCodeAt(0)),
      );
    }
    return tables.get(index);
  }

  const isSwitch = (index) => data.routes.nodes[index].table !== undefined;
  const mtu = (index, port) => data.routes.nodes[index].mtuOf?.[port] ?? data.routes.nodes[index].mtu;

  /** The hops from a port to another, with the MTU of the way; `broken` says where there is no way. */
  function walk(source, destination) {
    const hops = [];
    let least = Number.MAX_SAFE_INTEGER;
    const pass = (node, port) => {
      least = Math.min(least, mtu(node, port));
    };
    let [node, port] = [source[NODE], source[PORT]];
    pass(node, port);
    while (!(node === destination[NODE] && port === destination[PORT])) {
      const out = isSwitch(node) ? table(node)[destination[LID]] : port;
      const peer = out === undefined ? undefined : data.routes.nodes[node].peers[out];
      if (!peer || hops.length > 64) {
        return { hops, broken: data.routes.nodes[node].name };
      }
      pass(node, out);
      hops.push({ node, from: hops.length === 0 ? 0 : port, out });
      [node, port] = peer;
      pass(node, port);
      if (node === destination[NODE] && isSwitch(node)) {
        port = destination[PORT];
      }
    }
    return { hops, mtu: least };
  }

  /** The VL and the share of an SL at a hop. */
  function virtualLane(hop, sl, pathMtu) {
    const node = data.routes.nodes[hop.node];
    const row = node.rowOf?.[`${hop.out}.${hop.from}`] ?? node.row;
    const vl = data.routes.rows[row][sl];
    const shares = data.routes.shares[node.shareOf?.[hop.out] ?? node.share];
    const part = shares[data.routes.mtus.indexOf(pathMtu)]?.[vl];
    return { vl, share: vl === 15 || part === undefined ? undefined : part / 100 };
  }

  /** The level, the rule, the SL and the hops of a request between two ports. */
  function answer(from, to, fields) {
    const source = findPort(from);
    const destination = findPort(to);
    const [ofSource, ofDestination] = [classes[source[CLASS]], classes[destination[CLASS]]];
    const rule = decide(ofSource, ofDestination, fields);
    const level = data.levels[levelOf(rule)];
    const unmatched = rules
      .slice(0, rule === 0 ? rules.length : rule - 1)
      .map((one, index) => ({ rule: index + 1, use: one.use, reasons: unmet(one, ofSource, ofDestination, fields) }));
    const found = { rule, level: level[0], levelIndex: levelOf(rule), sl: level[1], unmatched };
    if (data.routes) {
      const way = walk(source, destination);
      found.broken = way.broken;
      const pathMtu = Math.min(way.mtu ?? 0, level[2] || Number.MAX_SAFE_INTEGER);
      found.hops = way.hops.map((hop) => ({
        node: data.routes.nodes[hop.node].name,
        in: hop.from,
        out: hop.out,
        ...(data.qos && !data.engine ? virtualLane(hop, level[1] & 15, pathMtu) : {}),
      }));
    }
    return found;
  }

  /** How many pairs of ports that get a path get each level, for each two groups of the matrix. */
  function counts(fields) {
    const rows = data.matrix.map((group) => classes.map((of) => group < 0 || of.has(group)));
    const cells = data.matrix.map(() => data.matrix.map(() => new Map()));
    const shared = sharedPlaces(fields);
    const possible = rules.filter((rule) => ORDER.every((field) => meets(rule, field, fields)));
    classes.forEach((source, from) => {
      const ofSource = possible.filter((rule) => isIn(rule.source, source));
      classes.forEach((destination, to) => {
        const level = ofSource.find((rule) => isIn(rule.destination, destination))?.level ?? data.defaultLevel;
        if (!isAnswered(from, to, shared[level])) {
          return;
        }
        const pairs = data.counts[from] * data.counts[to];
        rows.forEach((inRow, row) => {
          if (inRow[from]) {
            rows.forEach((inColumn, column) => {
              if (inColumn[to]) {
                cells[row][column].set(level, (cells[row][column].get(level) ?? 0) + pairs);
              }
            });
          }
        });
      });
    });
    return cells;
  }

  /** The names of all ports, or their GUIDs where they have none. */
  const portNames = () => data.ports.map((port) => port[NAME] || port[GUID]);

  return { data, classes, fieldsOf, fieldsText, portNames, answer, counts };
})();
