/** What MUI calls a part of a component, for style sheets to find it. */
const MARK = /^Mui[A-Z]/

/** Markup without the class names of MUI that no rule names: a component has up to six of them. `named` has those that rules do name. */
export function withoutMarks(html: string, named: ReadonlySet<string>): string {
  // MUI writes them first, and what looks like them in a text has no tag before it.
  return html.replace(/(<[a-z]\w*) class="(Mui[^"]*)"/g, (_, tag: string, classes: string) => {
    const kept = classes.split(' ').filter((name) => named.has(name) || !MARK.test(name))
    return kept.length > 0 ? `${tag} class="${kept.join(' ')}"` : tag
  })
}

/** The class names of MUI in style sheets. */
export function marksIn(...sheets: readonly string[]): Set<string> {
  return new Set(sheets.flatMap((css) => [...css.matchAll(/\.(Mui[A-Z][\w-]*)/g)].map(([, name]) => name!)))
}
