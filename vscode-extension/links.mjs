/** The environment variables for the addresses of a project that publishes the extension. */
const LINKS = {
  QOS_REPOSITORY: (url) => ({ repository: { type: 'git', url } }),
  QOS_BUGS: (url) => ({ bugs: { url } }),
  QOS_HOMEPAGE: (homepage) => ({ homepage }),
};

/**
 * A manifest with `repository`, `bugs` and `homepage` as the environment gives them; what it does not give is left out.
 * Throws an error for what is not an http address.
 */
export function withLinks(manifest, environment) {
  const links = Object.entries(LINKS).flatMap(([variable, link]) => {
    const url = environment[variable]?.trim();
    if (!url) {
      return [];
    }
    if (!/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : '')) {
      throw new Error(`${variable} is '${url}'; expected an address that begins with https:// or http://`);
    }
    return [link(url)];
  });
  return Object.assign({}, manifest, ...links);
}
