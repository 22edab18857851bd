export { labelOf } from '#src/site/words/labelOf.ts'
