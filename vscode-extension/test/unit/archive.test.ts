import { deepEqual } from 'node:assert/strict';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { archiveOptions } from '../../src/java/archive';

const JAVA = { executable: '/opt/java/bin/java', version: 17, origin: 'PATH' };

describe('the archive of shared classes', () => {
  let folder: string;
  let jar: string;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'qos-archive-'));
    jar = path.join(folder, 'server.jar');
    await writeFile(jar, 'classes');
  });

  afterEach(async () => {
    await rm(folder, { recursive: true });
  });

  async function archive(version: number): Promise<string> {
    const { mtimeMs, size } = await stat(jar);
    return path.join(folder, `server-${version}-${Math.trunc(mtimeMs)}-${size}.jsa`);
  }

  it('is written by the first server and used by the next', async () => {
    const file = await archive(17);

    deepEqual(await archiveOptions(folder, jar, JAVA), [`-XX:ArchiveClassesAtExit=${file}`]);
    await writeFile(file, 'shared');
    deepEqual(await archiveOptions(folder, jar, JAVA), [`-XX:SharedArchiveFile=${file}`]);
  });

  it('is written again for another Java, and the old one goes', async () => {
    await writeFile(await archive(17), 'shared');

    deepEqual(await archiveOptions(folder, jar, { ...JAVA, version: 21 }), [
      `-XX:ArchiveClassesAtExit=${await archive(21)}`,
    ]);
    deepEqual(await readdir(folder), ['server.jar']);
  });
});
