import { deepEqual, equal } from 'node:assert/strict';
import { describe, it } from 'node:test';
import { coverageSum, gapText } from '../../src/tests/coverageSum';
import type { Gap, PolicyCoverage } from '../../src/tests/details';

const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } };
const covered: Gap = { reason: '', request: '' };
const neverAsked: Gap = { reason: 'never asked', request: 'from 0x1 to 0x2 service 0x3' };

/** A policy with one rule that has one criterion. */
function policy(tests: number, gap: Gap, criterion: Gap, uri = 'file:///a.qos'): PolicyCoverage {
  const criteria = [{ name: 'Service-ID', covered: criterion === covered, gap: criterion }];
  return { uri, rules: [{ place: 1, use: '', range, tests, gap, criteria }] };
}

describe('the coverage by several runs', () => {
  it('is what one of them covers', () => {
    const sum = coverageSum([policy(0, neverAsked, covered), policy(2, covered, neverAsked)]);

    deepEqual(sum, [policy(2, covered, covered)]);
  });

  it('keeps the reasons for what none covers', () => {
    const sum = coverageSum([policy(0, neverAsked, neverAsked), policy(0, neverAsked, neverAsked)]);

    deepEqual(sum, [policy(0, neverAsked, neverAsked)]);
  });

  it('is separate for each policy', () => {
    const runs = [policy(1, covered, covered), policy(0, neverAsked, neverAsked, 'file:///b.qos')];

    deepEqual(coverageSum(runs), runs);
  });

  it('survives a policy that changes between runs', () => {
    const shorter = { uri: 'file:///a.qos', rules: [] };

    deepEqual(coverageSum([policy(1, covered, neverAsked), shorter]), [policy(1, covered, neverAsked)]);
  });
});

describe('the text of a gap', () => {
  it('has a request that would fill it, if one is known', () => {
    equal(gapText(neverAsked), 'never asked; would be covered by: from 0x1 to 0x2 service 0x3');
    equal(gapText({ reason: 'shadowed by rule 1', request: '' }), 'shadowed by rule 1');
  });
});
