import tesseract from 'tesseract.js/dist/tesseract.esm.min.js'

/** The location of the files from the `Recognition` of the site, with the host, and the name of the language’s data. */
export type Letters = { folder: string; language: string }

/** Recognizes the letters in pictures: returns the text of each. */
export type PictureReader = { read(picture: Blob): Promise<string>; end(): Promise<unknown> }

type TrustedTypes = {
  defaultPolicy: object | null
  createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown
}

/**
 * Fetches the code and the language, and starts a worker with them. `onProgress` receives the progress of the current picture, from 0 to 1.
 * Rejects when a file is missing or cannot run in this browser.
 */
export function startReader({ folder, language }: Letters, onProgress: (share: number) => void): Promise<PictureReader> {
  const worker = `${folder}/worker.min.js`
  allowScript(worker)
  return new Promise((resolve, reject) => {
    const fail = (reason: unknown) => reject(reason instanceof Error ? reason : new Error(String(reason)))
    tesseract
      .createWorker(language, tesseract.OEM.LSTM_ONLY, {
        workerPath: worker,
        corePath: `${folder}/tesseract-core-simd-lstm.js`,
        langPath: folder,
        workerBlobURL: false,
        // The browser caches the files; a second copy in storage would never be deleted.
        cacheMethod: 'none',
        gzip: false,
        logger: ({ status, progress }) => {
          if (status === 'recognizing text') onProgress(progress)
        },
        errorHandler: fail,
      })
      .then((reader) => {
        resolve({ read: async (picture) => (await reader.recognize(picture)).data.text, end: () => reader.terminate() })
      }, fail)
  })
}

/** If scripts need a policy, allows this worker to start that one, and no other. */
function allowScript(address: string): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (trustedTypes && !trustedTypes.defaultPolicy)
    trustedTypes.createPolicy('default', { createScriptURL: (url) => (url === address ? url : null) })
}
