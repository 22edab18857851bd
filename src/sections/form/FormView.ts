import type { ViewProps } from '#src/site/pages/pageData.ts'

/** The props of a form on its page. */
export type FormView = ViewProps<'form'>
