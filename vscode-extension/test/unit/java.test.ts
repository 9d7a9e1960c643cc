import { deepEqual, equal, match, rejects } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import manifest from '../../package.json';
import { inEnvironment } from '../../src/java/candidates';
import { findJava, JavaNotFound } from '../../src/java/find';
import { installCommand } from '../../src/java/installation';
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

    const java = await findJava('/opt/jdk-21', { PATH: '/usr/bin' }, undefined, versionOf);

    equal(java.executable, '/opt/jdk-21/bin/java');
    equal(java.version, 21);
  });

  it('does not replace a configured one that is unusable', async () => {
    const search = findJava('/opt/typo', { PATH: '/usr/bin' }, undefined, machine({ '/usr/bin/java': 17 }));

    await rejects(search, /qos\.java\.home .*\/opt\/typo\/bin\/java .* does not exist/);
  });

  it('prefers the one in the package to those of the environment', async () => {
    const versionOf = machine({ '/ext/runtime/bin/java': 17, '/opt/java/bin/java': 21 });

    const java = await findJava('', { JAVA_HOME: '/opt/java' }, '/ext/runtime', versionOf);

    deepEqual(java, { executable: '/ext/runtime/bin/java', origin: 'the extension', packed: true, version: 17 });
  });

  it('uses the configured one rather than the one in the package', async () => {
    const versionOf = machine({ '/ext/runtime/bin/java': 17, '/opt/jdk-21/bin/java': 21 });

    equal((await findJava('/opt/jdk-21', {}, '/ext/runtime', versionOf)).executable, '/opt/jdk-21/bin/java');
  });

  it('uses another one if the one in the package cannot be started', async () => {
    const java = await findJava('', { PATH: '/usr/bin' }, '/ext/runtime', machine({ '/usr/bin/java': 17 }));

    equal(java.origin, 'PATH');
  });

  it('skips candidates that are missing or too old', async () => {
    const env = { JAVA_HOME: '/opt/java', JDK_HOME: '/opt/jdk', PATH: '/usr/bin' };
    const versionOf = machine({ '/opt/jdk/bin/java': 11, '/usr/bin/java': 17 });

    const java = await findJava('', env, undefined, versionOf);

    equal(java.origin, 'PATH');
  });

  it('reports every candidate when none is usable', async () => {
    const env = { JDK_HOME: '/opt/jdk', PATH: '/usr/bin' };

    await rejects(findJava('', env, undefined, machine({ '/opt/jdk/bin/java': 11 })), (error: JavaNotFound) => {
      match(error.message, /No Java 17 or newer/);
      deepEqual(error.attempts, [
        '/opt/jdk/bin/java (from JDK_HOME) is Java 11',
        '/usr/bin/java (from PATH) does not exist',
      ]);
      return error instanceof JavaNotFound;
    });
  });
});

describe('the command that installs Java', () => {
  const commands: readonly (readonly [string, NodeJS.Platform, string, string | undefined])[] = [
    [
      'Debian',
      'linux',
      'PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\nID=debian\n',
      'sudo apt install default-jre-headless',
    ],
    ['Ubuntu', 'linux', 'ID=ubuntu\nID_LIKE=debian\n', 'sudo apt install openjdk-21-jre-headless'],
    ['Linux Mint', 'linux', 'ID=linuxmint\nID_LIKE="ubuntu debian"\n', 'sudo apt install openjdk-21-jre-headless'],
    ['Fedora', 'linux', 'ID=fedora\n', 'sudo dnf install java-21-openjdk-headless'],
    [
      'Rocky Linux',
      'linux',
      "ID='rocky'\r\nID_LIKE='rhel centos fedora'\r\n",
      'sudo dnf install java-21-openjdk-headless',
    ],
    ['SLES', 'linux', 'ID="sles"\nID_LIKE="suse"\n', 'sudo zypper install java-21-openjdk-headless'],
    ['Alpine', 'linux', 'ID=alpine\n', 'apk add openjdk21-jre-headless'],
    ['another Linux', 'linux', 'ID=other\nVARIANT_ID=debian\n', undefined],
    ['a Linux that does not say', 'linux', '', undefined],
    ['macOS', 'darwin', '', 'brew install --cask temurin'],
    ['Windows', 'win32', '', 'winget install EclipseAdoptium.Temurin.21.JRE'],
    ['another system', 'aix', '', undefined],
  ];

  for (const [system, platform, osRelease, command] of commands) {
    it(`of ${system} is ${command ?? 'not known'}`, () => {
      equal(installCommand(platform, osRelease), command);
    });
  }

  it('is that of README.md and of the walkthrough', () => {
    const [java] = manifest.contributes.walkthroughs[0]?.steps ?? [];
    const readme = readFileSync('README.md', 'utf8');
    for (const [system, , , command] of commands.filter(([system]) =>
      /^(Debian|Ubuntu|Fedora|macOS|Windows)$/.test(system),
    )) {
      const text = `\`${command?.replace('sudo ', '')}\``;
      deepEqual([system, readme.includes(text), java?.description.includes(text)], [system, true, true]);
    }
  });
});
