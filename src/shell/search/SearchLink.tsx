import { type MouseEvent, useState } from 'react'
import { followsLink } from '#src/shell/menu/followsLink.ts'
import { usePathChange } from '#src/shell/menu/usePathChange.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { lazyView } from '#src/ui/lazyView.tsx'
import { useSite } from '#src/ui/SiteContext.ts'
import type { SearchDialogProps } from './SearchDialog.tsx'

const dialog = lazyView<SearchDialogProps>('search', () => import('./SearchDialog.tsx').then((module) => module.SearchDialog))

/**
 * The search button of the header: a link to the search page that opens the search dialog, once the page is hydrated and if the code of the
 * dialog loads. `path` is the path of the page; when it changes, the dialog closes.
 */
export function SearchLink({ path }: { path: string }) {
  const { search, words } = useSite()
  const [isOpen, setOpen] = useState(false)
  usePathChange(path, () => setOpen(false))
  if (search === undefined) return null

  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (path === search || !followsLink(event.nativeEvent)) return
    event.preventDefault()
    const { href } = event.currentTarget
    dialog.preload().then(
      () => setOpen(true),
      () => window.location.assign(href),
    )
  }
  return (
    <>
      <a className="search-link" href={search} aria-label={words.search} data-opens="search" onClick={open}>
        <Icon name="search" />
      </a>
      {isOpen && <dialog.View close={() => setOpen(false)} />}
    </>
  )
}
