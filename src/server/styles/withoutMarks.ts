/** MUI’s class names for parts of a component, intended for style sheets. */
const MARK = /^Mui[A-Z]/

/** Markup without MUI’s class names that no rule uses: a component has up to six of them. `named` are those that rules use. */
export function withoutMarks(html: string, named: ReadonlySet<string>): string {
  // MUI writes them first; the same characters in a text have no tag before them.
  return html.replace(/(<[a-z]\w*) class="(Mui[^"]*)"/g, (_, tag: string, classes: string) => {
    const kept = classes.split(' ').filter((name) => named.has(name) || !MARK.test(name))
    return kept.length > 0 ? `${tag} class="${kept.join(' ')}"` : tag
  })
}

/** MUI’s class names in style sheets. */
export function marksIn(...sheets: readonly string[]): Set<string> {
  return new Set(sheets.flatMap((css) => [...css.matchAll(/\.(Mui[A-Z][\w-]*)/g)].map(([, name]) => name!)))
}
