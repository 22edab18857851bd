import { build } from './build.ts'
import { coverage } from './coverage.ts'
import { data } from './data.ts'
import { dev } from './dev.ts'
import { diff } from './diff.ts'
import { edit } from './edit.ts'
import { importSite } from './import.ts'
import { init } from './init.ts'
import { mcp } from './mcp.ts'
import { merge } from './merge.ts'
import { mv } from './mv.ts'
import { newPage } from './new.ts'
import { patch } from './patch.ts'
import { receive } from './receive.ts'
import { fonts } from './fonts.ts'
import { release } from './release.ts'
import { replace } from './replace.ts'
import { review } from './review.ts'
import { rm } from './rm.ts'
import { schemas } from './schemas.ts'
import { slugs } from './slugs.ts'
import { start } from './start.ts'
import { translations } from './translations.ts'
import { tokens } from './tokens.ts'
import { upgrade } from './upgrade.ts'
import { validate } from './validate.ts'

/** All commands, in the order of help and of the README’s table. */
export const commands = [
  start,
  dev,
  edit,
  build,
  merge,
  validate,
  init,
  importSite,
  upgrade,
  newPage,
  mv,
  rm,
  replace,
  tokens,
  translations,
  fonts,
  patch,
  mcp,
  review,
  release,
  diff,
  receive,
  data,
  coverage,
  slugs,
  schemas,
]
