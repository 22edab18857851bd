/** Where the schemas lie below a config folder. The name is hidden, so that nothing takes them for config and nothing publishes them. */
export const LIVE_FOLDER = '.schemas'
