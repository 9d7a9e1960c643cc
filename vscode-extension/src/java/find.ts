import { type Candidate, inEnvironment, inHome } from './candidates';
import { readVersion } from './version';

/** The minimum Java version of the language server. */
export const MINIMUM_JAVA = 17;

/** A Java that can run the language server. */
export interface Java {
  readonly executable: string;
  readonly version: number;
  /** The setting or variable that named it. */
  readonly origin: string;
  /** The installation in the extension's own folder. */
  readonly packed?: boolean;
}

/** No Java was found; `attempts` has a line for each executable that was tried. */
export class JavaNotFound extends Error {
  constructor(
    message: string,
    readonly attempts: readonly string[],
  ) {
    super(message);
  }
}

/**
 * Finds the Java that runs the language server.
 *
 * If a home is configured, no other Java is tried; an unusable one is an error. Otherwise the first usable Java of the
 * extension's package, `JAVA_HOME`, `JDK_HOME` and the folders of `PATH` is taken. The one in the package may be unusable, on
 * a system whose C library is older than that of the system where it was built.
 *
 * @param packedHome the home of the Java in the extension's package; undefined if the package has none
 */
export async function findJava(
  configuredHome: string,
  env: NodeJS.ProcessEnv,
  packedHome: string | undefined = undefined,
  versionOf: (executable: string) => Promise<number> = readVersion,
): Promise<Java> {
  const configured = configuredHome !== '';
  const packed = packedHome === undefined ? [] : [{ ...inHome(packedHome, 'the extension'), packed: true }];
  const candidates = configured
    ? [inHome(configuredHome, 'the setting qos.java.home')]
    : [...packed, ...inEnvironment(env)];
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
      ? `The setting qos.java.home does not name a Java ${MINIMUM_JAVA} or newer: ${attempts.join()}.`
      : `No Java ${MINIMUM_JAVA} or newer was found in JAVA_HOME, JDK_HOME or PATH.`,
    attempts,
  );
}

async function usable(candidate: Candidate, versionOf: (executable: string) => Promise<number>): Promise<Java> {
  const version = await versionOf(candidate.executable);
  if (version < MINIMUM_JAVA) {
    throw new Error(`is Java ${version}`);
  }
  return { ...candidate, version };
}
