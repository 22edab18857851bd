import { findNodeAtLocation } from 'jsonc-parser'
import type { FileEdits } from './fileEdits.ts'

/** In version 1 the version of the config was `version`; what it says is brought up to date afterwards. */
export const namedVersion: FileEdits = ({ kind, tree }) => {
  const key = kind === 'site' && findNodeAtLocation(tree, ['version'])?.parent?.children?.[0]
  return key ? [{ offset: key.offset, length: key.length, content: '"configVersion"' }] : []
}
