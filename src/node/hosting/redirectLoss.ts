/** Why a host cannot do a redirect as the bundled server does, as the end of “redirects …”. */
const WHY = {
  gone: 'from addresses that are gone, which get the status 404 there',
  query: 'from addresses with a query',
  pattern: 'with a pattern that the host does not know',
  covers: 'with a pattern that also fits pages or files of the site, which the host would redirect, too',
  file: 'from addresses for which no file can be written',
  room: 'for which there is no room',
  kept: 'without their query, which the host keeps',
}

/** A redirect that a host cannot do, by its old address, and why. */
export type RedirectLoss = { from: string; why: keyof typeof WHY }

/** What a host cannot do of a number of redirects, as a text with counts; undefined if nothing is lost. */
export function describeLosses(host: string, all: number, losses: readonly RedirectLoss[]): string | undefined {
  if (losses.length === 0) return undefined
  const reasons = (Object.keys(WHY) as RedirectLoss['why'][]).flatMap((why) => {
    const those = losses.filter((loss) => loss.why === why)
    return those.length === 0 ? [] : [`${those.length} ${WHY[why]} (such as ${those[0]!.from})`]
  })
  return `${host} cannot do ${losses.length} of ${all} redirects: ${reasons.join('; ')}.`
}
