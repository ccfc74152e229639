import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  chainOne,
  type Networks,
  openPage,
  type Page,
  signal,
  startNetworks,
} from './embedded.fixture.ts'

let networks: Networks
beforeAll(async () => {
  networks = await startNetworks()
})
beforeEach(() => {
  networks.embedded.set({ email: 'code', approve: 'auto', codeLifetime: 60_000 })
  networks.embedded.frameFaults([])
})
afterAll(() => networks.stop())

test('a code that has expired, and one that was tried too often, have their own causes [EM11]', async () => {
  const { connector } = openPage(networks)
  networks.embedded.set({ codeLifetime: 0 })
  await connector.submitEmail('late@example.com', signal)
  const late = networks.visitor.code('late@example.com')
  await expect(connector.confirmCode(late, signal)).rejects.toMatchObject({
    code: 'email/code-expired',
    cause: { message: 'The code has expired.' },
  })
  networks.embedded.set({ codeLifetime: 60_000 })
  const other = openPage(networks).connector
  await other.submitEmail('often@example.com', signal)
  const code = networks.visitor.code('often@example.com')
  const wrong = code === '111111' ? '222222' : '111111'
  for (const problem of [...Array(5).fill('email/code-wrong'), 'email/code-attempts'])
    await expect(other.confirmCode(wrong, signal)).rejects.toMatchObject({ code: problem })
})

test.each<[string, string, (page: Page) => Promise<unknown>, string]>([
  [
    'CONNECT_EMAIL',
    "Failed to read the 'localStorage' property from 'Window': Access is denied for this document.",
    ({ connector }) => connector.submitEmail('one@example.com', signal),
    'embedded/storage-denied',
  ],
  [
    'CONNECT_EMAIL',
    'This device is not confirmed.',
    ({ connector }) => connector.submitEmail('two@example.com', signal),
    'email/device-refused',
  ],
  [
    'GET_FARCASTER_URI',
    'Unknown request GET_FARCASTER_URI.',
    ({ connector }) => connector.farcasterUrl(signal),
    'embedded/request-unknown',
  ],
  [
    'GET_SOCIAL_REDIRECT_URI',
    'Maintenance <b>until tomorrow</b>',
    ({ connector }) => connector.socialUrl('google', signal),
    'embedded/frame-refused',
  ],
])(
  'the frame refuses %s with "%s", which has its own cause [EM11]',
  async (request, message, ask, code) => {
    networks.embedded.frameFaults([{ fails: 'refused', request, message, times: 1 }])
    networks.embedded.set({ email: 'code' })
    const page = openPage(networks)
    await expect(ask(page)).rejects.toMatchObject({ code })
    await ask(page)
  },
)

test('a denied consent, and a result that was used already, have their own causes [EM11]', async () => {
  const { connector } = openPage(networks)
  const login = async (decision: 'approve' | 'deny') => {
    const url = await connector.socialUrl('google', signal)
    return networks.visitor.decide(url, { decision })
  }
  const connect = (socialUri: string) =>
    connector.connect({ caipNetworkId: chainOne, socialUri }, signal)
  await expect(connect(await login('deny'))).rejects.toMatchObject({ code: 'social/refused' })
  const used = await login('approve')
  await connect(used)
  const again = openPage(networks).connector
  await expect(
    again.connect({ caipNetworkId: chainOne, socialUri: used }, signal),
  ).rejects.toMatchObject({ code: 'social/result-invalid' })
})

test('an address of another account can be corrected [EM11]', async () => {
  await openPage(networks).logIn('taken@example.com')
  const page = openPage(networks)
  await page.logIn('mine@example.com')
  await expect(page.connector.updateEmail('taken@example.com', signal)).rejects.toMatchObject({
    code: 'email/address-taken',
  })
  expect(await page.connector.updateEmail('free@example.com', signal)).toBe('VERIFY_PRIMARY_OTP')
})
