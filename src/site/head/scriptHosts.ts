/** The other hosts from which a page may load a script, where config switches on the service that needs it. */
export const SCRIPT_HOSTS: readonly string[] = ['https://www.googletagmanager.com']
