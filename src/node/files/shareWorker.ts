import { parentPort, workerData } from 'node:worker_threads'
import { isUnable } from './shareFile.ts'
import { type SharedPart, shareBelow } from './shareFolder.ts'

const { folder, name, below } = workerData as SharedPart
try {
  shareBelow(folder, name, below)
  parentPort!.postMessage(true)
} catch (error) {
  if (!isUnable(error)) throw error
  parentPort!.postMessage(false)
}
