import type { Selection } from '#src/editor/editorState.ts'

/** A task that an author has started: its target, before the dialog asks for the details. */
export type AskedTask =
  | { do: 'new'; like?: string }
  | { do: 'move'; path: string }
  | { do: 'remove'; path: string }
  | { do: 'translate'; file: string; language: string }
  | { do: 'share'; place: Selection; suggestion: string }
  | { do: 'own'; place: Selection; name: string }
  | { do: 'carry'; place: Selection; copies: boolean }
