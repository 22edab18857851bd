type Rules = { [name: string]: Rules | string }

/**
 * Styles of a form with steps that show only the first one before the code of the form has loaded, so that nothing moves when it does.
 * Without scripts all steps are shown. So they are if the code does not arrive and the browser finds a problem in the form, perhaps in a
 * hidden step.
 */
export const stepStyles: Rules = {
  '& .whole-label + .step-label': { display: 'none' },
  '@media screen and (scripting: enabled)': {
    '@supports selector(:has(:user-invalid))': {
      '&[data-whole]:not(:has(:user-invalid))': {
        '& fieldset[data-step] ~ fieldset[data-step]': { display: 'none' },
        '& .whole-label': { display: 'none' },
        '& .whole-label + .step-label': { display: 'inline' },
      },
    },
  },
}
