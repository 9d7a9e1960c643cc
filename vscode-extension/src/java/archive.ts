import { readdir, rm, stat } from 'node:fs/promises';
import * as path from 'node:path';
import type { Java } from './find';

/**
 * Options with which the server starts sooner: it shares the classes of an archive, which the first start of a server
 * writes when it ends. The name of an archive tells the server and the Java that wrote it; archives of others are
 * removed. An archive that a virtual machine cannot use, such as one whose writing was interrupted, it passes over.
 */
export async function archiveOptions(folder: string, jar: string, java: Java): Promise<string[]> {
  const { mtimeMs, size } = await stat(jar);
  const name = `server-${java.version}-${Math.trunc(mtimeMs)}-${size}.jsa`;
  const others = (await readdir(folder)).filter((file) => file.endsWith('.jsa') && file !== name);
  await Promise.all(others.map((file) => rm(path.join(folder, file), { force: true })));
  const archive = path.join(folder, name);
  const written = await stat(archive).then(
    () => true,
    () => false,
  );
  return [`${written ? '-XX:SharedArchiveFile' : '-XX:ArchiveClassesAtExit'}=${archive}`];
}
