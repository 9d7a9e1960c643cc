import { type Candidate, inEnvironment, inHome } from './candidates';
import { readVersion } from './version';

/** The oldest Java that the language server runs on. */
export const OLDEST_JAVA = 17;

/** A Java that can run the language server. */
export interface Java {
  readonly executable: string;
  readonly version: number;
  /** The setting or variable that named it. */
  readonly origin: string;
}

/** Says why no Java was found; `attempts` has a line for each place looked at. */
export class JavaNotFound extends Error {
  constructor(
    message: string,
    readonly attempts: readonly string[],
  ) {
    super(message);
  }
}

/**
 * Finds the Java to run the language server with.
 *
 * A configured home is the user's word: when it is wrong that is an error, and nothing else is tried. Otherwise
 * the first sufficient one wins of `JAVA_HOME`, `JDK_HOME` and the folders of `PATH`.
 */
export async function findJava(
  configuredHome: string,
  env: NodeJS.ProcessEnv,
  versionOf: (executable: string) => Promise<number> = readVersion,
): Promise<Java> {
  const configured = configuredHome !== '';
  const candidates = configured ? [inHome(configuredHome, 'the setting qos.java.home')] : inEnvironment(env);
  const attempts: string[] = [];
  for (const candidate of candidates) {
    try {
      return await usable(candidate, versionOf);
    } catch (reason) {
      attempts.push(`${candidate.executable} (from ${candidate.origin}) ${(reason as Error).message}`);
    }
  }
  throw new JavaNotFound(
    configured
      ? `The setting qos.java.home names no Java ${OLDEST_JAVA} or newer: ${attempts.join()}.`
      : `No Java ${OLDEST_JAVA} or newer was found in JAVA_HOME, JDK_HOME or PATH.`,
    attempts,
  );
}

async function usable(candidate: Candidate, versionOf: (executable: string) => Promise<number>): Promise<Java> {
  const version = await versionOf(candidate.executable);
  if (version < OLDEST_JAVA) {
    throw new Error(`is Java ${version}`);
  }
  return { ...candidate, version };
}
