import { useOutletContext } from 'react-router-dom'
import { Loading } from './Loading.tsx'
import { PageError } from './PageError.tsx'
import { PageView } from './PageView.tsx'
import type { PageState } from './pageStore.ts'

/** The requested page, as the layout passes it to its route; `retry` requests it again. */
export type AskedPage = { state: PageState; retry(): void }

/** The leaf of every route: the page, or its placeholder. */
export function PageRoute() {
  const { state, retry } = useOutletContext<AskedPage>()
  if (state.status === 'ready') return <PageView data={state.data} mode={state.mode} />
  if (state.status === 'loading') return <Loading />
  return <PageError retry={retry} />
}
