import { afterAll, assert, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Networks, openPage, type RawPage, startNetworks } from './embedded.fixture.ts'
import type { AnswerFault } from './embedded.types.ts'

let networks: Networks
beforeAll(async () => {
  networks = await startNetworks()
})
beforeEach(() => {
  networks.embedded.set({ email: 'none', approve: 'auto' })
  networks.embedded.frameFaults([])
})
afterAll(() => networks.stop())

const request = 'IS_CONNECTED'
const success = `@w3m-frame/${request}_SUCCESS`
const payload = { isConnected: false }

/** Opens a page and posts a request, whose answer has the fault. */
async function postWith(fails: AnswerFault) {
  const { embedded } = networks
  const page = await openPage(embedded)
  embedded.frameFaults([{ fails, times: 1 }])
  page.post(`@w3m-app/${request}`, 'one')
  return page
}
const answers = ({ received }: RawPage) => received.filter(({ id }) => id !== undefined)

test('the fault other-window posts an answer from the right origin and another window [F2]', async () => {
  const page = await postWith('other-window')
  const answer = await page.message(({ id }) => id === 'one')
  expect(answer).toMatchObject({ origin: networks.embedded.url, isFrame: false, payload })
})

test('the fault refused answers with an error of the given text [EM11]', async () => {
  const page = await openPage(networks.embedded)
  const message = 'Failed to read the localStorage property: Access is denied.'
  networks.embedded.frameFaults([{ fails: 'refused', message, request, times: 1 }])
  await expect(page.request(request)).rejects.toThrow(message)
  expect(await page.request(request)).toEqual(payload)
})

test('the fault wrong-origin loads the frame from another origin of the same service [F1]', async () => {
  networks.embedded.frameFaults([{ fails: 'wrong-origin', times: 1 }])
  const page = await openPage(networks.embedded)
  const ready = await page.message(({ type }) => type === '@w3m-frame/READY')
  assert.equal(ready.origin, networks.embedded.url.replace('127.0.0.1', 'localhost'))
  assert.isTrue(ready.isFrame)
})

test('the fault never-ready loads the frame, which answers but does not report that it is ready [F3]', async () => {
  networks.embedded.frameFaults([{ fails: 'never-ready', times: 1 }])
  const page = await openPage(networks.embedded, { waits: false })
  await expect.poll(() => networks.embedded.requests().at(-1)?.path).toBe('/api/start')
  assert.deepEqual(page.received, [])
})

test('the fault unknown-id answers with an id that the page did not send [F4]', async () => {
  const page = await postWith('unknown-id')
  assert.equal((await page.message(({ id }) => id !== undefined)).id, 'one-unknown')
})

test('the fault repeated-id answers twice, then with an error of the same id [F4]', async () => {
  const page = await postWith('repeated-id')
  await page.message(({ type }) => type.endsWith('_ERROR'))
  assert.deepEqual(
    answers(page).map(({ type, id }) => [type, id]),
    [
      [success, 'one'],
      [success, 'one'],
      [`@w3m-frame/${request}_ERROR`, 'one'],
    ],
  )
})

test('the fault swapped-id holds an answer and exchanges its id with that of the next [F4]', async () => {
  const page = await openPage(networks.embedded)
  networks.embedded.frameFaults([{ fails: 'swapped-id', times: 2 }])
  page.post('@w3m-app/IS_CONNECTED', 'one')
  page.post('@w3m-app/GET_SMART_ACCOUNT_ENABLED_NETWORKS', 'two')
  await expect.poll(() => answers(page).length).toBe(2)
  const idOf = (name: string) => answers(page).find(({ type }) => type.includes(name))?.id
  assert.deepEqual([idOf('IS_CONNECTED'), idOf('NETWORKS')], ['two', 'one'])
})

