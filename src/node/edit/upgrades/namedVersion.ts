import { findNodeAtLocation } from 'jsonc-parser'
import type { FileEdits } from './fileEdits.ts'

/** In version 1 the field of the config version was `version`; its value is updated afterwards. */
export const namedVersion: FileEdits = ({ kind, tree }) => {
  const key = kind === 'site' && findNodeAtLocation(tree, ['version'])?.parent?.children?.[0]
  return key ? [{ offset: key.offset, length: key.length, content: '"configVersion"' }] : []
}
