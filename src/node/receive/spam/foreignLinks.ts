/** Hosts of profiles, which occur in signatures. */
const PROFILES =
  /(?:^|\.)(?:linkedin|xing|facebook|instagram|youtube|vimeo|github|gitlab|behance|dribbble|flickr|mastodon|threads|x|twitter|pinterest)\.(?:com|net|org|social)$/

/** Number of URLs in a text that lead neither to one of the hosts nor to a profile. */
export function foreignLinks(text: string, ownHosts: readonly string[]): number {
  return [...text.matchAll(/\b(?:https?:\/\/|www\.)[^\s/?#"'<>\])]{1,253}/gi)].filter(([found]) => {
    const host = bare(found.replace(/^https?:\/\//i, ''))
    return !PROFILES.test(host) && !ownHosts.some((own) => host === bare(own) || host.endsWith(`.${bare(own)}`))
  }).length
}

function bare(host: string): string {
  return host
    .toLowerCase()
    .replace(/^www\./, '')
    .split(':')[0]!
    .replace(/[.,;!]{1,9}$/, '')
}
