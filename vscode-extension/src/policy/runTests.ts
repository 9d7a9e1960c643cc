import { type Uri, window } from 'vscode';
import type { CommandContext } from './commandContext';
import { nameOf } from './policies';
import { executeWithProgress } from './progress';
import { failedTests, failurePage } from './testResults';

/** Runs the tests of a file, and shows which of them fail and why. */
export async function runTests({ server, preview }: CommandContext, file: Uri): Promise<void> {
  const command = { command: 'qos.test', title: `Running the tests of ${nameOf(file)}`, arguments: {} } as const;
  const { message, text } = await executeWithProgress(server, file, command);
  const failed = failedTests(text);
  if (failed.length === 0) {
    void window.showInformationMessage(`${nameOf(file)}: ${message}`);
    return;
  }
  await preview.show('Failed Tests', file, failurePage(message, failed));
  void window.showErrorMessage(`${nameOf(file)}: ${message}`);
}
