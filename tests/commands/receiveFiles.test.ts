import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { receiverAtWork } from '#tests/support/receiverAtWork.ts'

const PDF = new TextEncoder().encode('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const TYPES =
  '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
const DOCX = zipSync({ '[Content_Types].xml': strToU8(TYPES), 'word/document.xml': strToU8('<document/>') })
const ODT = zipSync({ mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }], 'content.xml': strToU8('<x/>') })
const FIELDS = [
  { kind: 'text', name: 'name', label: 'Your name', required: true },
  { kind: 'file', name: 'drawing', label: 'Drawing', accept: ['pdf', 'docx', 'odt'], required: true, maxMegabytes: 1, maxFiles: 2 },
  { kind: 'file', name: 'photo', label: 'Photo', accept: ['png'], maxMegabytes: 1 },
]
type Upload = [field: string, content: Uint8Array | string, name: string, type?: string]
const DRAWING: Upload = ['drawing', PDF, 'cake.pdf', 'application/pdf']

/** The receiver of a form with files; `send` posts like a page, `sendForm` like a browser without scripts. */
async function atWork(options: Parameters<typeof receiverAtWork>[0] = {}) {
  const receiver = await receiverAtWork({ form: { fields: FIELDS }, ...options })
  const bodyOf = (files: Upload[], values: Record<string, string>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(values)) body.set(name, value)
    for (const [field, content, name, type = ''] of files) body.append(field, new Blob([content as BlobPart], { type }), name)
    return body
  }
  const address = `${receiver.url}/_forms/preorder`
  let keys = 0
  const send = async (files: Upload[], key = `key-${(keys += 1)}`) => {
    const body = bodyOf(files, { name: 'Ada', _page: '/order', _more: '', _elapsed: '90000', _proof: '' })
    const response = await fetch(address, { method: 'POST', headers: { Accept: 'application/json', 'Idempotency-Key': key }, body })
    return { status: response.status, ...((await response.json()) as { state: string; errors?: { name: string; message: string }[] }) }
  }
  const sendForm = (files: Upload[], values: Record<string, string>) =>
    fetch(address, { method: 'POST', redirect: 'manual', headers: { Accept: 'text/html,*/*' }, body: bodyOf(files, values) })
  const left = () => [readdirSync(receiver.folder).includes('incoming') ? readdirSync(join(receiver.folder, 'incoming')) : []].flat()
  return { ...receiver, send, sendForm, left }
}

test('F02 files of a message are on disk when it is acknowledged, and lie in a folder beside the delivered message', async () => {
  const { send, kept, arrived, folder, left } = await atWork()
  expect(await send([DRAWING, ['drawing', DOCX, 'Wünsche.docx']])).toMatchObject({ status: 202, state: 'accepted' })
  const [message] = await kept()
  expect(message).toMatchObject({ page: '/order', values: { name: 'Ada', drawing: 'cake.pdf\nWünsche.docx' } })
  expect(message!.files).toEqual([
    { field: 'drawing', name: 'cake.pdf', kind: 'pdf', size: PDF.length },
    { field: 'drawing', name: 'Wünsche.docx', kind: 'docx', size: DOCX.length },
  ])
  const [{ values, id }] = (await arrived(1)) as [{ id: string; values: Record<string, unknown> }]
  expect(values['drawing']).toEqual(['cake.pdf', 'Wünsche.docx'])
  const file = join(folder, 'received', 'file', id, 'cake.pdf')
  expect(readFileSync(file)).toEqual(Buffer.from(PDF))
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(left()).toEqual([])
})

test('F01 what a file is, its content says, and neither its name nor its type', async () => {
  const { send, kept, left } = await atWork()
  const wrong = [{ name: 'drawing', message: expect.stringContaining('is not one of these kinds of files: PDF, DOCX, ODT.') as string }]
  const refused: Upload[] = [
    ['drawing', '<script>alert(1)</script>', 'cake.pdf', 'application/pdf'],
    ['drawing', '', 'empty.pdf', 'application/pdf'],
    ['drawing', zipSync({ 'run.exe': strToU8('MZ') }), 'cake.docx'],
    ['drawing', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]), 'cake.pdf'],
  ]
  for (const file of refused) expect(await send([file])).toEqual({ status: 422, state: 'mistaken', errors: wrong })
  expect(await send([['drawing', ODT, 'cake.exe', 'text/html']])).toMatchObject({ status: 202 })
  expect((await kept()).map(({ values }) => values['drawing'])).toEqual(['cake.exe.odt'])
  expect(left()).toEqual([])
})

