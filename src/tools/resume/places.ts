const list = (names: string) => new Set(names.split('|').map((name) => name.trim().toLowerCase()))

const COUNTRIES =
  list(`united kingdom|uk|u.k.|great britain|england|scotland|wales|northern ireland|ireland|united states|united states of america|usa|u.s.a.|us|u.s.|canada|mexico|brazil|brasil|argentina|chile|colombia|peru|uruguay|ecuador|bolivia|paraguay|venezuela|costa rica|panama|cuba|jamaica|guatemala|dominican republic|
india|pakistan|bangladesh|sri lanka|nepal|bhutan|china|japan|south korea|korea|taiwan|hong kong|singapore|malaysia|indonesia|thailand|vietnam|philippines|cambodia|myanmar|mongolia|kazakhstan|uzbekistan|australia|new zealand|
germany|deutschland|france|spain|portugal|italy|netherlands|the netherlands|belgium|luxembourg|switzerland|austria|denmark|sweden|norway|finland|iceland|poland|czech republic|czechia|slovakia|hungary|romania|bulgaria|greece|croatia|serbia|slovenia|bosnia|albania|estonia|latvia|lithuania|ukraine|belarus|russia|turkey|türkiye|cyprus|malta|georgia|armenia|
israel|egypt|morocco|tunisia|algeria|libya|nigeria|ghana|kenya|uganda|tanzania|rwanda|ethiopia|south africa|zimbabwe|zambia|botswana|namibia|senegal|cameroon|ivory coast|united arab emirates|uae|u.a.e.|saudi arabia|qatar|kuwait|bahrain|oman|jordan|lebanon|iraq|iran|afghanistan`)

const REGIONS =
  list(`alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|washington dc|washington d.c.|
ontario|quebec|british columbia|alberta|manitoba|saskatchewan|nova scotia|new brunswick|andhra pradesh|assam|bihar|chhattisgarh|goa|gujarat|haryana|himachal pradesh|jharkhand|karnataka|kerala|madhya pradesh|maharashtra|odisha|punjab|rajasthan|tamil nadu|telangana|uttar pradesh|uttarakhand|west bengal|bavaria|bayern|hesse|hessen|saxony|nrw|north rhine-westphalia|baden-württemberg|lower saxony|
são paulo|sao paulo|minas gerais|rio de janeiro|bahia|paraná|parana|rio grande do sul|pernambuco|ceará|santa catarina|surrey|kent|essex|yorkshire|west yorkshire|lancashire|greater manchester|merseyside|devon|cornwall|oxfordshire|cambridgeshire|hertfordshire|berkshire|hampshire|sussex|norfolk|suffolk|new south wales|victoria|queensland|catalonia|andalusia|lombardy|île-de-france|noord-holland|gauteng|western cape|lagos state`)

const CODES = new Set(
  `AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC ON QC BC AB MB SK NS NB SP RJ MG RS PR BA PE CE ES DF GO AM NSW VIC QLD UK US USA UAE`.split(
    ' ',
  ),
)

const CITIES =
  list(`london|manchester|birmingham|leeds|liverpool|bristol|sheffield|glasgow|edinburgh|cardiff|belfast|newcastle|newcastle upon tyne|nottingham|leicester|oxford|cambridge|reading|brighton|southampton|york|bath|exeter|norwich|coventry|aberdeen|dundee|dublin|cork|galway|
new york|new york city|nyc|los angeles|chicago|houston|phoenix|philadelphia|san antonio|san diego|dallas|san jose|austin|jacksonville|columbus|charlotte|san francisco|indianapolis|seattle|denver|washington|boston|nashville|detroit|portland|las vegas|memphis|baltimore|milwaukee|atlanta|miami|oakland|minneapolis|tampa|new orleans|cleveland|pittsburgh|cincinnati|orlando|st. louis|sacramento|salt lake city|raleigh|toronto|montreal|montréal|vancouver|calgary|ottawa|edmonton|winnipeg|mexico city|
bangalore|bengaluru|mumbai|delhi|new delhi|hyderabad|chennai|kolkata|pune|ahmedabad|jaipur|lucknow|kochi|gurgaon|gurugram|noida|chandigarh|indore|coimbatore|nagpur|thiruvananthapuram|mysore|mysuru|bhopal|surat|vadodara|visakhapatnam|patna|karachi|lahore|islamabad|dhaka|colombo|kathmandu|
berlin|munich|münchen|hamburg|cologne|köln|frankfurt|frankfurt am main|stuttgart|düsseldorf|dusseldorf|leipzig|dresden|hanover|hannover|nuremberg|nürnberg|bremen|essen|dortmund|bonn|karlsruhe|mannheim|aachen|vienna|wien|graz|zurich|zürich|geneva|basel|bern|paris|lyon|marseille|toulouse|nantes|lille|bordeaux|madrid|barcelona|valencia|seville|bilbao|lisbon|lisboa|porto|rome|milan|milano|turin|naples|bologna|florence|amsterdam|rotterdam|utrecht|eindhoven|the hague|brussels|antwerp|ghent|copenhagen|aarhus|stockholm|gothenburg|malmö|oslo|bergen|helsinki|tampere|reykjavik|warsaw|kraków|krakow|wrocław|gdańsk|poznań|prague|brno|budapest|bucharest|cluj-napoca|sofia|athens|thessaloniki|zagreb|belgrade|ljubljana|tallinn|riga|vilnius|kyiv|lviv|moscow|istanbul|ankara|izmir|
são paulo|sao paulo|rio de janeiro|belo horizonte|curitiba|porto alegre|recife|salvador|fortaleza|brasília|brasilia|florianópolis|campinas|buenos aires|santiago|bogotá|bogota|medellín|lima|montevideo|quito|
singapore|hong kong|tokyo|osaka|kyoto|seoul|busan|beijing|shanghai|shenzhen|guangzhou|hangzhou|taipei|bangkok|hanoi|ho chi minh city|jakarta|bandung|kuala lumpur|manila|cebu|sydney|melbourne|brisbane|perth|adelaide|auckland|wellington|dubai|abu dhabi|doha|riyadh|jeddah|kuwait city|tel aviv|jerusalem|haifa|amman|beirut|cairo|alexandria|casablanca|rabat|tunis|lagos|abuja|ibadan|accra|kumasi|nairobi|mombasa|kampala|dar es salaam|kigali|addis ababa|johannesburg|cape town|durban|pretoria|harare|dakar`)

