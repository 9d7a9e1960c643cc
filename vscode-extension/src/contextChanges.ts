import { Disposable, workspace } from 'vscode';
import type { Server } from './server';

/** Files whose changes change what documents are checked with. */
const FILES = '**/*.{qos,qostest,xml,conf,opts,yaml,ibnetdiscover,lst,dump}';

/** Calls back when a policy, or what it is checked with, may have changed, in an editor or on disk. */
export function onContextChange(server: Server, changed: () => void): Disposable {
  const watcher = workspace.createFileSystemWatcher(FILES);
  return Disposable.from(
    watcher,
    watcher.onDidCreate(changed),
    watcher.onDidChange(changed),
    watcher.onDidDelete(changed),
    workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
      if (contentChanges.length > 0 && document.uri.scheme !== 'output') {
        changed();
      }
    }),
    server.onDidStart(changed),
  );
}
