import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { access, readdir, rename, rm, stat } from 'node:fs/promises';
import * as os from 'node:os';
import * as path from 'node:path';
import { promisify } from 'node:util';
import type { Java } from './find';

/** A JVM that takes longer to validate or write an archive is killed. */
const TIMEOUT_MS = 120_000;

/** A partial archive older than this is abandoned. */
const ABANDONED_MS = 3_600_000;

/** Runs Java until it exits, with a priority of `os.constants.priority`; rejects when it fails. */
export type Run = (executable: string, args: readonly string[], priority?: number) => Promise<unknown>;

/** The server that starts meanwhile comes first: somebody waits for it. */
const IN_BACKGROUND = os.constants.priority.PRIORITY_BELOW_NORMAL;

/** The JVM options for class data sharing, and the state of the archive. */
export interface CdsArchive {
  /** JVM options of the server. */
  readonly options: readonly string[];
  /** Fulfilled when the archive for the next server is written, or cannot be written; never rejected. */
  readonly written: Promise<void>;
}

/**
 * The class data sharing (CDS) archive of the server, which shortens its start. Its name contains the versions of the
 * server and of Java. It is validated before each start, because a corrupt or mismatched archive could crash the server.
 * If there is no valid archive, this server starts without one, and a second process plays a session and writes an
 * archive for the next start: under a temporary name first, so that neither two windows at once nor a window that is
 * closed too early leave a truncated archive.
 */
export async function cdsArchive(folder: string, jar: string, java: Java, run: Run = runJava): Promise<CdsArchive> {
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
  const validation = ['-Xshare:on', '-XX:+VerifySharedSpaces', `-XX:SharedArchiveFile=${file}`, '-cp', jar, '-version'];
  return stat(file)
    .then(() => run(java.executable, [...quietly, ...validation]))
    .then(
      () => true,
      () => false,
    );
}

async function write(file: string, jar: string, java: Java, run: Run): Promise<void> {
  const part = `${file}.${randomUUID()}.part`;
  try {
    if (java.packed) {
      await writeBase(java, run);
    }
    const training = [`-XX:ArchiveClassesAtExit=${part}`, '-XX:+UseSerialGC', '-jar', jar, '--cds-training-run'];
    await run(java.executable, training, IN_BACKGROUND);
    if (await isUsable(part, jar, java, run)) {
      await rename(part, file);
    }
  } finally {
    await rm(part, { force: true });
  }
}

/**
 * Writes the archive of Java's own classes, on which the server's is based. It is not packed, because no two builds of it
 * are equal.
 */
async function writeBase({ executable }: Java, run: Run): Promise<void> {
  const base = path.join(path.dirname(executable), '../lib/server/classes.jsa');
  await access(base).catch(() => run(executable, ['-Xshare:dump'], IN_BACKGROUND));
}

/** Removes archives of other versions and abandoned partial ones; files that another window still uses may remain. */
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

async function runJava(executable: string, args: readonly string[], priority?: number): Promise<void> {
  const run = promisify(execFile)(executable, [...args], { timeout: TIMEOUT_MS });
  if (priority !== undefined && run.child.pid !== undefined) {
    lower(run.child.pid, priority);
  }
  await run;
}

function lower(pid: number, priority: number): void {
  try {
    os.setPriority(pid, priority);
  } catch {
    // has ended, or may not be changed
  }
}
