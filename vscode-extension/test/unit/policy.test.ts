import { deepEqual, equal } from 'node:assert/strict';
import { describe, it } from 'node:test';
import { History } from '../../src/policy/history';
import { linkPositions, notesPage } from '../../src/policy/links';
import { FORM, requestItems } from '../../src/policy/requests';
import { asCommandFailed } from '../../src/policy/serverCommand';

/** The storage of a workspace. */
function storage(): ConstructorParameters<typeof History>[0] {
  const kept = new Map<string, string[]>();
  return {
    get: (key) => kept.get(key),
    update: async (key, value) => {
      kept.set(key, value);
    },
  };
}

describe('the history of requests', () => {
  it('has the newest first, without duplicates', async () => {
    const history = new History(storage());

    for (const request of ['from 1 to 2', 'from 2 to 3', 'from 1 to 2']) {
      await history.add(request);
    }

    deepEqual(history.requests, ['from 1 to 2', 'from 2 to 3']);
  });

  it('drops the oldest requests', async () => {
    const history = new History(storage());

    for (let lid = 1; lid <= 30; lid++) {
      await history.add(`from ${lid} to 1`);
    }

    equal(history.requests.length, 20);
    equal(history.requests[0], 'from 30 to 1');
  });
});

describe('the list of requests', () => {
  it('has the form and examples when the input is empty', () => {
    const [form, separator, example] = requestItems('', undefined, []);

    deepEqual(form, FORM);
    deepEqual(separator, { separator: 'examples' });
    deepEqual(example, {
      label: 'from any to any',
      description: 'pairs of ports without further fields',
    });
  });

  it('begins with the typed request and its result', () => {
    const [own] = requestItems(' from 1 to 2', 'level "DEFAULT", SL 0', ['from 1 to 2', 'from 3 to 4']);

    deepEqual(own, { label: 'from 1 to 2', alwaysShow: true, detail: 'level "DEFAULT", SL 0' });
  });

  it('shows no request twice', () => {
    const labels = requestItems('from 1 to 2', '', ['from 1 to 2', 'from any to any']).map((item) =>
      'separator' in item ? item.separator : item.label,
    );

    deepEqual(labels.slice(0, 4), ['from 1 to 2', 'recent', 'from any to any', 'examples']);
    equal(labels.filter((label) => label === 'from any to any').length, 1);
  });
});

describe('a page', () => {
  it('links to the positions in the policy, and to no others', () => {
    const page = 'level "A" (site.qos:12:3), by rule 1 (site.qos:40); not my-site.qos:3 nor siteXqos:4';

    equal(
      linkPositions(page, 'site.qos', '../p/site.qos'),
      'level "A" ([site.qos:12](../p/site.qos#L12)), by rule 1 ([site.qos:40](../p/site.qos#L40)); ' +
        'not my-site.qos:3 nor siteXqos:4',
    );
  });

  it('has no links when there is no link to the policy', () => {
    equal(linkPositions('rule 1 (site.qos:40)', 'site.qos', undefined), 'rule 1 (site.qos:40)');
  });

  it('has a line for each note', () => {
    equal(notesPage('converted', ['one', 'two']), '# converted\n\n* one\n* two\n');
  });
});

describe('an error of the server', () => {
  it('is a failed command when the request failed', () => {
    const failure = asCommandFailed({ code: -32803, message: 'a.qos has errors\nline 1: x', data: { losses: ['l'] } });

    equal(failure?.headline, 'a.qos has errors');
    deepEqual(failure?.losses, ['l']);
    deepEqual(asCommandFailed({ code: -32803, message: 'no', data: null })?.losses, []);
  });

  it('asks before levels are lost or files of another origin are replaced', () => {
    const lossy = asCommandFailed({ code: -32803, message: 'no', data: { losses: ['a.qos:3:5: error: x'] } });
    equal(lossy?.confirmation('Generate')?.button, 'Generate Anyway');
    equal(lossy?.confirmation('Generate')?.flag, 'lossy');
    const forced = asCommandFailed({ code: -32803, message: 'no', data: { replaced: ['/site/opensm.opts'] } });
    deepEqual(forced?.confirmation('Generate'), {
      question: 'These files were not generated, or were edited since. Replace them?',
      details: ['/site/opensm.opts'],
      button: 'Replace',
      flag: 'force',
    });
    equal(asCommandFailed({ code: -32803, message: 'no' })?.confirmation('Generate'), undefined);
  });

  it('is not a failed command when the server itself failed', () => {
    equal(asCommandFailed(new Error('no connection')), undefined);
  });
});
