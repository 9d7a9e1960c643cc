import type { Server } from '../server';
import type { History } from './history';
import type { Pages } from './pages';

/** What the commands about policies work with. */
export interface Desk {
  readonly server: Server;
  readonly pages: Pages;
  readonly history: History;
}
