import type { Proposal } from '../messages';

/** A text field with a list of proposals, operated as the ARIA pattern "combobox" says. */
export class Combobox {
  private active = -1;

  /**
   * @param input the field
   * @param list its list
   * @param propose requests proposals, which {@link show} receives
   * @param changed is called when the user chose a proposal
   */
  constructor(
    private readonly input: HTMLInputElement,
    private readonly list: HTMLElement,
    private readonly propose: (text: string) => void,
    private readonly changed: () => void,
  ) {
    input.addEventListener('input', () => propose(input.value));
    input.addEventListener('click', () => this.open());
    input.addEventListener('blur', () => this.close());
    input.addEventListener('keydown', (event) => this.pressed(event));
    // the field keeps the focus
    list.addEventListener('mousedown', (event) => event.preventDefault());
    list.addEventListener('click', (event) => {
      const option = (event.target as HTMLElement).closest<HTMLElement>('[role=option]');
      if (option) {
        this.choose(option);
      }
    });
  }

  /** Shows proposals, if the user is still in the field. */
  show(proposals: readonly Proposal[], more: boolean): void {
    if (document.activeElement !== this.input) {
      return;
    }
    this.list.replaceChildren(...proposals.map((proposal, index) => this.option(proposal, index)));
    if (more) {
      const hint = document.createElement('li');
      hint.className = 'more';
      hint.setAttribute('role', 'presentation');
      hint.textContent = 'There are more: type a part of the name.';
      this.list.append(hint);
    }
    const complete = proposals.length === 1 && proposals[0]?.text === this.input.value;
    this.expand(proposals.length > 0 && !complete);
  }

  private open(): void {
    if (this.list.hidden) {
      this.propose('');
    }
  }

  private close(): void {
    this.expand(false);
  }

  private expand(shown: boolean): void {
    this.list.hidden = !shown;
    this.input.setAttribute('aria-expanded', String(shown));
    this.activate(-1);
  }

  private pressed(event: KeyboardEvent): void {
    const options = this.options;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (this.list.hidden) {
        this.open();
      } else {
        const step = event.key === 'ArrowDown' ? 1 : -1;
        const start = this.active < 0 && step < 0 ? 0 : this.active;
        this.activate((start + step + options.length) % options.length);
      }
    } else if (event.key === 'Escape' && !this.list.hidden) {
      event.preventDefault();
      this.close();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const option = options[this.active];
      if (option && !this.list.hidden) {
        this.choose(option);
      } else {
        this.close();
        this.changed();
      }
    }
  }

  private activate(index: number): void {
    this.active = index;
    this.options.forEach((option, at) => {
      option.setAttribute('aria-selected', String(at === index));
      if (at === index) {
        this.input.setAttribute('aria-activedescendant', option.id);
        option.scrollIntoView({ block: 'nearest' });
      }
    });
    if (index < 0) {
      this.input.removeAttribute('aria-activedescendant');
    }
  }

  private choose(option: HTMLElement): void {
    this.input.value = option.dataset.text ?? '';
    this.close();
    // the number of a port follows
    if (this.input.value.endsWith(':')) {
      this.propose(this.input.value);
    }
    this.changed();
  }

  private get options(): HTMLElement[] {
    return [...this.list.querySelectorAll<HTMLElement>('[role=option]')];
  }

  private option({ text, detail }: Proposal, index: number): HTMLElement {
    const option = document.createElement('li');
    option.id = `${this.list.id}-${index}`;
    option.dataset.text = text;
    option.setAttribute('role', 'option');
    option.setAttribute('aria-selected', 'false');
    for (const [part, content] of [
      ['text', text],
      ['detail', detail],
    ] as const) {
      const span = document.createElement('span');
      span.className = part;
      span.textContent = content;
      option.append(span);
    }
    return option;
  }
}
