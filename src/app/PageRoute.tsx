import { useOutletContext } from 'react-router-dom'
import { Loading } from './Loading.tsx'
import { PageError } from './PageError.tsx'
import { PageView } from './PageView.tsx'
import type { PageState } from './pageStore.ts'

/** The page that the address asks for, as the layout hands it to its route; `retry` tries again to get it. */
export type AskedPage = { state: PageState; retry(): void }

/** The leaf of every route: the page, or what stands in its place. */
export function PageRoute() {
  const { state, retry } = useOutletContext<AskedPage>()
  if (state.status === 'ready') return <PageView data={state.data} mode={state.mode} />
  if (state.status === 'loading') return <Loading />
  return <PageError retry={retry} />
}
