import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { JournalError } from '#src/node/receive/journal/journalError.ts'
import { ORDER } from '#tests/support/orderForm.ts'
import { receiverAtWork } from '#tests/support/receiverAtWork.ts'

const SITE = 'https://www.brot-und-blume.example'
const { values } = ORDER
const HOUR = 3_600_000

/** What an answer says: its status and its JSON. */
const said = async (answer: Response | Promise<Response>) => {
  const response = await answer
  return { status: response.status, ...((await response.json()) as object) }
}

describe('a message that a page posts', () => {
  test('F02 is on disk when it is acknowledged, and arrives', async () => {
    const { post, kept, arrived } = await receiverAtWork()
    const answer = await said(post(ORDER))
    expect(answer).toEqual({ status: 202, state: 'accepted', id: expect.stringMatching(/^[0-9a-f]{16}$/) })
    expect(await kept()).toMatchObject([{ form: 'preorder', page: '/order', values }])
    expect(await arrived(1)).toMatchObject([{ values: { ...values, loaves: 2, terms: true } }])
  })

  test('F01 with mistakes is answered with the words that the page would show, and nothing is kept', async () => {
    const { post, kept } = await receiverAtWork()
    expect(await said(post({ ...ORDER, values: { ...values, email: 'ada', loaves: '21', terms: '' } }))).toEqual({
      status: 422,
      state: 'mistaken',
      errors: [
        { name: 'email', message: expect.stringContaining('e-mail address') },
        { name: 'loaves', message: 'Please enter a whole number from 1 to 20.' },
        { name: 'terms', message: expect.stringContaining('tick') },
      ],
    })
    expect(await kept()).toEqual([])
  })

  test('F05 again under its key is the same message; other content under it is refused', async () => {
    const { post, kept } = await receiverAtWork()
    const first = await said(post(ORDER, 'k'))
    expect(await said(post({ ...ORDER, elapsed: 90_000, page: '/' }, 'k'))).toEqual(first)
    expect(await said(post({ ...ORDER, values: { ...values, name: 'Eve' } }, 'k'))).toEqual({ status: 409, state: 'otherContent' })
    expect(await said(post({ ...ORDER, values: { ...values, name: 'Eve' } }, 'other'))).toMatchObject({ status: 202 })
    expect(await kept()).toHaveLength(2)
  })

  test('F05 without a key is the same message for some minutes', async () => {
    const { url, clock, kept } = await receiverAtWork()
    const send = () =>
      said(
        fetch(`${url}/_forms/preorder`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(ORDER) }),
      )
    const first = await send()
    clock.move(9 * 60_000)
    expect(await send()).toEqual(first)
    clock.move(HOUR)
    expect(await send()).not.toEqual(first)
    expect(await kept()).toHaveLength(2)
  })

  test('F03 may hold whatever it likes: only what fields ask for is kept, and nothing breaks', async () => {
    const { post, kept } = await receiverAtWork()
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`f${index}`, 'x']))
    expect(await said(post({ ...ORDER, values: { ...values, ...many } }))).toMatchObject({ status: 202 })
    const poisoned = JSON.stringify({ ...ORDER, values: { ...values, name: 'NUL \u0000, half \ud83d' } }).replace(
      '"values":{',
      '"__proto__":{"polluted":true},"values":{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"loaves":2,',
    )
    expect(await said(post(poisoned))).toMatchObject({ status: 202 })
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
    const [first, second] = await kept()
    expect(first!.values).toEqual(values)
    expect(second!.values).toEqual({ ...values, name: 'NUL , half \ufffd' })
  })

  test.each([
    ['no JSON', '{"values":'],
    ['a list', '[]'],
    ['null', 'null'],
    ['values that are a list', '{"values":[]}'],
    ['JSON that is 30,000 levels deep', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
    ['nothing', ''],
  ])('F03 with a body that is %s is refused in words', async (_what, body) => {
    const { post } = await receiverAtWork()
    expect(await said(post(body))).toEqual({ status: 400, state: 'refused', message: 'The message cannot be read.' })
  })

  test.each(['x'.repeat(201), 'two words', 'ä'])('F05 with the key %j is refused in words', async (key) => {
    const { post } = await receiverAtWork()
    expect(await said(post(ORDER, key))).toMatchObject({ status: 400, state: 'refused' })
  })

  test('F03 of more than 64 KB is refused', async () => {
    const { post, kept } = await receiverAtWork()
    expect(await said(post({ ...ORDER, page: 'x'.repeat(65_536) }))).toMatchObject({ status: 413, state: 'refused' })
    expect(await kept()).toEqual([])
  })

  test('F03 of more than 64 KB that does not say so beforehand is refused too', async () => {
    const { url, kept } = await receiverAtWork()
    const { port } = new URL(url)
    const socket = connect(Number(port), '127.0.0.1')
    socket.write('POST /_forms/preorder HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n')
    for (let part = 0; part < 5; part += 1) socket.write(`4000\r\n${'x'.repeat(0x4000)}\r\n`)
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(answer.toString()).toMatch(/^HTTP\/1.1 413 /)
    socket.destroy()
    expect(await kept()).toEqual([])
  })

  test('F03 that is cut off keeps nothing', async () => {
    const { url, kept, post } = await receiverAtWork()
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    const body = JSON.stringify(ORDER)
    socket.write(
      `POST /_forms/preorder HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, -1)}`,
    )
    await once(socket, 'ready')
    socket.destroy()
    await post({ ...ORDER, values: { ...values, name: 'Another' } })
    expect(await kept()).toHaveLength(1)
  })
})

