/**
 * A sign of mass-mailed spam, with its weight. It applies if one phrase of each list occurs in the same sentence. `*` is the rest of a
 * word, `#` any number.
 */
export type SpamSign = { weight: number; all: readonly (readonly string[])[] }

const sign = (weight: number, ...all: string[]): SpamSign => ({ weight, all: all.map((phrases) => phrases.split(', ')) })

/**
 * The signs. Words that customers also use have a low weight: only in combination do they mean spam. In the most common languages of spam.
 */
export const SPAM_SIGNS: readonly SpamSign[] = [
  // Search rankings, and links and articles for sale.
  sign(
    1,
    'backlink*, back link*, dofollow, do follow, link insertion*, guest post*, guest article*, sponsored post*, sponsored article*, sponsored content, domain authority',
  ),
  sign(
    0.7,
    'seo, search engine optimi*, suchmaschinenoptimierung, référencement, posicionamiento web, posicionamiento seo, organic traffic, продвижение сайт*',
  ),
  sign(
    0.7,
    'first page, top of, page one, erste seite, première page, primera página, rank, ranking, rankings, optimisé, в топ',
    'google, search results, yandex, сайтов',
  ),
  // Money.
  sign(1, 'casino, free spins, jackpot, sports bet*, ставки на спорт, forex, trading bot, trading signal*, binary options, passive income'),
  sign(0.5, 'bitcoin, bitcoins, crypto*, usdt'),
  sign(0.8, 'earn, profit, verdiene*, gagnez, gane', '$#, €#, £#, # eur, # euro, #%, # usd'),
  sign(
    0.8,
    'cash advance, no credit check, bad credit, urgent loan, personal loan*, business loan*, loan offer, kredit ohne schufa, darlehen, sofortkredit, préstamo*, prêt rapide',
  ),
  sign(
    0.5,
    'fast approval, quick approval, same day approval, instant approval, instant funding, low interest, zinsen, sofortige auszahlung',
  ),
  // Goods sold by spam.
  sign(1, 'viagra, cialis, levitra, weight loss, lose # kg, lose # pounds, no prescription, replica watches'),
  sign(1, 'hot girl*, sexy, lonely girl*, hot singles, single women, hot photos, nudes, dating site, знакомств*'),
  sign(1, 'followers, likes, subscribers, google reviews, star google reviews, five star reviews', 'buy, real, get, #'),
  sign(1, 'database, list, leads', 'email, e mail, verified, targeted, business contacts', 'million, leads, ceo, order, samples, verified'),
  sign(1, 'millions of websites, million websites, contact form marketing, your ad to'),
  // Services.
  sign(
    0.7,
    'web design company, web design agency, web design services, website development, web development company, app development, software development company, redesign your, develop mobile, develop apps, explainer video*, crée des sites, webdesign agentur',
  ),
  sign(0.5, 'virtual assistant*, offshore, outsourc*, chatbot*, photo editing, clipping path, per hour, per image'),
  sign(0.6, 'manufacturer*, factory, supplier', 'china, shenzhen, guangzhou, india, pakistan'),
  sign(0.6, 'oem, moq, purchasing manager'),
  // Threats and notices.
  sign(0.7, 'has been hacked, was hacked, we have hacked, have downloaded your, leak your'),
  sign(0.8, 'domain, domain name, domain names, brand name, trademark', 'expires, expire, expired, renewal, register, registration'),
  sign(1, 'copyrighted image*, copyrighted photo*, copyrighted picture*, copyright infringement'),
  // Typical phrases.
  sign(
    0.4,
    'came across, looking at, browsing, noticed, checking out, visited, found, he visto, visité, create, build, improve, redesign',
    'your website, your site, your page, votre site, su página web, ihre webseite',
  ),
  sign(0.4, 'dear sir, dear madam, dear website owner, dear business owner, dear webmaster, dear admin, website owner, good day'),
  sign(0.4, 'free, gratuit, gratuite, kostenlos*, gratis', 'audit, quote, consultation, demo, trial, sample*, devis, analysis, analyse'),
  sign(0.4, 'sin compromiso, no obligation, unverbindlich'),
  sign(
    0.4,
    'affordable, competitive price, best price, packages begin at, packages start at, prices begin at, prices start at, prices at, à partir de #, for $#, only $#, $# per, at $#, from $#',
  ),
  sign(
    0.4,
    '#% satisfaction, #% safe, #% guaranteed, guaranteed, guarantee, garantie, garantiert, garantizado, гарантия, limited time, special offer, act now, order now, apply now, start now, today only',
  ),
  sign(0.4, 'whatsapp, telegram, skype, wechat'),
  sign(
    0.4,
    'are you interested, would you be interested, le interesa, can i send, shall i send, reply with, reply if, increase your, boost your, grow your, improve your, hurt your',
  ),
  sign(0.5, 'to unsubscribe, to opt out, reply stop, reply with stop'),
  sign(0.3, 'click here, hier klicken, cliquez ici, подробнее'),
]
