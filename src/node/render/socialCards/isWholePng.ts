import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/** The last chunk of every PNG: it is empty, and so always the same. */
const END = Buffer.from([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82])

/** Whether a PNG is there to its end. Throws the system's error when the file cannot be read. */
export function isWholePng(file: string): boolean {
  const opened = openSync(file, 'r')
  try {
    const end = Buffer.alloc(END.length)
    readSync(opened, end, 0, end.length, Math.max(0, fstatSync(opened).size - end.length))
    return end.equals(END)
  } finally {
    closeSync(opened)
  }
}
