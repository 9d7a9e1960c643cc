import { deepEqual, equal, ok } from 'node:assert/strict';
import { chmod, mkdtemp, readdir, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import * as os from 'node:os';
import * as path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { cdsArchive, type Run } from '../../src/java/cdsArchive';
import { findJava, type Java } from '../../src/java/find';

const JAVA = { executable: '/opt/java/bin/java', version: 17, origin: 'PATH' };

describe('the CDS archive', () => {
  let folder: string;
  let jar: string;
  let started: string[];
  let priorities: (number | undefined)[];

  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'qos-archive-'));
    jar = path.join(folder, 'server.jar');
    await writeFile(jar, 'classes');
    started = [];
    priorities = [];
  });

  afterEach(async () => {
    await rm(folder, { recursive: true });
  });

  async function file(version: number): Promise<string> {
    const { mtimeMs, size } = await stat(jar);
    return path.join(folder, `server-${version}-${Math.trunc(mtimeMs)}-${size}.jsa`);
  }

  /** A Java that writes archives with one fixed content and accepts no others. */
  const java: Run = async (_, args, priority) => {
    const written = args.find((option) => option.startsWith('-XX:ArchiveClassesAtExit='));
    const shared = args.find((option) => option.startsWith('-XX:SharedArchiveFile='));
    if (written !== undefined) {
      started.push('write');
      priorities.push(priority);
      await writeFile(written.slice(written.indexOf('=') + 1), 'shared');
    } else if (shared !== undefined) {
      started.push('validate');
      const { size } = await stat(shared.slice(shared.indexOf('=') + 1));
      equal(size, 'shared'.length);
    }
  };

  it('is written while the first server runs, and used by the next', async () => {
    const first = await cdsArchive(folder, jar, JAVA, java);
    deepEqual(first.options, []);
    await first.written;

    const next = await cdsArchive(folder, jar, JAVA, java);

    deepEqual(next.options, [`-XX:SharedArchiveFile=${await file(17)}`]);
    deepEqual(started, ['write', 'validate', 'validate']);
  });

  it('is written with a lower priority than the server has', async () => {
    await (await cdsArchive(folder, jar, JAVA, java)).written;

    deepEqual(priorities, [os.constants.priority.PRIORITY_BELOW_NORMAL]);
  });

  it('is rebuilt when it is truncated', async () => {
    await writeFile(await file(17), 'sha');

    const first = await cdsArchive(folder, jar, JAVA, java);
    deepEqual(first.options, []);
    await first.written;

    equal((await stat(await file(17))).size, 'shared'.length);
  });

  it('is rebuilt for another Java, and the old one is removed', async () => {
    await writeFile(await file(17), 'shared');

    await (await cdsArchive(folder, jar, { ...JAVA, version: 21 }, java)).written;

    deepEqual((await readdir(folder)).sort(), [path.basename(await file(21)), 'server.jar']);
  });

  it('is absent when its writer fails, and no partial file remains', async () => {
    const killed: Run = async (_, args) => {
      await writeFile(args[0]?.split('=')[1] ?? '', 'sha');
      throw new Error('killed');
    };

    await (await cdsArchive(folder, jar, JAVA, killed)).written;

    deepEqual(await readdir(folder), ['server.jar']);
  });

  it('is complete when two windows write it at once', async () => {
    const windows = await Promise.all([cdsArchive(folder, jar, JAVA, java), cdsArchive(folder, jar, JAVA, java)]);
    await Promise.all(windows.map(({ written }) => written));

    equal((await stat(await file(17))).size, 'shared'.length);
  });

  it('an abandoned partial file is removed after an hour', async () => {
    const fresh = `${await file(17)}.1.part`;
    const abandoned = `${await file(17)}.2.part`;
    await writeFile(fresh, 'sha');
    await writeFile(abandoned, 'sha');
    await utimes(abandoned, new Date(), new Date(Date.now() - 4_000_000));

    await (await cdsArchive(folder, jar, JAVA, java)).written;

    const left = await readdir(folder);
    ok(left.includes(path.basename(fresh)));
    ok(!left.includes(path.basename(abandoned)));
  });

  it('a real Java rejects a truncated archive and rebuilds it', async (test) => {
    const server = path.resolve('server/qos-language-server.jar');
    const found = await realJava(server);
    if (found === undefined) {
      test.skip('SKIPPED: needs Java 17 or newer and the built server');
      return;
    }
    await (await cdsArchive(folder, server, found)).written;
    const [option] = (await cdsArchive(folder, server, found)).options;
    const written = option?.slice(option.indexOf('=') + 1) ?? '';
    await chmod(written, 0o600);
    await truncate(written, 1_000_000);

    const broken = await cdsArchive(folder, server, found);
    deepEqual(broken.options, []);
    await broken.written;

    deepEqual((await cdsArchive(folder, server, found)).options, [option]);
  });
});

async function realJava(server: string): Promise<Java | undefined> {
  return stat(server)
    .then(() => findJava('', process.env))
    .catch(() => undefined);
}
