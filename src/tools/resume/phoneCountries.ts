import type { CountryCode } from 'libphonenumber-js/min'

/** Words of an address → the country whose numbers are written there without a code. */
const hints: [RegExp, CountryCode][] = [
  [/\b(?:UK|United Kingdom|England|Scotland|Wales|London|Manchester|Leeds|Bristol|Edinburgh|Glasgow|Birmingham)\b/i, 'GB'],
  [/\b(?:USA?|United States|California|Texas|[A-Z][a-z]+, (?:A[LKZR]|C[AOT]|DE|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY]))\b/, 'US'],
  [/\b(?:India|Mumbai|Delhi|Bengaluru|Bangalore|Hyderabad|Chennai|Pune|Kolkata)\b/i, 'IN'],
  [/\b(?:Germany|Deutschland|Berlin|Munich|München|Hamburg|Cologne|Köln|Frankfurt|Stuttgart|Leipzig)\b/i, 'DE'],
  [/\b(?:Bra[sz]il|São Paulo|Rio de Janeiro|Curitiba|Recife|Belo Horizonte|Porto Alegre)\b/i, 'BR'],
  [/\b(?:Canada|Toronto|Montréal|Vancouver)\b/i, 'CA'],
  [/\b(?:France|Paris|Lyon)\b/i, 'FR'],
  [/\b(?:Spain|Madrid|Barcelona)\b/i, 'ES'],
  [/\b(?:Australia|Sydney|Melbourne|Brisbane)\b/i, 'AU'],
  [/\b(?:Ireland|Dublin|Cork)\b/i, 'IE'],
  [/\b(?:Nigeria|Lagos|Abuja)\b/i, 'NG'],
  [/\b(?:Netherlands|Amsterdam|Rotterdam|Utrecht)\b/i, 'NL'],
  [/\bSingapore\b/i, 'SG'],
  [/\b(?:South Africa|Cape Town|Johannesburg)\b/i, 'ZA'],
  [/\b(?:Poland|Warsaw|Kraków|Krakow)\b/i, 'PL'],
  [/\b(?:Italy|Rome|Milan)\b/i, 'IT'],
]

/** The countries to read a phone number in: first those that the text names, then the usual ones. */
export function phoneCountries(text: string, usual: CountryCode[]): CountryCode[] {
  return [...new Set([...hints.filter(([pattern]) => pattern.test(text)).map(([, country]) => country), ...usual])]
}
