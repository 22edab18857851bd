const ATTRIBUTES = ['src', 'srcset', 'href', 'poster'] as const
const versions = new Map<string, number>()
let watching: MutationObserver | undefined

/**
 * Shows changed files of `config/assets` in an open document. Browsers cache a picture by its address, so it gets a new one; elements added
 * later get it too.
 */
export function refreshAssets(document: Document, assets: string[]): void {
  for (const path of assets) versions.set(path, Date.now())
  withVersions(document.documentElement)
  watching ??= new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof Element) withVersions(node)
  })
  watching.observe(document.documentElement, { childList: true, subtree: true })
}

/** Replaces the addresses in elements with the current ones. */
export function withVersions(root: Element): void {
  for (const [path, version] of versions) {
    const named = new RegExp(`${path.replace(/[.]/g, '\\.')}(\\?v=\\d+)?(?=$|[\\s,])`, 'g')
    for (const name of ATTRIBUTES) {
      for (const found of [root, ...root.querySelectorAll(`[${name}*="${path}"]`)]) {
        const value = found.getAttribute(name)
        const fresh = value?.replace(named, `${path}?v=${version}`)
        if (fresh !== undefined && fresh !== value) found.setAttribute(name, fresh)
      }
    }
  }
}
