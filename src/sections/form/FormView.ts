import type { ViewProps } from '#src/site/pages/pageData.ts'

/** A form as its page shows it. */
export type FormView = ViewProps<'form'>
