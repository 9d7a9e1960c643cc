import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import * as os from 'node:os';
import * as path from 'node:path';
import { promisify } from 'node:util';
import type { Java } from './find';

/** A virtual machine that takes longer to prove or write an archive is ended. */
const TIMEOUT_MS = 120_000;

/** What was being written so long ago is not being written any more. */
const ABANDONED_MS = 3_600_000;

/** Runs a Java to its end; rejects when it fails. */
export type Run = (executable: string, args: readonly string[]) => Promise<unknown>;

/** How the server is to be started, and what becomes of an archive that it lacks. */
export interface Archive {
  /** Options for the virtual machine of the server. */
  readonly options: readonly string[];
  /** Fulfilled when the next server has an archive, or cannot have one; never rejected. */
  readonly written: Promise<void>;
}

/**
 * With shared classes the server starts sooner. They are in an archive, whose name tells the server and the Java that it is
 * for. A Java proves it before each start: one that is damaged or that does not fit could end a server. Where there is none,
 * this server starts without, and a second process plays a session and writes one for the next: under a name of its own
 * at first, so that neither two windows at once nor one that is closed too early leave half an archive.
 */
export async function archive(folder: string, jar: string, java: Java, run: Run = runJava): Promise<Archive> {
  const { mtimeMs, size } = await stat(jar);
  const file = path.join(folder, `server-${java.version}-${Math.trunc(mtimeMs)}-${size}.jsa`);
  await removeOthers(folder, file);
  if (await isUsable(file, jar, java, run)) {
    return { options: [`-XX:SharedArchiveFile=${file}`], written: Promise.resolve() };
  }
  return { options: [], written: write(file, jar, java, run).catch(() => undefined) };
}

async function isUsable(file: string, jar: string, java: Java, run: Run): Promise<boolean> {
  const quietly = [`-XX:ErrorFile=${os.devNull}`, '-XX:-CreateCoredumpOnCrash'];
  const proof = ['-Xshare:on', '-XX:+VerifySharedSpaces', `-XX:SharedArchiveFile=${file}`, '-cp', jar, '-version'];
  return stat(file)
    .then(() => run(java.executable, [...quietly, ...proof]))
    .then(
      () => true,
      () => false,
    );
}

async function write(file: string, jar: string, java: Java, run: Run): Promise<void> {
  const part = `${file}.${randomUUID()}.part`;
  try {
    await run(java.executable, [`-XX:ArchiveClassesAtExit=${part}`, '-XX:+UseSerialGC', '-jar', jar, '--rehearse']);
    if (await isUsable(part, jar, java, run)) {
      await rename(part, file);
    }
  } finally {
    await rm(part, { force: true });
  }
}

/** Removes the archives of other servers and what was never finished; what another window still uses may stay. */
async function removeOthers(folder: string, file: string): Promise<void> {
  const names = (await readdir(folder)).map((name) => path.join(folder, name)).filter((other) => other !== file);
  const old = await Promise.all(names.map(async (name) => name.endsWith('.jsa') || (await isAbandoned(name))));
  const gone = names.filter((_, index) => old[index]).map((name) => rm(name, { force: true }));
  await Promise.allSettled(gone);
}

async function isAbandoned(name: string): Promise<boolean> {
  if (!name.endsWith('.part')) {
    return false;
  }
  return stat(name).then(
    ({ mtimeMs }) => Date.now() - mtimeMs > ABANDONED_MS,
    () => false,
  );
}

async function runJava(executable: string, args: readonly string[]): Promise<void> {
  await promisify(execFile)(executable, [...args], { timeout: TIMEOUT_MS });
}
