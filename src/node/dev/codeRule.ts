/** The rule name of a problem in code instead of config. */
export const CODE_RULE = 'code'
