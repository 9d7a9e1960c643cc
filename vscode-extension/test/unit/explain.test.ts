import { deepEqual, equal, match } from 'node:assert/strict';
import { describe, it } from 'node:test';
import { beside } from '../../src/explain/note';
import { explanationPage } from '../../src/explain/page';
import { EMPTY, formOf, requestOf } from '../../src/explain/requestForm';

describe('the form of a request', () => {
  it('has a field for each end, the client and the Service-ID, and one for the rest', () => {
    deepEqual(formOf('from "cn 1/P1" to group "Object Storage" pkey 0x8001 client cma-ipv4 mtu > 3 service tcp:987'), {
      from: '"cn 1/P1"',
      to: 'group "Object Storage"',
      client: 'cma-ipv4',
      service: 'tcp:987',
      others: 'pkey 0x8001 mtu > 3',
    });
  });

  it('makes the request again', () => {
    for (const request of [
      'from any to any',
      `from 'a "b"/P1' to "c\\"d/P2" service 0x77 client srp sl 3`,
      'from group Storage to 12 reversible numb-path 4',
    ]) {
      equal(requestOf(formOf(request)), request);
    }
  });

  it('leaves a second value of a field and an unfinished part where the server reports them', () => {
    equal(formOf('from any to any from 0x11').others, 'from 0x11');
    equal(formOf('from any to').others, 'to');
    equal(formOf('to any from "cn').from, '"cn');
  });

  it('is not a request without ends', () => {
    equal(requestOf({ ...EMPTY, client: 'ipoib' }), '');
    equal(requestOf({ ...EMPTY, to: ' any ' }), 'to any');
  });
});

describe('the note beside a rule', () => {
  it('says whether the rule matches, and is cut when it is long', () => {
    equal(beside(true, 'level "A", SL 2'), '✓ level "A", SL 2');
    equal(beside(false, 'x'.repeat(200)), `✗ ${'x'.repeat(107)}…`);
  });
});

describe('the page of an explanation', () => {
  const page = explanationPage('vscode://script.js', 'vscode://', 'abc');

  it('runs only its own script', () => {
    match(page, /content="default-src 'none'; style-src 'nonce-abc'; script-src vscode:\/\/ 'nonce-abc'"/);
    equal(page.match(/<script /g)?.length, 1);
  });

  it('has a label for each field, and a list for those with proposals', () => {
    for (const id of ['from', 'to', 'client', 'service', 'others']) {
      match(page, new RegExp(`<label for="${id}">.*<input id="${id}"`));
    }
    for (const id of ['from', 'to', 'client', 'service']) {
      match(page, new RegExp(`aria-controls="${id}-list".*<ul id="${id}-list" role="listbox"`));
    }
  });
});
