const PHRASES =
  'team player|hard[- ]?working|hard worker|go[- ]getter|self[- ]starter|think(?:ing)? outside (?:of )?the box|results?[- ](?:driven|oriented)|detail[- ]oriented|dynamic (?:professional|individual|personality)|highly motivated|proven track record|' +
  'track record of success|excellent communication skills|strong work ethic|works? well under pressure|passionate about|synergy|best of breed|fast learner|quick learner|people person|multi-?tasker|seasoned professional|' +
  'responsible for|duties included|references available (?:up)?on request|value[- ]add(?:ed)?|bottom line|wears? many hats|thought leader|guru|ninja|rockstar|hit the ground running|strategic thinker|problem solver|can[- ]do attitude|goes? above and beyond|perfectionist'
const PATTERN = new RegExp(`(?<![\\p{L}\\p{N}])(?:${PHRASES})(?![\\p{L}\\p{N}])`, 'giu')

/** Worn phrases of a text, in small letters, in its order. */
export function cliches(text: string): string[] {
  return Array.from(text.matchAll(PATTERN), ([phrase]) => phrase.toLowerCase())
}
