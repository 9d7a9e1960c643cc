import type { ExplanationView } from '../explain/view';
import type { Server } from '../server';
import type { History } from './history';
import type { MarkdownPreview } from './preview';

/** The services that the policy commands use. */
export interface CommandContext {
  readonly server: Server;
  readonly preview: MarkdownPreview;
  readonly history: History;
  readonly explanation: ExplanationView;
}
