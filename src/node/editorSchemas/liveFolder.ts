/** The folder of the schemas in a config folder. It is hidden, so that nothing reads it as config or publishes it. */
export const LIVE_FOLDER = '.schemas'
