/** A command that installs a Java for the language server. */
interface Installation {
  /** The systems, by `process.platform` or by `ID` and `ID_LIKE` of `/etc/os-release`. */
  readonly systems: readonly string[];
  readonly command: string;
}

/** The first that fits counts: Ubuntu is like Debian, and its default Java may be older. */
const INSTALLATIONS: readonly Installation[] = [
  { systems: ['ubuntu'], command: 'sudo apt install openjdk-21-jre-headless' },
  { systems: ['debian'], command: 'sudo apt install default-jre-headless' },
  { systems: ['fedora', 'rhel', 'centos'], command: 'sudo dnf install java-21-openjdk-headless' },
  { systems: ['suse', 'opensuse'], command: 'sudo zypper install java-21-openjdk-headless' },
  { systems: ['arch'], command: 'sudo pacman -S jre-openjdk-headless' },
  { systems: ['alpine'], command: 'apk add openjdk21-jre-headless' },
  { systems: ['darwin'], command: 'brew install --cask temurin' },
  { systems: ['win32'], command: 'winget install EclipseAdoptium.Temurin.21.JRE' },
];

/**
 * The command that installs Java on a system; undefined if none is known.
 *
 * @param platform the platform of Node
 * @param osRelease the text of `/etc/os-release`; empty where there is none
 */
export function installCommand(platform: NodeJS.Platform, osRelease: string): string | undefined {
  const systems = platform === 'linux' ? distributions(osRelease) : [platform];
  return INSTALLATIONS.find((each) => each.systems.some((system) => systems.includes(system)))?.command;
}

/** The distribution and those that it is like. */
function distributions(osRelease: string): string[] {
  return [...osRelease.matchAll(/^ID(?:_LIKE)?=(.*)$/gm)].flatMap((entry) =>
    (entry[1] ?? '').replaceAll(/["'\r]/g, '').split(/\s+/),
  );
}
