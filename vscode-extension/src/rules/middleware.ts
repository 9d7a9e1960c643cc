import type { Diagnostic, DocumentLink, Uri } from 'vscode';
import type { Middleware } from 'vscode-languageclient/node';
import { isRulePage, RULE_SCHEME } from './links';

/** Makes the links to rule pages show them rendered. */
export const ruleLinks: Middleware = {
  handleDiagnostics: (uri, diagnostics, next) => {
    diagnostics.forEach(linkDiagnostic);
    next(uri, diagnostics);
  },
  provideDiagnostics: async (document, previousResultId, token, next) => {
    const report = await next(document, previousResultId, token);
    if (report?.kind === 'full') {
      report.items.forEach(linkDiagnostic);
    }
    return report;
  },
  provideWorkspaceDiagnostics: (resultIds, token, reporter, next) =>
    next(resultIds, token, (chunk) => {
      for (const report of chunk?.items ?? []) {
        if (report.kind === 'full') {
          report.items.forEach(linkDiagnostic);
        }
      }
      reporter(chunk);
    }),
  provideDocumentLinks: async (document, token, next) => {
    const links = await next(document, token);
    links?.forEach(link);
    return links;
  },
};

function linkDiagnostic({ code }: Diagnostic): void {
  if (code && typeof code === 'object') {
    code.target = shown(code.target);
  }
}

function link(each: DocumentLink): void {
  if (each.target) {
    each.target = shown(each.target);
  }
}

function shown(target: Uri): Uri {
  return isRulePage(target.toString()) ? target.with({ scheme: RULE_SCHEME }) : target;
}
