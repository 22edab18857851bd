/** The look of texts on the page in the frame: style rules for what is in an element with the class `name`. */
export function siteLook(name: string): string {
  const page = document.querySelector<HTMLIFrameElement>('iframe[title="The page"]')?.contentDocument
  const root = page?.querySelector('main')
  if (!page || !root) return ''
  const probe = page.createElement('div')
  probe.className = 'prose'
  probe.setAttribute('aria-hidden', 'true')
  Object.assign(probe.style, { position: 'absolute', visibility: 'hidden', width: '30rem' })
  for (const tag of Object.keys(PROPERTIES)) {
    if (tag === 'th' || tag === 'td') continue
    probe.append(page.createElement(tag))
  }
  const row = probe.appendChild(page.createElement('table')).appendChild(page.createElement('tr'))
  row.append(page.createElement('th'), page.createElement('td'))
  root.append(probe)
  const view = page.defaultView!
  const rules = Object.entries(PROPERTIES).map(([tag, properties]) => {
    const style = view.getComputedStyle(probe.querySelector(tag)!)
    return `.${name} ${tag === 'th' ? 'td.head' : tag} { ${properties.map((property) => `${property}: ${style.getPropertyValue(property)};`).join(' ')} }`
  })
  const own = view.getComputedStyle(probe)
  const paper = backgroundOf(root, view)
  rules.unshift(`.${name} { color: ${own.color}; background-color: ${paper}; font-family: ${own.fontFamily}; line-height: 1.6; }`)
  probe.remove()
  return [...fontFaces(page), ...rules].join('\n')
}

const WORDS = ['color', 'font-family', 'font-weight', 'font-style', 'letter-spacing']

/** What is taken over; sizes fit the width of the fields. */
const PROPERTIES: Record<string, readonly string[]> = {
  p: WORDS,
  h2: WORDS,
  h3: WORDS,
  h4: WORDS,
  a: ['color'],
  strong: ['color', 'font-weight'],
  blockquote: ['color', 'font-style', 'border-left-color', 'border-left-style', 'border-left-width', 'padding-left'],
  code: ['color', 'background-color'],
  pre: ['color', 'background-color'],
  hr: ['border-top-color'],
  th: ['color', 'font-weight'],
  td: ['color'],
}

/** The first color behind an element that is not transparent. */
function backgroundOf(element: Element | null, view: Window): string {
  for (let at = element; at; at = at.parentElement) {
    const color = view.getComputedStyle(at).backgroundColor
    if (color !== 'transparent' && !color.startsWith('rgba(0, 0, 0, 0')) return color
  }
  return '#fff'
}

/** The font files of a page, with full addresses. */
function fontFaces(page: Document): string[] {
  const sheets = [...page.styleSheets, ...page.adoptedStyleSheets]
  return sheets.flatMap((sheet) =>
    rulesOf(sheet)
      .filter((rule) => rule.constructor.name === 'CSSFontFaceRule')
      .map(({ cssText }) => cssText),
  )
}

function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules]
  } catch {
    // A style sheet of another site.
    return []
  }
}
