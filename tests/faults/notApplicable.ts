/** Rows without a test of their own, and why they need none. */
export const notApplicable: Readonly<Record<string, string>> = {
  H11: 'the bundled server speaks http under one name; who answers https or a second name is the proxy or host before it',
}