test('the faults bad-schema and huge change the payload of an answer, and extra-keys the answer too [F5]', async () => {
  const bad = await postWith('bad-schema')
  assert.equal((await bad.message(({ id }) => id === 'one')).payload, 17)
  const huge = await postWith('huge')
  const { padding } = Object((await huge.message(({ id }) => id === 'one')).payload)
  assert.equal(padding.length, 10_000_000)
  const extra = await postWith('extra-keys')
  const { payload: keys, ...answer } = await extra.message(({ id }) => id === 'one')
  expect(Object.keys(answer)).toContain('extra')
  assert.deepEqual(Object.getOwnPropertyNames(keys).sort(), [
    '__proto__',
    'constructor',
    'extra',
    'isConnected',
  ])
})

test('the fault no-answer does not carry out the request [F7]', async () => {
  const page = await openPage(networks.embedded)
  networks.embedded.frameFaults([{ fails: 'no-answer', request: 'CONNECT_EMAIL' }])
  page.post('@w3m-app/CONNECT_EMAIL', 'one', { email: 'silent@example.com' })
  assert.deepEqual(await page.request('IS_CONNECTED'), payload)
  assert.equal(answers(page).length, 1)
})

test('the fault late carries the request out, and holds its answer until the next request [F7]', async () => {
  const { embedded } = networks
  const page = await openPage(embedded)
  embedded.frameFaults([{ fails: 'late', request: 'CONNECT_EMAIL', times: 1 }])
  const since = embedded.mark()
  page.post('@w3m-app/CONNECT_EMAIL', 'one', { email: 'late@example.com' })
  await page.message(({ type }) => type === '@w3m-frame/SESSION_UPDATE')
  expect(embedded.requests(since).map(({ path }) => path)).toContain('/api/email')
  assert.deepEqual(answers(page), [])
  assert.deepEqual(await page.request('IS_CONNECTED'), { isConnected: true })
  const { type, payload: action } = await page.message(({ id }) => id === 'one')
  assert.deepEqual([type, action], ['@w3m-frame/CONNECT_EMAIL_SUCCESS', { action: 'CONNECT' }])
})

test('the fault reload loads the frame again instead of an answer [F8]', async () => {
  const page = await postWith('reload')
  await expect.poll(() => page.received.filter(({ type }) => type.endsWith('READY')).length).toBe(2)
  assert.deepEqual(answers(page), [])
  assert.deepEqual(await page.request(request), payload)
})

test('the fault error answers without a payload', async () => {
  const page = await postWith('error')
  expect(await page.message(({ id }) => id === 'one')).not.toHaveProperty('payload')
})

test('the fault unverified-domain refuses every request', async () => {
  networks.embedded.frameFaults([{ fails: 'unverified-domain', times: 1 }])
  const page = await openPage(networks.embedded)
  await expect(page.request(request)).rejects.toThrow('Unauthorized: origin not allowed')
})

test('the service sets rules and faults over HTTP and refuses unknown ones', async () => {
  const control = (body: object) =>
    fetch(`${networks.embedded.url}/controls`, { method: 'POST', body: JSON.stringify(body) })
  const accepted = { approve: 'reject', email: 'code', frameFaults: [{ fails: 'huge', times: 0 }] }
  assert.equal((await control(accepted)).status, 200)
  for (const body of [
    { approve: 'sometimes' },
    { frameFaults: [{ fails: 'nothing' }] },
    { frameFaults: {} },
    { colour: 'red' },
  ])
    assert.equal((await control(body)).status, 400)
})

test.each(['CONNECT_PASSKEY', 'constructor'])(
  'the frame refuses the request %s, which it does not know [EM11]',
  async (name) => {
    const page = await openPage(networks.embedded)
    await expect(page.request(name)).rejects.toThrow(`Unknown request ${name}.`)
  },
)

test('the frame ignores messages of other kinds', async () => {
  const page = await openPage(networks.embedded)
  for (const type of ['@w3m-other/IS_CONNECTED', '@w3m-frame/IS_CONNECTED', 'toString'])
    page.post(type, 'ignored')
  await page.request(request)
  assert.deepEqual(
    answers(page).filter(({ id }) => id === 'ignored'),
    [],
  )
})
