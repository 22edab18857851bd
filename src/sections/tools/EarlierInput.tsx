import type { ComponentProps } from 'react'
import { StoreProvider } from '#src/store/StoreProvider.tsx'
import { DocumentInput } from './DocumentInput.tsx'
import { EarlierText } from './EarlierText.tsx'

/** A place for files and text that also offers what another tool has read of this kind. */
export function EarlierInput({
  kind,
  ...input
}: ComponentProps<typeof DocumentInput> & { kind: ComponentProps<typeof EarlierText>['kind'] }) {
  const { words, documents } = input
  return (
    <div>
      <DocumentInput {...input} />
      <StoreProvider>
        <EarlierText kind={kind} words={words} used={documents.given.text} onUse={documents.replace} />
      </StoreProvider>
    </div>
  )
}
