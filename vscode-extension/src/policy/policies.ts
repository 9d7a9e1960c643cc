import { type Uri, window } from 'vscode';

const POLICIES = ['qos-rfc', 'qos-opensm'];

/** The policy of a command: the one whose menu was used, or else the one in the active editor. */
export function chosenPolicy(fromMenu: unknown): Uri | undefined {
  if (fromMenu !== undefined) {
    return fromMenu as Uri;
  }
  const document = window.activeTextEditor?.document;
  if (document && POLICIES.includes(document.languageId)) {
    return document.uri;
  }
  void window.showInformationMessage(
    'Open a QoS policy first: the command applies to the policy in the active editor.',
  );
  return undefined;
}

/** The name of a policy's file. */
export function nameOf(policy: Uri): string {
  return policy.path.slice(policy.path.lastIndexOf('/') + 1);
}
