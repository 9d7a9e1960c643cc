import { existsSync } from 'node:fs';
import type { ExtensionContext } from 'vscode';

/** The home of the Java in the extension's package; undefined in the package for all systems, which has none. */
export function packedJava(context: ExtensionContext): string | undefined {
  const home = context.asAbsolutePath('runtime');
  return existsSync(home) ? home : undefined;
}
