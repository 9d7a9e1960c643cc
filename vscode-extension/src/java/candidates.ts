import * as path from 'node:path';

/** A possible Java executable, and the setting or variable that names it. */
export interface Candidate {
  readonly executable: string;
  readonly origin: string;
}

/** The executable of the Java installation in the folder `home`. */
export function inHome(home: string, origin: string, platform: NodeJS.Platform = process.platform): Candidate {
  return { executable: path.join(home, 'bin', executableName(platform)), origin };
}

/** The executables that the environment names: `JAVA_HOME`, `JDK_HOME`, then each folder of `PATH`. */
export function inEnvironment(env: NodeJS.ProcessEnv, platform: NodeJS.Platform = process.platform): Candidate[] {
  const homes = ['JAVA_HOME', 'JDK_HOME'].flatMap((name) => {
    const home = env[name];
    return home ? [inHome(home, name, platform)] : [];
  });
  const onPath = (env.PATH ?? '')
    .split(platform === 'win32' ? ';' : ':')
    .filter((folder) => folder !== '')
    .map((folder) => ({ executable: path.join(folder, executableName(platform)), origin: 'PATH' }));
  return [...homes, ...onPath];
}

function executableName(platform: NodeJS.Platform): string {
  return platform === 'win32' ? 'java.exe' : 'java';
}
