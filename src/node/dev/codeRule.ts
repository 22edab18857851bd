/** What stands for the rule of a problem that is one of the code, not of config. */
export const CODE_RULE = 'code'
