import { type Uri, window } from 'vscode';

/** The files that a command applies to. */
export interface Applicable {
  readonly languages: readonly string[];
  /** Asks for such a file. */
  readonly hint: string;
}

export const POLICIES: Applicable = {
  languages: ['qos-rfc', 'qos-opensm'],
  hint: 'Open a QoS policy first: the command applies to the policy in the active editor.',
};

export const TESTS: Applicable = {
  languages: ['qos-test'],
  hint: 'Open a file with tests (*.qostest) first: the command runs the tests in the active editor.',
};

/** The file of a command: the one whose menu was used, or else the one in the active editor. */
export function chosenFile(fromMenu: unknown, { languages, hint }: Applicable): Uri | undefined {
  if (fromMenu !== undefined) {
    return fromMenu as Uri;
  }
  const document = window.activeTextEditor?.document;
  if (document && languages.includes(document.languageId)) {
    return document.uri;
  }
  void window.showInformationMessage(hint);
  return undefined;
}

/** The name of a file without its folder. */
export function nameOf(file: Uri): string {
  return file.path.slice(file.path.lastIndexOf('/') + 1);
}
