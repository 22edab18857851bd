/** Kinds of wording that a scan marks; each is a check. */
export type WordingId = 'jargon' | 'ageWords' | 'abilityWords' | 'genderWords'

const any = (...phrases: string[]) => new RegExp(`(?<![\\p{L}\\p{N}-])(?:${phrases.join('|')})(?![\\p{L}\\p{N}])`, 'giu')

/** Our lists of wording, as patterns that are searched in every line. */
export const wordings: Record<WordingId, RegExp> = {
  jargon: any(
    'synerg(?:y|ies|istic)', 'leverag(?:e|es|ing)', 'paradigm(?: shift)?', 'move the needle', 'low[- ]hanging fruit', 'think(?:ing)? outside (?:of )?the box', 'out[- ]of[- ]the[- ]box', 'best[- ]of[- ]breed',
    'best[- ]in[- ]class', 'world[- ]class', 'cutting[- ]edge', 'bleeding[- ]edge', 'game[- ]chang(?:er|ing)', 'disrupt(?:ive|or|ing)', 'hit the ground running', 'fast[- ]paced', 'wear (?:many|multiple|several) hats',
    'rock ?stars?', 'ninjas?', 'gurus?', 'wizards?', 'unicorns?', 'touch base', 'circle back', 'deep dive', 'bandwidth', 'value[- ]add(?:ed)?', 'go[- ]getters?', 'results[- ]driven', 'results[- ]oriented', 'dynamic team',
    'dynamic environment', 'work hard,? play hard', '110 ?%', '110 percent', 'mission[- ]critical', 'thought leader(?:ship)?', 'holistic(?:ally)?', 'blue[- ]sky', 'boil the ocean', 'self[- ]starters?', 'like a family',
    'family atmosphere', 'ecosystem', 'north star', 'drill down', 'core competenc(?:y|ies)', 'actionable insights',
  ),
  ageWords: any(
    'digital natives?', 'recent(?:ly)? graduat(?:e|es|ed)', 'new grad(?:uate)?s?', 'young(?:er)?(?: and dynamic)?(?: team| people| professionals?| company| crowd)?', 'youthful', 'energetic young', 'mature (?:person|candidate|applicant|lady|woman|man)s?',
    'over[- ]?qualified', 'tech[- ]savvy generation', 'millennials?', 'gen(?:eration)? z', 'seasoned', '(?:under|over|below) (?:the age of )?(?:2[5-9]|3\\d|4\\d|5\\d)(?: years(?: old| of age)?)?(?= ?(?:$|[.,;)]|years|and|or|only|preferred|need))',
    'aged? (?:between )?\\d{2}(?: ?(?:-|–|to|and) ?\\d{2})?', '(?:at most|maximum(?: of)?|max\\.?|no more than) \\d{1,2} years[’\']?(?: of)? experience', 'school leavers?', 'retirees?', 'boys? and girls?', 'old[- ]school',
  ),
  abilityWords: any(
    'able[- ]bodied', 'physically fit', 'physically (?:strong|healthy)', 'must be (?:fit|healthy)', 'good health', 'perfect (?:health|hearing|eyesight|vision)', 'walk(?:ing)? quickly', 'must be able to (?:stand|walk|lift|run|see|hear)',
    'ability to (?:stand|walk|run|see|hear)', 'crazy', 'insane(?:ly)?', 'lame', 'blind (?:spot|spots|to)', 'deaf to', 'sane', 'psycho', 'wheelchair[- ]bound', 'handicapped', 'normal (?:people|person|employees)', 'mentally (?:strong|tough|stable)', 'OCD',
    'native (?:english )?speakers?', 'no accent', 'without (?:an )?accent',
  ),
  genderWords: any(
    '(?:he|she|him|himself|herself|his|hers)', 'guys', 'girls?', 'boys', 'lad(?:s|ies)', 'gentlem[ae]n', '(?:chair|sales|fore|handy|business|door|crafts|repair|service|camera|spokes|fire|police|mail|trades|delivery|middle|watch|work)(?:man|men|woman|women)',
    'man[- ]hours?', 'man(?:power|made|ned)', 'mankind', '(?:steward|host|waitr|actr|seamstr|hero)ess(?:es)?', 'waiter', 'barmaids?', 'maids?', 'housewi(?:fe|ves)', '(?:salary|sales|cleaning|tea|dinner|bar) (?:lady|ladies|man)', 'right[- ]hand man',
    'brotherhood', 'mothers?', 'fathers?', 'bro', 'female', 'male', '(?:wo)?m[ae]n',
  ),
}
