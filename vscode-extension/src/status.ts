import { type Disposable, type DocumentSelector, LanguageStatusSeverity, languages } from 'vscode';

/** The state of the language server in the language status item of the status bar. */
export class Status implements Disposable {
  private readonly item;

  constructor(selector: DocumentSelector) {
    this.item = languages.createLanguageStatusItem('qos.server', selector);
    this.item.name = 'QoS language server';
  }

  starting(): void {
    this.show('QoS: starting', '', LanguageStatusSeverity.Information, true);
  }

  running(java: string): void {
    this.show('QoS: checking policies', java, LanguageStatusSeverity.Information, false);
  }

  /** Shows that files are not checked, and why. */
  stopped(reason: string): void {
    this.show('QoS: not checking', reason, LanguageStatusSeverity.Error, false);
  }

  dispose(): void {
    this.item.dispose();
  }

  private show(text: string, detail: string, severity: LanguageStatusSeverity, busy: boolean): void {
    this.item.text = text;
    this.item.detail = detail;
    this.item.severity = severity;
    this.item.busy = busy;
    this.item.command = { command: 'qos.restartServer', title: busy ? '' : 'Restart' };
  }
}