test('F01 F03 too many, too large and missing files are mistakes at their field, and files of other fields are skipped', async () => {
  const { send, kept, left, folder } = await atWork()
  const errors = async (files: Upload[]) => (await send(files)).errors
  const large: Upload = ['drawing', new Uint8Array([...PDF, ...new Uint8Array(1_000_000)]), 'large.pdf']
  expect(await errors([large])).toEqual([{ name: 'drawing', message: '“large.pdf” is larger than 1 MB. Please choose a smaller file.' }])
  expect(await errors([DRAWING, DRAWING, DRAWING])).toEqual([{ name: 'drawing', message: 'Please choose no more than 2 files.' }])
  expect(await errors([['cake', PDF, 'cake.pdf']])).toEqual([{ name: 'drawing', message: 'Please choose a file.' }])
  expect(await kept()).toEqual([])
  expect(left()).toEqual([])
  expect(existsSync(join(folder, 'files')) ? readdirSync(join(folder, 'files')) : []).toEqual([])
})

test('F05 the same files under a key are the same message; other content under the same name is not', async () => {
  const { send, kept } = await atWork()
  expect(await send([DRAWING], 'k')).toMatchObject({ status: 202 })
  expect(await send([DRAWING], 'k')).toMatchObject({ status: 202 })
  expect(await send([['drawing', new Uint8Array([...PDF, 10]), 'cake.pdf']], 'k')).toMatchObject({ status: 409 })
  expect(await kept()).toHaveLength(1)
})

test('F12 files are deleted with their message, and those that no message has at the next start', async () => {
  const { send, journal, kept, folder, arrived } = await atWork()
  await send([DRAWING])
  await arrived(1)
  const { id } = (await kept())[0]!
  expect(readdirSync(join(folder, 'files'))).toEqual([id])
  await journal.change('drop', [id])
  expect(readdirSync(join(folder, 'files'))).toEqual([])
})

test('F17 without JavaScript, mistakes lead back to the form, which asks for the files again', async () => {
  const { sendForm, kept } = await atWork()
  const answer = await sendForm([DRAWING], { name: '', _page: '/order' })
  expect(answer.status).toBe(422)
  const page = await answer.text()
  expect(page).toContain('enctype="multipart/form-data"')
  expect(page).toContain('Please choose your files again.')
  expect(page).toMatch(/<input type="file" accept="\.pdf,[^"]*" multiple id="drawing"/)
  // Browsers send an empty part for a field without a file.
  const thanks = await sendForm([DRAWING, ['photo', '', '']], { name: 'Ada', _page: '/order' })
  expect(thanks.status).toBe(303)
  expect(await kept()).toMatchObject([{ values: { name: 'Ada', drawing: 'cake.pdf' } }])
})

test.each([
  ['multipart/form-data', 'x', 415],
  ['multipart/form-data; boundary=', 'x', 400],
  ['multipart/form-data; boundary=x', '', 400],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="drawing"; filename="a.pdf"\r\n\r\n%PDF-', 400],
  ['multipart/form-data; boundary=x', `--x\r\n${'X-A: b\r\n'.repeat(20_000)}\r\n\r\n--x--`, 422],
])('F03 a broken body of type %s is refused, and the receiver goes on: %#', async (type, body, status) => {
  const { url, send, left } = await atWork()
  const headers = { 'Content-Type': type, Accept: 'application/json' }
  expect((await fetch(`${url}/_forms/preorder`, { method: 'POST', headers, body })).status).toBe(status)
  expect(left()).toEqual([])
  expect(await send([DRAWING])).toMatchObject({ status: 202 })
})

test('F03 a form without files accepts no multipart body, and JSON names no files', async () => {
  const { url } = await receiverAtWork()
  const body = new FormData()
  body.set('name', 'Ada')
  expect((await fetch(`${url}/_forms/preorder`, { method: 'POST', body })).status).toBe(415)
  const { post } = await atWork()
  expect((await post({ values: { name: 'Ada', drawing: 'cake.pdf' }, page: '/order', trap: '', elapsed: 90_000 })).status).toBe(422)
})