describe('a message with a day, a phone number and several choices', () => {
  const fields = [
    { kind: 'date', name: 'day', label: 'Day', required: true, min: 'today+1', max: 'today+7' },
    { kind: 'phone', name: 'phone', label: 'Phone' },
    {
      kind: 'choices',
      name: 'seeds',
      label: 'Seeds on top',
      max: 2,
      options: ['poppy', 'sesame', 'sunflower'].map((value) => ({ value, label: value.toUpperCase() })),
    },
  ]
  const day = (clock: { now(): number }, days: number) => new Date(clock.now() + days * 24 * HOUR).toISOString().slice(0, 10)

  test('F01 arrives with its choices as a list, whether a page or a browser posts it', async () => {
    const { post, postForm, clock, arrived } = await receiverAtWork({ form: { fields } })
    const sent = { day: day(clock, 2), phone: '+41 44 668 18 00' }
    expect(await said(post({ ...ORDER, values: { ...sent, seeds: 'poppy,sesame' } }))).toMatchObject({ status: 202 })
    const bodies = Object.entries({ ...sent, phone: '044 668 18 01' })
    expect((await postForm([...bodies, ['seeds', 'sesame'], ['seeds', 'poppy']])).status).toBe(303)
    expect((await arrived(2)).map(({ values }) => values)).toEqual([
      { ...sent, seeds: ['poppy', 'sesame'] },
      { ...sent, phone: '044 668 18 01', seeds: ['sesame', 'poppy'] },
    ])
  })

  test('F01 with mistakes is answered in words, and the day counts from today', async () => {
    const { post, clock, kept } = await receiverAtWork({ form: { fields } })
    const values = { day: day(clock, -1), phone: 'no', seeds: 'poppy,sesame,sunflower' }
    expect(await said(post({ ...ORDER, values }))).toMatchObject({
      status: 422,
      errors: [
        { name: 'day', message: expect.stringMatching(/^Please choose \d+ \w+ 20\d\d or a later day\.$/) },
        { name: 'phone', message: expect.stringContaining('phone number') },
        { name: 'seeds', message: 'Please choose no more than 2.' },
      ],
    })
    expect(await kept()).toEqual([])
    clock.move(30 * 24 * HOUR)
    expect(await said(post({ ...ORDER, values: { day: day(clock, 2) } }))).toMatchObject({ status: 202 })
  })

  test('F01 keeps only values of fields whose condition is met, and sources that the form accepts', async () => {
    const more = [
      { kind: 'text', name: 'recipe', label: 'Whose recipe?', required: true, when: { field: 'seeds', is: ['sunflower'] } },
      { kind: 'source', name: 'via', label: 'Via', from: '?via', values: ['fair'] },
    ]
    const { post, clock, kept } = await receiverAtWork({ form: { fields: [...fields, ...more] } })
    const sent = { day: day(clock, 2), seeds: 'poppy' }
    expect(await said(post({ ...ORDER, values: { ...sent, recipe: 'x', via: 'fair' } }))).toMatchObject({ status: 202 })
    expect(await said(post({ ...ORDER, values: { ...sent, day: day(clock, 3), via: 'spam' } }))).toMatchObject({ status: 202 })
    expect((await kept()).map(({ values }) => values)).toEqual([
      { ...sent, via: 'fair' },
      { ...sent, day: day(clock, 3) },
    ])
    expect(await said(post({ ...ORDER, values: { ...sent, seeds: 'sunflower' } }))).toMatchObject({ errors: [{ name: 'recipe' }] })
  })

  test('F17 with mistakes comes back to a browser with what was chosen', async () => {
    const { postForm, clock } = await receiverAtWork({ form: { fields } })
    const answer = await postForm([
      ['day', day(clock, 2)],
      ['phone', 'no'],
      ['seeds', 'poppy'],
      ['seeds', 'sunflower'],
    ])
    const page = await answer.text()
    expect(answer.status).toBe(422)
    expect(page).toContain('<legend>Seeds on top</legend>')
    expect([...page.matchAll(/value="(\w+)" checked/g)].map(([, value]) => value)).toEqual(['poppy', 'sunflower'])
    expect(page).toContain(`type="date" id="day" name="day" required value="${day(clock, 2)}"`)
    expect(page).toMatch(/type="tel"[^>]* aria-invalid="true"[^>]* value="no"/)
  })
})

