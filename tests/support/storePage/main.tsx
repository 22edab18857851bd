import { createRoot } from 'react-dom/client'
import recruiting from '#packages/recruiting/results.ts'
import { registerResults, sharedStore } from '#src/store/sharedStore.ts'
import { StoreProvider } from '#src/store/StoreProvider.tsx'
import { Results } from './Results.tsx'
import { slowStorage } from './slowStorage.ts'

registerResults([recruiting])
// The options must be set before any other code opens the store.
if (location.search === '?slow') sharedStore({ storage: slowStorage() })

createRoot(document.getElementById('root')!).render(
  <>
    <h1>Results</h1>
    <StoreProvider>
      <Results />
    </StoreProvider>
  </>,
)
