import { type Uri, window } from 'vscode';

const POLICIES = ['qos-rfc', 'qos-opensm'];

/** The policy that a command is about: that of the menu it was chosen from, else the one in the active editor. */
export function chosenPolicy(fromMenu: unknown): Uri | undefined {
  if (fromMenu !== undefined) {
    return fromMenu as Uri;
  }
  const document = window.activeTextEditor?.document;
  if (document && POLICIES.includes(document.languageId)) {
    return document.uri;
  }
  void window.showInformationMessage('Open a QoS policy first: the command is about the policy in the active editor.');
  return undefined;
}

/** The name of a policy's file. */
export function nameOf(policy: Uri): string {
  return policy.path.slice(policy.path.lastIndexOf('/') + 1);
}
