import type { FromView, ProposedField, ToView } from '../messages';
import type { RequestForm } from '../requestForm';
import { Combobox } from './combobox';
import { linked, section } from './explanation';

declare function acquireVsCodeApi(): { postMessage(message: FromView): void };

/** The request is explained, and values are proposed, after a pause of this length in typing. */
const PAUSE_MS = 150;

const PROPOSED: readonly ProposedField[] = ['from', 'to', 'client', 'service'];

const vscode = acquireVsCodeApi();
const element = (id: string) => document.getElementById(id) as HTMLElement;
const input = (id: keyof RequestForm) => element(id) as HTMLInputElement;

let policy = '';
let later: number | undefined;
let awaited: { readonly id: number; readonly box: Combobox } | undefined;
let requests = 0;
let shown = '';

const open = (line: number, column: number) => vscode.postMessage({ type: 'open', line, column });

function form(): RequestForm {
  const value = (id: keyof RequestForm) => input(id).value;
  return {
    from: value('from'),
    to: value('to'),
    client: value('client'),
    service: value('service'),
    others: value('others'),
  };
}

function send(finished: boolean): void {
  clearTimeout(later);
  vscode.postMessage({ type: 'request', form: form(), finished });
}

function propose(field: ProposedField, box: Combobox, text: string): void {
  awaited = { id: ++requests, box };
  vscode.postMessage({ type: 'propose', id: requests, field, text });
}

function show(message: Extract<ToView, { type: 'explained' }>): void {
  replace(message);
  element('answer').classList.remove('outdated');
  visible('answer');
}

/** What is the same stays: a click on a link leaves a field of the form, which sends the request once more. */
function replace(message: Extract<ToView, { type: 'explained' }>): void {
  const content = JSON.stringify([policy, message]);
  if (content === shown) {
    return;
  }
  shown = content;
  element('request').textContent = message.request;
  element('summary').replaceChildren(...linked(message.summary, policy, open));
  element('notes').replaceChildren(...message.notes.map((note) => paragraph(note)));
  element('sections').replaceChildren(...message.sections.map((entries) => section(entries, policy, open)));
}

function fail(text: string): void {
  element('problem').textContent = text;
  element('answer').classList.add('outdated');
  element('problem').hidden = false;
  element('empty').hidden = true;
}

/** Shows one of the parts of the page, and no problem. */
function visible(part: 'answer' | 'empty'): void {
  element('problem').hidden = true;
  element('answer').hidden = part !== 'answer';
  element('empty').hidden = part !== 'empty';
}

function paragraph(text: string): HTMLElement {
  const shown = document.createElement('p');
  shown.textContent = text;
  return shown;
}

for (const field of PROPOSED) {
  const box: Combobox = new Combobox(
    input(field),
    element(`${field}-list`),
    (text) => propose(field, box, text),
    () => send(true),
  );
}
document.querySelector('form')?.addEventListener('input', () => {
  clearTimeout(later);
  later = setTimeout(() => send(false), PAUSE_MS);
});
document.querySelector('form')?.addEventListener('change', () => send(true));
document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());

window.addEventListener('message', ({ data }: MessageEvent<ToView>) => {
  switch (data.type) {
    case 'form':
      policy = data.policy;
      for (const [field, value] of Object.entries(data.form)) {
        input(field as keyof RequestForm).value = value;
      }
      if (data.focus) {
        input('from').focus();
      }
      break;
    case 'explained':
      show(data);
      break;
    case 'failed':
      fail(data.message);
      break;
    case 'nothing':
      visible('empty');
      break;
    case 'proposals':
      if (data.id === awaited?.id) {
        awaited.box.show(data.proposals, data.more);
      }
      break;
  }
});
vscode.postMessage({ type: 'ready' });
