import { deepEqual, equal, match, rejects } from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inEnvironment } from '../../src/java/candidates';
import { findJava, JavaNotFound } from '../../src/java/find';
import { parseVersion, readVersion } from '../../src/java/version';

/** A machine with these Java executables and their versions. */
function machine(javas: Record<string, number>): (executable: string) => Promise<number> {
  return async (executable) => {
    const version = javas[executable];
    if (version === undefined) {
      throw new Error('does not exist');
    }
    return version;
  };
}

describe('the candidates for Java', () => {
  it('are JAVA_HOME, JDK_HOME and the folders of PATH, in this order', () => {
    const env = { PATH: '/usr/local/bin:/usr/bin', JDK_HOME: '/opt/jdk', JAVA_HOME: '/opt/java' };

    const executables = inEnvironment(env, 'linux').map((candidate) => candidate.executable);

    deepEqual(executables, ['/opt/java/bin/java', '/opt/jdk/bin/java', '/usr/local/bin/java', '/usr/bin/java']);
  });

  it('are none when the environment names none', () => {
    deepEqual(inEnvironment({ PATH: '' }, 'linux'), []);
  });
});

describe('the version of a Java', () => {
  it('is its specification version', () => {
    equal(parseVersion('    java.specification.version = 17\n    java.version = 17.0.15\n'), 17);
  });

  it('is 8 for version 1.8', () => {
    equal(parseVersion('    java.specification.version = 1.8\n'), 8);
  });

  it('is unknown when the program is something else', () => {
    equal(parseVersion('GNU sed 4.9'), undefined);
  });

  it('is not available for a program that does not exist', async () => {
    await rejects(readVersion('/nowhere/bin/java'), /does not exist/);
  });
});

describe('finding Java', () => {
  it('uses the configured one, whatever else is installed', async () => {
    const versionOf = machine({ '/opt/jdk-21/bin/java': 21, '/usr/bin/java': 17 });

    const java = await findJava('/opt/jdk-21', { PATH: '/usr/bin' }, versionOf);

    equal(java.executable, '/opt/jdk-21/bin/java');
    equal(java.version, 21);
  });

  it('does not replace a configured one that is unusable', async () => {
    const search = findJava('/opt/typo', { PATH: '/usr/bin' }, machine({ '/usr/bin/java': 17 }));

    await rejects(search, /qos\.java\.home .*\/opt\/typo\/bin\/java .* does not exist/);
  });

  it('skips candidates that are missing or too old', async () => {
    const env = { JAVA_HOME: '/opt/java', JDK_HOME: '/opt/jdk', PATH: '/usr/bin' };
    const versionOf = machine({ '/opt/jdk/bin/java': 11, '/usr/bin/java': 17 });

    const java = await findJava('', env, versionOf);

    equal(java.origin, 'PATH');
  });

  it('reports every candidate when none is usable', async () => {
    const env = { JDK_HOME: '/opt/jdk', PATH: '/usr/bin' };

    await rejects(findJava('', env, machine({ '/opt/jdk/bin/java': 11 })), (error: JavaNotFound) => {
      match(error.message, /No Java 17 or newer/);
      deepEqual(error.attempts, [
        '/opt/jdk/bin/java (from JDK_HOME) is Java 11',
        '/usr/bin/java (from PATH) does not exist',
      ]);
      return error instanceof JavaNotFound;
    });
  });
});