describe('a message that a browser posts by itself', () => {
  const fields = { ...values, terms: 'on', _page: '/order', _more: '' }

  test('F17 leads to thanks in the words of the form', async () => {
    const { postForm, kept, url } = await receiverAtWork()
    const answer = await postForm(fields)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/_forms/preorder/thanks'])
    expect(await kept()).toMatchObject([{ page: '/order', values }])
    const page = await (await fetch(`${url}/_forms/preorder/thanks`)).text()
    expect(page).toContain('Your bread is ready tomorrow.')
  })

  test.each([
    [true, '/visit'],
    [false, `${SITE}/visit`],
  ])('F17 leads to the page that config names (on the server of the site: %s)', async (isMounted, location) => {
    const delivery = { kind: 'receiver', subject: 'An order', thanks: '/visit' }
    const { postForm } = await receiverAtWork({ isMounted, form: { delivery } })
    expect((await postForm(fields)).headers.get('location')).toBe(location)
  })

  test('R8.8 is answered in the language of the page that it was sent from', async () => {
    const words = { title: 'Brot bestellen', success: { title: 'Danke', text: 'Morgen liegt es bereit.' } }
    const files = { 'pages/order.de.json': JSON.stringify({ path: '/de/bestellen', sections: [{}, words] }) }
    const { postForm, kept, url } = await receiverAtWork({ files })
    const sent = { ...fields, _page: '/de/bestellen' }
    const mistaken = await (await postForm({ ...sent, name: '' })).text()
    expect(mistaken).toContain('<html lang="de">')
    expect(mistaken).toContain('Bitte füllen Sie dieses Feld aus.')
    const answer = await postForm(sent)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/_forms/preorder/thanks/de'])
    expect(await kept()).toMatchObject([{ form: 'preorder', page: '/de/bestellen', values }])
    const thanks = await (await fetch(`${url}/_forms/preorder/thanks/de`)).text()
    expect(thanks).toContain('<html lang="de">')
    expect(thanks).toContain('Morgen liegt es bereit.')
    expect(thanks).toContain('Startseite</a>')
    expect(await (await fetch(`${url}/_forms/preorder/thanks/xx`)).text()).toContain('Your bread is ready tomorrow.')
  })

  test('F05 twice is one message: a second click, or the page loaded again', async () => {
    const { postForm, kept, clock } = await receiverAtWork()
    await Promise.all([postForm(fields), postForm(fields)])
    clock.move(60_000)
    expect((await postForm(fields)).status).toBe(303)
    expect(await kept()).toHaveLength(1)
  })

  test('F17 with mistakes gets the form back with what was typed, and what is wrong', async () => {
    const { postForm, kept } = await receiverAtWork()
    const answer = await postForm({ ...fields, email: '"><script>x', name: '', wishes: '</textarea>\n& more' })
    expect(answer.status).toBe(422)
    const page = await answer.text()
    expect(page).toContain('<a href="#name">Your name</a>: Please fill in this field.')
    expect(page).toContain('aria-invalid="true" aria-describedby="email-error" value="&quot;&gt;&lt;script&gt;x"')
    expect(page).toContain('\n&lt;/textarea&gt;\n&amp; more</textarea>')
    expect(page).toContain('<option value="rye" selected>Rye &amp; spelt</option>')
    expect(page).toContain('value="true" id="terms" name="terms" required checked>')
    expect(page).toContain('name="_page" value="/order"')
    expect(page).toContain(`href="${SITE}/house-rules"`)
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await kept()).toEqual([])
  })

  test('F17 that cannot be kept gets the form back with what was typed', async () => {
    const { postForm } = await receiverAtWork({
      journal: (journal) => ({ ...journal, add: () => Promise.reject(new JournalError('The disk is full.')) }),
    })
    const answer = await postForm(fields)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
    const page = await answer.text()
    expect(page).toContain('Your order could not be sent. Please try again.')
    expect(page).toContain('value="ada@visitor.example"')
  })

  test('F09 that looks like spam is never told that it was sent', async () => {
    const delivery = { kind: 'receiver', subject: 'An order', thanks: '/visit' }
    const { postForm, url } = await receiverAtWork({ form: { delivery } })
    const answer = await postForm({ ...fields, _more: 'https://spam.example' })
    expect(answer.headers.get('location')).toBe('/_forms/preorder/held')
    expect(await (await fetch(`${url}/_forms/preorder/held`)).text()).toContain('It will be reviewed before it is passed on.')
  })

  test('F03 with files is refused in words', async () => {
    const { url } = await receiverAtWork()
    const body = new FormData()
    body.set('name', 'Ada')
    const answer = await fetch(`${url}/_forms/preorder`, { method: 'POST', body, headers: { Accept: 'text/html' } })
    expect([answer.status, await answer.text()]).toEqual([415, expect.stringContaining('application/x-www-form-urlencoded')])
  })
})

