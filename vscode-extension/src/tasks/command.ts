import { access, constants, stat } from 'node:fs/promises';
import * as path from 'node:path';

/**
 * The executable of the command `qos`: the configured one, or else the first in the folders of `PATH`. Undefined if there
 * is none.
 */
export async function findCommand(
  configured: string,
  env: NodeJS.ProcessEnv,
  platform: NodeJS.Platform = process.platform,
): Promise<string | undefined> {
  const names = platform === 'win32' ? ['qos.exe', 'qos.cmd', 'qos.bat'] : ['qos'];
  const folders = (env.PATH ?? '').split(platform === 'win32' ? ';' : ':').filter((folder) => folder !== '');
  const candidates =
    configured === '' ? folders.flatMap((folder) => names.map((name) => path.join(folder, name))) : [configured];
  for (const candidate of candidates) {
    if (await isExecutable(candidate)) {
      return candidate;
    }
  }
  return undefined;
}

async function isExecutable(file: string): Promise<boolean> {
  return access(file, constants.X_OK)
    .then(() => stat(file))
    .then(
      (found) => found.isFile(),
      () => false,
    );
}
