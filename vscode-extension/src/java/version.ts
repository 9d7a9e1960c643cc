import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** A Java that does not respond within this time is not used. */
const TIMEOUT_MS = 20_000;

/**
 * The major version of a Java, such as 17.
 *
 * Rejects with a message when the executable is not a Java.
 */
export async function readVersion(executable: string): Promise<number> {
  const arguments_ = ['-XshowSettings:properties', '-version'];
  const { stderr, stdout } = await promisify(execFile)(executable, arguments_, { timeout: TIMEOUT_MS }).catch(
    (error: NodeJS.ErrnoException) => {
      throw new Error(error.code === 'ENOENT' ? 'does not exist' : `cannot be started: ${error.message.trim()}`);
    },
  );
  const version = parseVersion(stderr + stdout);
  if (version === undefined) {
    throw new Error('does not report its Java version');
  }
  return version;
}

/** The major version in the output of `java -XshowSettings:properties -version`; 8 for 1.8. */
export function parseVersion(settings: string): number | undefined {
  const version = /^\s*java\.specification\.version\s*=\s*(?:1\.)?(\d+)/m.exec(settings)?.[1];
  return version === undefined ? undefined : Number(version);
}
