import { checkResult, type CheckResult } from '#packages/recruiting/analysis/checks/CheckResult.ts'
import { graphemeCount } from '#packages/recruiting/analysis/text/graphemeCount.ts'
import { lengthOf } from './fieldUses.ts'
import type { LinkedinProfile, ProfileOptions } from './LinkedinProfile.ts'
import { rolePlace } from './rolePlace.ts'
import { phonesIn } from './withoutContacts.ts'

/** The checks of name, address, contact, headline and recommendation, for the fields given. */
export function headChecks(profile: LinkedinProfile, { limits, role }: ProfileOptions): CheckResult[] {
  const { firstName, lastName, address, headline, about, contact, recommendation } = profile
  const checks: CheckResult[] = []
  if (firstName !== undefined || lastName !== undefined) {
    const [first, last] = [graphemeCount(firstName ?? ''), graphemeCount(lastName ?? '')]
    const fits = first <= limits.firstName && last <= limits.lastName
    checks.push(
      checkResult('nameLength', 'Basic', fits ? 'good' : 'improve', {
        facts: { first, last, firstLimit: limits.firstName, lastLimit: limits.lastName },
      }),
    )
  }
  if (address !== undefined) checks.push(addressCheck(address.trim(), limits.addressLeast, limits.addressMost))
  if (about !== undefined || contact !== undefined) {
    const text = `${about ?? ''}\n${contact ?? ''}`
    const isReachable = ADDRESSES.some((address) => address.test(text)) || phonesIn(text).length > 0
    checks.push(checkResult('contact', 'Basic', isReachable ? 'good' : 'missing'))
  }
  if (headline !== undefined) {
    const { characters, units, limit, percent } = lengthOf(headline, limits.headline)
    const least = limits.headlineLeast
    checks.push(
      checkResult(
        'headlineLength',
        'Basic',
        characters === 0 ? 'missing' : characters <= limit && characters >= least ? 'good' : 'improve',
        { share: characters > limit ? 0.5 : characters / least, facts: { characters, units, limit, least, percent } },
      ),
    )
    checks.push(headlineRole(headline, role.trim(), limits.roleWithin))
  }
  if (recommendation !== undefined) {
    const { characters, units, limit, percent } = lengthOf(recommendation, limits.recommendation)
    checks.push(
      checkResult('recommendationLength', 'Formats', characters <= limit ? 'good' : 'improve', {
        facts: { characters, units, limit, percent },
      }),
    )
  }
  return checks
}

const ADDRESSES = [
  /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}\.\w/,
  /https?:\/\/|\bwww\./i,
  /(?<![\w-])[\w-]{1,63}\.(?:com|org|net|io|dev|me|example)\b/i,
]
function addressCheck(ending: string, least: number, most: number): CheckResult {
  const characters = graphemeCount(ending)
  const isOwn = characters >= least && characters <= most && !/-[0-9a-f]{6,}$/i.test(ending)
  return checkResult('profileAddress', 'Basic', characters === 0 ? 'missing' : isOwn ? 'good' : 'improve', {
    facts: { characters, least, most },
  })
}

function headlineRole(headline: string, role: string, within: number): CheckResult {
  if (role === '') return checkResult('headlineRole', 'Basic', 'note', { facts: { role, at: -1, within, part: '', late: '' } })
  const { share, at } = rolePlace(headline, role)
  const state = share === 0 ? 'missing' : share === 1 && at <= within ? 'good' : 'improve'
  return checkResult('headlineRole', 'Basic', state, {
    share: state === 'good' ? 1 : share / 2,
    // Each is empty if it does not apply: the role unless only a part of it occurs, the position unless it starts too late.
    facts: { role, at: share === 0 ? -1 : at, within, part: share > 0 && share < 1 ? role : '', late: share > 0 && at > within ? at : '' },
    evidence: share === 0 ? [] : [{ line: null, text: headline }],
  })
}