describe('a request', () => {
  test.each([
    ['GET', '/_forms/preorder', 405],
    ['PUT', '/_forms/preorder', 405],
    ['DELETE', '/_forms/preorder', 405],
    ['POST', '/_forms/none', 404],
    ['POST', '/_forms/__proto__', 404],
    ['POST', '/_forms/preorder/thanks', 405],
    ['GET', '/_forms/preorder/thank', 404],
    ['GET', '/_forms/', 404],
    ['GET', '/_forms/challenge', 404],
    ['POST', '/_forms/preorder/../../etc/passwd', 404],
  ])('F04 %s %s is answered with %i, in JSON for who asks for that', async (method, path, status) => {
    const { url } = await receiverAtWork()
    const answer = await fetch(url + path, { method, headers: { Accept: 'application/json' } })
    expect(answer.status).toBe(status)
    if (status === 405) expect(answer.headers.get('allow')).toMatch(/^(POST, OPTIONS|GET, HEAD)$/)
  })

  test('F04 of the site at another address is let in, and so is the question beforehand', async () => {
    const { url, post } = await receiverAtWork()
    const before = await fetch(`${url}/_forms/preorder`, {
      method: 'OPTIONS',
      headers: { Origin: SITE, 'Access-Control-Request-Method': 'POST' },
    })
    expect([before.status, before.headers.get('access-control-allow-origin')]).toEqual([204, SITE])
    expect(before.headers.get('access-control-allow-headers')).toBe('content-type, idempotency-key')
    const answer = await post(ORDER, 'k', { Origin: SITE })
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([202, SITE])
    expect(answer.headers.get('access-control-expose-headers')).toBe('Retry-After')
    expect(answer.headers.get('vary')).toContain('Origin')
  })

  test('F04 of a page of somebody else is refused, whether a script posts or the browser', async () => {
    const { url, post, postForm, kept } = await receiverAtWork()
    const before = await fetch(`${url}/_forms/preorder`, { method: 'OPTIONS', headers: { Origin: 'https://evil.example' } })
    expect(before.headers.get('access-control-allow-origin')).toBeNull()
    const answer = await post(ORDER, 'k', { Origin: 'https://evil.example' })
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([403, null])
    expect((await postForm(values, { Origin: 'https://evil.example' })).status).toBe(403)
    expect((await postForm(values, { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
    expect(await kept()).toEqual([])
  })
})

describe('a journal that cannot be written', () => {
  test('F02 takes nothing and claims nothing, and says so to who looks after it', async () => {
    let isFull = true
    const { post, url, log, arrived } = await receiverAtWork({
      journal: (journal) => ({
        ...journal,
        add: (submission) => (isFull ? Promise.reject(new JournalError('The disk is full.')) : journal.add(submission)),
        health: async () => ({ ...(await journal.health()), isWritable: !isFull }),
      }),
    })
    const refused = await post(ORDER, 'k')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30'])
    expect(await refused.json()).toMatchObject({ state: 'refused' })
    await post(ORDER, 'k')
    expect(log).toEqual(['The disk is full.'])
    expect(await said(fetch(`${url}/healthz`))).toMatchObject({ status: 503, state: 'failing' })
    isFull = false
    expect((await post(ORDER, 'k')).status).toBe(202)
    expect(await arrived(1)).toHaveLength(1)
    expect(await said(fetch(`${url}/healthz`))).toMatchObject({ status: 200, state: 'ok' })
  })
})

test('F15 /healthz tells how messages do, and nothing of what is in them', async () => {
  const { post, url, clock, arrived } = await receiverAtWork()
  await post(ORDER)
  await arrived(1)
  await post({ ...ORDER, trap: 'x' })
  clock.move(90_000)
  const answer = await fetch(`${url}/healthz`)
  const text = await answer.text()
  expect(JSON.parse(text)).toMatchObject({ state: 'ok', held: 1, failed: 0, failing: 0 })
  expect(text).not.toContain('Ada')
})

test('F15 F08 /healthz says that it is degraded while messages do not arrive, and what to look at', async () => {
  const { post, url, journal } = await receiverAtWork({
    journal: (journal) => ({ ...journal, health: async () => ({ ...(await journal.health()), failing: 5 }) }),
  })
  await post(ORDER)
  const answers = await Promise.all(['/healthz', '/healthz?strict'].map((path) => said(fetch(url + path))))
  expect(answers).toMatchObject([
    { status: 200, state: 'degraded', failing: 5, reason: 'Messages could not be delivered; npm run receive -- list shows why.' },
    { status: 503, state: 'degraded' },
  ])
  expect((await journal.health()).isWritable).toBe(true)
})

describe('what looks like spam', () => {
  test.each([
    ['trap', { ...ORDER, trap: 'https://spam.example' }],
    ['fast', { ...ORDER, elapsed: 1999 }],
    ['fast', { values, page: '/order' }],
    [
      'links',
      { ...ORDER, values: { ...values, wishes: 'http://a.example https://b.example www.c.example HTTP://d.example http://e.example' } },
    ],
  ])('F09 is held (%s), kept, told so, and not delivered before a person releases it', async (suspicion, posted) => {
    const { post, kept, journal, arrived } = await receiverAtWork()
    const answer = await said(post(posted, 'k'))
    expect(answer).toMatchObject({ status: 202, state: 'held' })
    expect(await said(post(posted, 'k'))).toEqual(answer)
    expect(await kept()).toMatchObject([{ state: 'held', suspicion }])
    await journal.change('release', [(answer as unknown as { id: string }).id])
    expect(await arrived(1)).toHaveLength(1)
  })

  test('F09 four links and a little time are none', async () => {
    const { post } = await receiverAtWork()
    const wishes = 'http://a.example https://b.example www.c.example http://d.example'
    expect(await said(post({ ...ORDER, elapsed: 2000, values: { ...values, wishes } }))).toMatchObject({ state: 'accepted' })
  })

  test('F10 more than config allows from one visitor are held, and others are not', async () => {
    const { post, clock } = await receiverAtWork({ forms: { perVisitor: { messages: 2, minutes: 10 } }, proxies: 1 })
    const send = async (visitor: string) =>
      ((await said(post(ORDER, undefined, { 'X-Forwarded-For': visitor }))) as unknown as { state: string }).state
    expect([await send('203.0.113.1'), await send('203.0.113.1'), await send('203.0.113.1')]).toEqual(['accepted', 'accepted', 'held'])
    expect(await send('203.0.113.2')).toBe('accepted')
    clock.move(10 * 60_000)
    expect(await send('203.0.113.1')).toBe('accepted')
  })

  test('F11 more than can be held is refused for a while, and nobody else is', async () => {
    const { post, arrived, kept } = await receiverAtWork({ forms: { perVisitor: { messages: 1000 } } })
    for (let index = 0; index < 200; index += 1) await post({ ...ORDER, trap: 'x' })
    const refused = await post({ ...ORDER, trap: 'x' })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
    expect(await said(post({ ...ORDER, elapsed: 1 }))).toMatchObject({ state: 'held' })
    expect(await said(post(ORDER))).toMatchObject({ state: 'accepted' })
    expect(await arrived(1)).toHaveLength(1)
    expect(await kept()).toHaveLength(202)
  })
})

describe('puzzles, where config asks for them', () => {
  const withPuzzles = () =>
    receiverAtWork({ forms: { proofOfWork: true, perVisitor: { messages: 1 } }, secrets: { altchaKey: 'a key of tests' } })
  const solve = async (url: string): Promise<string> => {
    const challenge = (await (await fetch(`${url}/_forms/challenge`)).json()) as Challenge
    const solution = await solveChallenge({ challenge, deriveKey })
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  }

  test('F16 a message without one, with a wrong one or with one of before is asked for another', async () => {
    const { post, url, kept } = await withPuzzles()
    expect(await said(post(ORDER))).toEqual({ status: 428, state: 'proofNeeded' })
    for (const proof of ['', 'x', Buffer.from('{"challenge":{}}').toString('base64'), 'x'.repeat(5000)])
      expect(await said(post({ ...ORDER, proof }))).toEqual({ status: 428, state: 'proofNeeded' })
    const proof = await solve(url)
    const other = JSON.parse(Buffer.from(proof, 'base64').toString()) as { challenge: Challenge }
    other.challenge.parameters.keyPrefix = '0'
    expect(await said(post({ ...ORDER, proof: Buffer.from(JSON.stringify(other)).toString('base64') }))).toMatchObject({ status: 428 })
    expect(await said(post({ ...ORDER, proof }, 'k'))).toMatchObject({ status: 202, state: 'accepted' })
    expect(await said(post({ ...ORDER, proof }, 'other'))).toMatchObject({ status: 428 })
    // The answer to the first was lost: it is the same message, whatever its proof is worth now.
    expect(await said(post({ ...ORDER, proof }, 'k'))).toMatchObject({ status: 202, state: 'accepted' })
    expect(await kept()).toHaveLength(1)
  })

  test('F16 whoever sends many is let through by solving one each time', async () => {
    const { post, url } = await withPuzzles()
    for (let time = 0; time < 3; time += 1)
      expect(await said(post({ ...ORDER, proof: await solve(url) }))).toMatchObject({ status: 202, state: 'accepted' })
  })

  test('F16 a browser without JavaScript cannot solve any, so its message is held', async () => {
    const { postForm } = await withPuzzles()
    expect((await postForm(values)).headers.get('location')).toBe('/_forms/preorder/held')
  })
})
