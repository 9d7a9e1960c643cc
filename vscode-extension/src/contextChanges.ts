import { Disposable, languages, workspace } from 'vscode';
import { DOCUMENTS, type Server } from './server';

/** Calls back when a policy, or what it is checked with, may have changed, in an editor or on disk. */
export function onContextChange(server: Server, changed: () => void): Disposable {
  return Disposable.from(
    workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
      if (contentChanges.length > 0 && languages.match(DOCUMENTS, document) > 0) {
        changed();
      }
    }),
    server.onDidChangeFiles(changed),
    server.onDidStart(changed),
  );
}
