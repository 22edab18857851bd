import { foreignLinks } from './foreignLinks.ts'

/** What a message is judged by: what was typed, and the hosts that a visitor may well name: the site’s own, and that of the visitor’s address. */
export type Judged = { name: string; text: string; ownHosts: readonly string[] }

/** From this sum on, a message looks like an advert of the kind that is sent to every form there is. */
export const ADVERT = 1

/**
 * Signs of adverts with their weights, each counted once. Words that customers of a company use, too, weigh little: only together with other
 * signs do they make a sum. In the languages in which such messages are mostly sent.
 */
const SIGNS: readonly [weight: number, sign: RegExp][] = [
  // Places in search results, links and articles for sale.
  [
    1,
    /\bback-?links?\b|\b(?:do-?follow|link insertions?|guest (?:post|article|blog)|sponsored (?:post|article|content)s?)\b|domain authority/i,
  ],
  [
    0.7,
    /\bSEO\b|search engine optimi[sz]ation|suchmaschinenoptimierung|référencement|posicionamiento (?:web|seo)|продвижени\p{L}{0,3} сайт/iu,
  ],
  [
    0.7,
    /(?:first|top|page one|ersten?|première|primera|топ).{0,25}(?:google|search results|seite|page|página)|(?:google|search).{0,20}rank|в топ\b|organic traffic/iu,
  ],
  // Money.
  [1, /casino|free spins|jackpot|sports? bet|ставки на спорт|бонус|\bforex\b|trading (?:bot|signals?)|binary options|passive income/iu],
  [0.5, /\bbitcoins?\b|\bcrypto\w*|\bUSDT\b/i],
  [
    0.8,
    /(?:earn|make|profit|verdien\p{L}{0,4}|gagne\p{L}{0,3}|gana\p{L}{0,4}).{0,30}(?:[$€£]\s?\d|\d\s?(?:[$€£%]|eur|usd))|[$€£]\s?\d[\d,.]{0,12}\s?(?:a|per) (?:day|week)/iu,
  ],
  [
    0.8,
    /\b(?:cash advance|no credit check|bad credit|urgent loan|personal loans?|business loans?|loan (?:offer|approval))\b|kredit ohne schufa|\bdarlehen\b|sofortkredit|préstamos?\b|prêt (?:rapide|entre particuliers)/iu,
  ],
  [0.5, /(?:fast|quick|same day|instant) (?:approval|funding)|low interest|zinsen|sofortige auszahlung/iu],
  // Goods that such messages sell.
  [1, /viagra|cialis|levitra|weight loss|\blose \d{1,3} ?(?:kg|pounds|lbs)|no prescription|replica watches/i],
  [1, /(?:hot|sexy|lonely|naked) (?:girls?|singles|women|photos?)|\bnudes?\b|dating site|знакомств/iu],
  [1, /(?:buy|real|get|\d).{0,25}(?:followers|likes|subscribers|google reviews|five-star)/i],
  [
    1,
    /(?:e-?mail|business|verified|leads?).{0,20}(?:database|leads? list|contacts? list)|targeted leads|leads list|\d million (?:websites|contacts|emails)|millions of (?:websites|contact forms)/i,
  ],
  // Services.
  [
    0.7,
    /(?:web ?sites?|web|app|software|mobile apps?).{0,15}(?:re-?design|develop\w{0,6}) (?:company|agency|services?|team)|we (?:can )?(?:re-?design|develop|build|create) (?:your )?(?:websites?|mobile|apps?|animated)|explainer videos?|crée des sites|webdesign-?agentur/i,
  ],
  [0.5, /virtual assistants?|\boffshore\b|\boutsourc\w+|\bchat-?bots?\b|photo editing|clipping path|per (?:hour|image)\b/i],
  [
    0.6,
    /\b(?:manufacturers?|factory|supplier)\b[^]{0,60}\b(?:china|shenzhen|guangzhou|india|pakistan)\b|\bOEM\b|\bMOQ\b|purchasing manager/i,
  ],
  // Threats and notices.
  [0.7, /(?:has been|was|is) hacked|we have (?:hacked|downloaded)|your (?:web ?site|database).{0,40}(?:publish|leak)/i],
  [0.8, /domain(?: name)?s?.{0,30}(?:expir\w*|renewal|registration|register)|register.{0,40}(?:trademark|domain)/i],
  [1, /copyright\w{0,4}.{0,40}(?:images?|photos?|pictures?)[^]{0,120}(?:https?:|download|document)/i],
  // How such messages speak.
  [
    0.4,
    /(?:came across|found|visited|looking at|browsing|noticed|checking out|saw|he visto|visité).{0,25}(?:your|su|votre|ihre) (?:web ?site|site|página|page|webseite)|(?:your|votre|su|ihre) (?:web ?site|site|página|webseite).{0,60}(?:does not rank|google|errors|optimi)/i,
  ],
  [0.4, /dear (?:sir|madam|web ?site owner|business owner|webmaster|admin)|hello,? (?:web ?site owner|admin)|good day/i],
  [
    0.4,
    /(?:free|gratuite?|kostenlose[sn]?|gratis) (?:audit|quote|consultation|demo|trial|samples?|analysis|devis)|(?:audit|devis|demo|trial|samples?) (?:is |are |for )?(?:free|gratuite?)|sin compromiso|no obligation|unverbindlich/i,
  ],
  [
    0.4,
    /affordable|competitive price|best price|(?:prices?|packages?|services?).{0,20}(?:begin|start)s? (?:at|from)|à partir de \d|(?:only|for) [$€£]\d|[$€£]\d[\d,.]{0,12} (?:per|an?) /i,
  ],
  [0.4, /100 ?%|guarantee\w*|garanti\p{L}*|гаранти\p{L}*|limited time|special offer|act now|order now|apply now|start now|today only/iu],
  [0.4, /whats ?app|telegram|skype|wechat/i],
  [
    0.4,
    /(?:are you|would you be) interest\w{0,4} in|¿le interesa|can i send you|shall i send|reply (?:with|if|and)|(?:increase|boost|grow|improve) your (?:sales|traffic|revenue|business|ranking|customers)/i,
  ],
  [0.5, /(?:to|click).{0,20}(?:unsubscribe|opt[- ]?out)|reply.{0,15}\bstop\b/i],
  [0.3, /click here|hier klicken|cliquez ici|подробнее/iu],
  // Markup that no field asks for.
  [1, /<a\s[^>]{0,200}href|\[url[=\]]|\[link[=\]]/i],
]

/** Names as programs make them, such as HenryJer: two names without a space between. */
const MADE_NAME = /^\p{Lu}\p{Ll}{2,}\p{Lu}\p{Ll}{2,}$/u

/** How much a message looks like an advert. */
export function advertScore({ name, text, ownHosts }: Judged): number {
  const links = foreignLinks(text, ownHosts)
  const words = text.replace(/https?:\/\/\S+|www\.\S+/gi, ' ').match(/\p{L}{2,}/gu)?.length ?? 0
  const sum = SIGNS.reduce((total, [weight, sign]) => total + (sign.test(text) ? weight : 0), 0)
  return (
    sum +
    (links > 0 ? 0.2 : 0) +
    // Nothing but addresses.
    (links > 1 && words < 3 * links ? 0.5 : 0) +
    (/https?:|www\./i.test(name) ? 1 : 0) +
    (MADE_NAME.test(name) ? 0.4 : 0)
  )
}
