import type { CountryCode } from 'libphonenumber-js/min'

/** Words of an address → the country whose numbers are written there without a code. */
const hints: [RegExp, CountryCode][] = [
  [/\b(?:UK|United Kingdom|England|Scotland|Wales|London|Manchester|Leeds|Bristol|Edinburgh|Glasgow|Birmingham)\b/i, 'GB'],
  [
    /\b(?:USA?|United States|California|Texas|[A-Z][a-z]+, (?:A[LKZR]|C[AOT]|DE|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY]))\b/,
    'US',
  ],
  [/\b(?:India|Mumbai|Delhi|Bengaluru|Bangalore|Hyderabad|Chennai|Pune|Kolkata)\b/i, 'IN'],
  [
    /\b(?:Germany|Deutschland|Berlin|Munich|München|Hamburg|Cologne|Köln|Frankfurt|Stuttgart|Leipzig|Dresden|Essen|Dortmund|Düsseldorf|Bremen|Hannover|Heidelberg|Nürnberg)\b/i,
    'DE',
  ],
  [/\b(?:Bra[sz]il|São Paulo|Rio de Janeiro|Curitiba|Recife|Belo Horizonte|Porto Alegre)\b/i, 'BR'],
  [/\b(?:Canada|Toronto|Montréal|Vancouver)\b/i, 'CA'],
  [/\b(?:France|Paris|Lyon)\b/i, 'FR'],
  [/\b(?:Spain|España|Madrid|Barcelona|Valencia|Sevilla|Seville|Bilbao)\b/i, 'ES'],
  [/\b(?:Australia|Sydney|Melbourne|Brisbane)\b/i, 'AU'],
  [/\b(?:(?<!Northern )Ireland|Dublin|Cork|Galway|Limerick)\b/i, 'IE'],
  [/\b(?:Nigerian?|Lagos|Abuja|Ibadan|Port Harcourt)\b/i, 'NG'],
  [/\b(?:Netherlands|Amsterdam|Rotterdam|Utrecht)\b/i, 'NL'],
  [/\bSingapore\b/i, 'SG'],
  [/\b(?:South Africa|Cape Town|Johannesburg)\b/i, 'ZA'],
  [/\b(?:Poland|Warsaw|Warszawa|Kraków|Krakow|Gdańsk|Wrocław|Poznań|Łódź)\b/i, 'PL'],
  [/\b(?:Italy|Rome|Milan)\b/i, 'IT'],
  [/\b(?:Kenyan?|Nairobi|Mombasa|Kisumu)\b/i, 'KE'],
  [/\b(?:Ghana(?:ian)?|Accra|Kumasi)\b/i, 'GH'],
  [/\b(?:Uganda|Kampala)\b/i, 'UG'],
  [/\b(?:Tanzania|Dar es Salaam)\b/i, 'TZ'],
  [/\b(?:Egypt|Cairo)\b/i, 'EG'],
  [/\b(?:Viet ?nam(?:ese)?|Hanoi|Ha Noi|Ho Chi Minh|Da Nang|Saigon)\b/i, 'VN'],
  [/\b(?:Philippines|Filipin[oa]|Manila|Quezon|Cebu|Davao|Makati)\b/i, 'PH'],
  [/\b(?:Indonesia|Jakarta|Bandung|Surabaya)\b/i, 'ID'],
  [/\b(?:Malaysia|Kuala Lumpur|Penang)\b/i, 'MY'],
  [/\b(?:Thailand|Bangkok)\b/i, 'TH'],
  [/\b(?:Pakistan|Karachi|Lahore|Islamabad)\b/i, 'PK'],
  [/\b(?:Bangladesh|Dhaka|Chittagong)\b/i, 'BD'],
  [/\b(?:Sri Lanka|Colombo)\b/i, 'LK'],
  [/\b(?:Nepal|Kathmandu)\b/i, 'NP'],
  [/\b(?:UAE|Emirates|Dubai|Abu Dhabi|Sharjah)\b/i, 'AE'],
  [/\b(?:Saudi Arabia|Riyadh|Jeddah)\b/i, 'SA'],
  [/\b(?:Mexico|México|Guadalajara|Monterrey)\b/i, 'MX'],
  [/\b(?:Argentina|Buenos Aires)\b/i, 'AR'],
  [/\b(?:Colombia|Bogotá|Medellín)\b/i, 'CO'],
  [/\b(?:Portugal|Lisbon|Lisboa)\b/i, 'PT'],
  [/\b(?:Austria|Vienna|Wien|Graz)\b/i, 'AT'],
  [/\b(?:Switzerland|Zürich|Zurich|Geneva|Basel)\b/i, 'CH'],
  [/\b(?:Belgium|Brussels|Antwerp|Ghent)\b/i, 'BE'],
  [/\b(?:Sweden|Stockholm|Gothenburg|Malmö)\b/i, 'SE'],
  [/\b(?:Norway|Oslo)\b/i, 'NO'],
  [/\b(?:Denmark|Copenhagen|Aarhus)\b/i, 'DK'],
  [/\b(?:Finland|Helsinki|Tampere)\b/i, 'FI'],
  [/\b(?:Hungary|Budapest)\b/i, 'HU'],
  [/\b(?:Romania|Bucharest|Cluj)\b/i, 'RO'],
  [/\b(?:Greece|Athens|Thessaloniki)\b/i, 'GR'],
  [/\b(?:Turkey|Türkiye|Istanbul|Ankara|Izmir)\b/i, 'TR'],
  [/\b(?:Ukraine|Kyiv|Lviv)\b/i, 'UA'],
  [/\b(?:Israel|Tel Aviv|Haifa)\b/i, 'IL'],
  [/\b(?:Japan|Tokyo|Osaka)\b/i, 'JP'],
  [/\b(?:China|Beijing|Shanghai|Shenzhen)\b/i, 'CN'],
  [/\bHong Kong\b/i, 'HK'],
  [/\b(?:New Zealand|Auckland)\b/i, 'NZ'],
]

/**
 * The countries to read a phone number in: those that the contact details name, then those of the whole text, the more often named first,
 * then the usual ones.
 */
export function phoneCountries(contact: string, whole: string, usual: CountryCode[]): CountryCode[] {
  const named = (text: string) =>
    hints
      .map(([pattern, country]) => ({ country, times: [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))].length }))
      .filter(({ times }) => times > 0)
  const elsewhere = named(whole).toSorted((one, other) => other.times - one.times)
  return [...new Set([...named(contact), ...elsewhere].map(({ country }) => country).concat(usual))]
}