const REMOTE = /^(?:fully |100% )?(?:remote|hybrid|on-?site|home office|work from home|wfh)(?:[ ,(/-]+.{0,30})?$/i
const POSTCODE = /\b(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{5}(?:-\d{4})?|\d{6}|\d{3} \d{3}|\d{5}-\d{3})\b/g
const TITLE_CASE =
  /^(?:\p{Lu}[\p{L}.'’-]*|de|da|do|del|la|am|an|der|upon|of|the|los|las|le|St\.?)(?:[ -](?:\p{Lu}[\p{L}.'’-]*|de|da|do|del|la|am|an|der|upon|of|the|los|las|le))*$/u

/** Whether a word or words name a country, or a state, region or its code. */
export function isRegion(text: string): boolean {
  const bare = text.replace(POSTCODE, '').trim()
  return COUNTRIES.has(bare.toLowerCase()) || REGIONS.has(bare.toLowerCase()) || CODES.has(bare)
}

/** Whether words are a known city. */
export const isCity = (text: string): boolean => CITIES.has(text.replace(POSTCODE, '').trim().toLowerCase())

/**
 * Whether a whole text is a place: a city with or without region and country, a country, or a way of working such as "Remote". An address
 * with a street is one too.
 */
export function isPlace(text: string): boolean {
  const bare = text.replace(/^[([]|[)\]]$/g, '').trim()
  if (bare === '' || bare.length > 80) return false
  if (REMOTE.test(bare)) return true
  const parts = bare
    .replace(/\s*\((?:remote|hybrid|on-?site)\)$/i, '')
    .replace(/^greater | (?:metropolitan |bay )?area$/gi, '')
    .split(/,\s*|\s+[–-]\s+|\s*\/\s*/)
    .map((part) => part.trim())
    .filter(Boolean)
  const last = parts.at(-1) ?? ''
  if (parts.length === 1) {
    const words = last.split(' ')
    return (
      isCity(last) ||
      COUNTRIES.has(last.replace(POSTCODE, '').trim().toLowerCase()) ||
      (words.length > 1 && CODES.has(words.at(-1)!) && isCity(words.slice(0, -1).join(' ')))
    )
  }
  if (parts.length > 5) return false
  const plain = (part: string) => TITLE_CASE.test(part.replace(POSTCODE, '').trim()) || isRegion(part) || isCity(part)
  if (parts.length <= 3) return (isRegion(last) || isCity(last)) && parts.slice(0, -1).every((part) => plain(part) || /\d/.test(part))
  return (isRegion(last) || isCity(last) || POSTCODE.test(last)) && /\d/.test(bare)
}

/**
 * Whether a text with commas is a place and nothing else: where "Acme, Leeds" is a firm and its city, "Milton Keynes, UK" is none. What
 * stands before a known city is not part of the place, unless it is a city itself.
 */
export function isPlaceAlone(text: string): boolean {
  const [first = '', second, third] = text.split(/,\s*/)
  if (!isPlace(text)) return false
  if (second === undefined || isCity(first)) return true
  return third === undefined ? isRegion(second) && !(isCity(second) && !COUNTRIES.has(second.toLowerCase())) : isRegion(second)
}
