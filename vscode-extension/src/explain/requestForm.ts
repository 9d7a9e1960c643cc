/** The fields of the form for a request, as requests write their values; empty ones are not part of the request. */
export interface RequestForm {
  readonly from: string;
  readonly to: string;
  readonly client: string;
  readonly service: string;
  /** All other parts, such as `pkey 0x8001 tclass 4`. */
  readonly others: string;
}

/** A form without values. */
export const EMPTY: RequestForm = { from: '', to: '', client: '', service: '', others: '' };

type Field = Exclude<keyof RequestForm, 'others'>;

const FIELDS: readonly Field[] = ['from', 'to', 'service', 'client'];

/** Words, and names in quotes, where a backslash escapes the next character. */
const TOKEN = /"(?:[^"\\]|\\.)*"?|'[^']*'?|[^\s"']+/g;

/** The request of a form; empty when neither end is given. */
export function requestOf(form: RequestForm): string {
  if (form.from.trim() === '' && form.to.trim() === '') {
    return '';
  }
  const parts = FIELDS.map((field) => [field, form[field].trim()]).filter(([, value]) => value !== '');
  return [...parts.flat(), form.others.trim()].filter((part) => part !== '').join(' ');
}

/** The form of a request; what the form has no field for, or a second value of a field, is among the others. */
export function formOf(request: string): RequestForm {
  const form: Record<keyof RequestForm, string> = { ...EMPTY };
  const others: string[] = [];
  const tokens = [...(request.match(TOKEN) ?? [])];
  for (let token = tokens.shift(); token !== undefined; token = tokens.shift()) {
    const field = FIELDS.find((name) => name === token);
    if (!field || form[field] !== '' || tokens.length === 0) {
      others.push(token);
    } else {
      const value = tokens.shift() ?? '';
      form[field] = value === 'group' ? [value, tokens.shift() ?? ''].join(' ').trim() : value;
    }
  }
  return { ...form, others: others.join(' ') };
}
