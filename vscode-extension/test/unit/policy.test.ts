import { deepEqual, equal } from 'node:assert/strict';
import { describe, it } from 'node:test';
import { History } from '../../src/policy/history';
import { asRefusal } from '../../src/policy/outcome';
import { linkPlaces, pageOf } from '../../src/policy/places';
import { requestItems } from '../../src/policy/requests';

/** A workspace's memory. */
function memory(): ConstructorParameters<typeof History>[0] {
  const kept = new Map<string, string[]>();
  return {
    get: (key) => kept.get(key),
    update: async (key, value) => {
      kept.set(key, value);
    },
  };
}

describe('the history of requests', () => {
  it('has the newest first, each once', async () => {
    const history = new History(memory());

    for (const request of ['from 1 to 2', 'from 2 to 3', 'from 1 to 2']) {
      await history.add(request);
    }

    deepEqual(history.requests, ['from 1 to 2', 'from 2 to 3']);
  });

  it('forgets what is long ago', async () => {
    const history = new History(memory());

    for (let lid = 1; lid <= 30; lid++) {
      await history.add(`from ${lid} to 1`);
    }

    equal(history.requests.length, 20);
    equal(history.requests[0], 'from 30 to 1');
  });
});

describe('the list of requests', () => {
  it('has examples for who never wrote one', () => {
    const [separator, example] = requestItems('', undefined, []);

    deepEqual(separator, { separator: 'such as' });
    deepEqual(example, {
      label: 'from any to any',
      description: 'what pairs of ports get that ask for nothing else',
    });
  });

  it('begins with what is typed and what the server says of it', () => {
    const [own] = requestItems(' from 1 to 2', 'level "DEFAULT", SL 0', ['from 1 to 2', 'from 3 to 4']);

    deepEqual(own, { label: 'from 1 to 2', alwaysShow: true, detail: 'level "DEFAULT", SL 0' });
  });

  it('shows no request twice', () => {
    const labels = requestItems('from 1 to 2', '', ['from 1 to 2', 'from any to any']).map((item) =>
      'separator' in item ? item.separator : item.label,
    );

    deepEqual(labels.slice(0, 4), ['from 1 to 2', 'recent', 'from any to any', 'such as']);
    equal(labels.filter((label) => label === 'from any to any').length, 1);
  });
});

describe('a page', () => {
  it('leads to the places of the policy that it names, and to no others', () => {
    const page = 'level "A" (site.qos:12:3), by rule 1 (site.qos:40); not my-site.qos:3 nor siteXqos:4';

    equal(
      linkPlaces(page, 'site.qos', '../p/site.qos'),
      'level "A" ([site.qos:12](../p/site.qos#L12)), by rule 1 ([site.qos:40](../p/site.qos#L40)); ' +
        'not my-site.qos:3 nor siteXqos:4',
    );
  });

  it('has no links where none leads to the policy', () => {
    equal(linkPlaces('rule 1 (site.qos:40)', 'site.qos', undefined), 'rule 1 (site.qos:40)');
  });

  it('has a line for each remark', () => {
    equal(pageOf('converted', ['one', 'two']), '# converted\n\n* one\n* two\n');
  });
});

describe('an error of the server', () => {
  it('is a refusal where the request failed', () => {
    const refusal = asRefusal({ code: -32803, message: 'a.qos has errors\nline 1: x', data: { losses: ['l'] } });

    equal(refusal?.headline, 'a.qos has errors');
    deepEqual(refusal?.losses, ['l']);
    deepEqual(asRefusal({ code: -32803, message: 'no', data: null })?.losses, []);
  });

  it('is none where the server itself failed', () => {
    equal(asRefusal(new Error('no connection')), undefined);
  });
});
