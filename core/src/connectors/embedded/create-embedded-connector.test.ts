import { expect, test } from 'vitest'
import { timeouts } from '../../domain/constants.ts'
import type { MemoryFrame } from '../../platform/memory.ts'
import { settle, signal, startConnector } from './embedded.fixture.ts'
import { ada, ethereum, grace, polygon, solana } from './scripted-frame.fixture.ts'

type Page = ReturnType<typeof startConnector>
const userIn = ({ events }: Page) =>
  events.flatMap((event) => (event.type === 'user.changed' ? [event.user] : [])).at(-1) ?? null

test('a login waits 3 s for a SIGN_OUT without an answer, and stays connected once it has one [EM5]', async () => {
  const { connector, frame, logIn, connect, provider, elapse, stored } = startConnector()
  await logIn()
  frame.hold('SIGN_OUT')
  const signingOut = connector.disconnect(signal)
  const timedOut = expect(signingOut).rejects.toMatchObject({ code: 'kit/timed-out' })
  await settle()
  frame.user = grace
  const connecting = connect()
  await settle()
  expect(frame.names().at(-1)).toBe('SIGN_OUT')
  await elapse(3_000)
  await timedOut
  expect((await connecting).address).toBe(grace.eoa)
  frame.release('SIGN_OUT')
  await settle()
  expect(provider().connection()?.accounts[0]?.address).toBe(grace.eoa)
  expect(stored()).toHaveProperty('@latchkit/default/email', grace.email)
})

test.each(['GET_SMART_ACCOUNT_ENABLED_NETWORKS', 'GET_USER', 'CONNECT_SOCIAL'])(
  'a login that waits for %s when the visitor signs out rejects with kit/aborted and stores nothing',
  async (name) => {
    const { connector, frame, whenLoaded, stored } = startConnector()
    frame.hold(name)
    const socialUri = name === 'CONNECT_SOCIAL' ? 'https://social.example/?code=1' : null
    const connecting = whenLoaded(connector.connect({ caipNetworkId: ethereum, socialUri }, signal))
    const aborted = expect(connecting).rejects.toMatchObject({ code: 'kit/aborted' })
    await settle()
    await settle()
    expect(frame.count(name)).toBe(1)
    await connector.disconnect(signal)
    frame.release(name)
    await aborted
    await settle()
    expect([connector.provider('eip155'), stored()]).toEqual([null, {}])
  },
)

test('a restored login that waits for the frame when the visitor signs out rejects with kit/aborted', async () => {
  const first = startConnector()
  await first.logIn()
  const { connector, frame, whenLoaded, stored } = startConnector({ stored: first.stored() })
  frame.hold('GET_USER')
  const resuming = whenLoaded(connector.resume({ namespace: 'eip155', address: null }, signal))
  const aborted = expect(resuming).rejects.toMatchObject({ code: 'kit/aborted' })
  await settle()
  await settle()
  expect(frame.count('GET_USER')).toBe(1)
  await connector.disconnect(signal)
  frame.release('GET_USER')
  await aborted
  expect([connector.provider('eip155'), stored()]).toEqual([null, {}])
})

test('a frame that loads longer than the caller of disconnect waits is signed out once it is ready [EM5]', async () => {
  const first = startConnector()
  await first.logIn()
  const { connector, frame, elapse, platform } = startConnector({ stored: first.stored() })
  const { onFrame } = platform.controls
  let load = () => {}
  platform.controls.onFrame = (added) => {
    load = () => onFrame(added)
  }
  const signingOut = expect(connector.disconnect(signal)).rejects.toMatchObject({
    code: 'kit/timed-out',
  })
  await elapse(3_000)
  await signingOut
  load()
  await settle()
  await elapse(500)
  expect(frame.names()).toEqual(['SIGN_OUT'])
})

test('a login that starts while the frame loads follows the SIGN_OUT of the disconnect before [EM5]', async () => {
  const first = startConnector()
  await first.logIn()
  const { connector, frame, connect, whenLoaded } = startConnector({ stored: first.stored() })
  const signedOut = connector.disconnect(signal)
  await whenLoaded(connect())
  await signedOut
  expect(frame.names()).toEqual(['SIGN_OUT', 'GET_SMART_ACCOUNT_ENABLED_NETWORKS', 'GET_USER'])
  expect(connector.provider('eip155')).not.toBeNull()
})

test.each([
  ['is removed by the page', (frame: MemoryFrame) => frame.emitRemoved()],
  ['shows another page', (frame: MemoryFrame) => frame.emitLoad()],
])('a frame that %s is replaced by one that restores the login [EM9]', async (_, lose) => {
  const page = startConnector()
  const { connector, frame, logIn, provider, elapse, platform, events } = page
  await logIn()
  const [first] = platform.controls.frames
  if (first === undefined) throw new Error('No frame was added.')
  first.emitLoad()
  frame.hold('RPC_REQUEST')
  const params = ['0x00', ada.eoa]
  const open = provider().request({ method: 'personal_sign', params })
  const lost = expect(open).rejects.toMatchObject({ code: 'embedded/request-aborted' })
  await settle()
  first.receive = () => {}
  lose(first)
  await lost
  await elapse(timeouts.frameReturn)
  await elapse(timeouts.frameSettle)
  expect([first.removed, platform.controls.frames.length]).toEqual([true, 2])
  expect(events.filter(({ type }) => type === 'frame.failed')).toEqual([
    { type: 'frame.failed', code: 'embedded/frame-lost' },
  ])
  frame.release('RPC_REQUEST')
  expect(await provider().request({ method: 'personal_sign', params })).toBe('0x10')
  expect(connector.provider('eip155')).not.toBeNull()
})

test.each([
  ['a social login', 'CONNECT_SOCIAL', 'https://social.example/?code=1', 'ada'],
  ['a login by e-mail', 'GET_USER', null, null],
] as const)(
  '%s without an address waits for a session update that states one [EM17]',
  async (_, name, socialUri, userName) => {
    const page = startConnector()
    const { connector, frame, elapse, whenLoaded } = page
    const unknown = { chainId: 1, userName: 'ada' }
    const { userName: __, ...noName } = unknown
    frame.answers.set(name, { ...(socialUri === null ? noName : unknown), address: '' })
    frame.answers.set('GET_USER', { ...noName, address: null })
    const connecting = whenLoaded(connector.connect({ caipNetworkId: ethereum, socialUri }, signal))
    await settle()
    await elapse(500)
    frame.emit('SESSION_UPDATE', { token: 'early' })
    await elapse(300)
    frame.answers.clear()
    frame.emit('SESSION_UPDATE', { token: 'complete' })
    expect((await connecting).address).toBe(ada.eoa)
    expect(userIn(page)).toMatchObject({ address: ada.eoa, userName })
    expect(frame.count('CONNECT_SOCIAL')).toBe(socialUri === null ? 0 : 1)
  },
)

test('a session update before the answer of a login counts [EM17]', async () => {
  const { connector, frame, whenLoaded } = startConnector()
  frame.answers.set('CONNECT_SOCIAL', { chainId: 1, address: null })
  frame.onPosted = ({ name }) => {
    if (name === 'CONNECT_SOCIAL') frame.emit('SESSION_UPDATE', { token: 'new' })
  }
  const login = { caipNetworkId: ethereum, socialUri: 'https://social.example/?code=1' }
  expect((await whenLoaded(connector.connect(login, signal))).address).toBe(ada.eoa)
})

test('an e-mail login that gets no address is reported after 30 s [EM17]', async () => {
  const { connect, events, frame, elapse, whenLoaded } = startConnector()
  frame.answers.set('GET_USER', { chainId: 1, address: '' })
  const timedOut = expect(whenLoaded(connect())).rejects.toMatchObject({
    code: 'embedded/request-timed-out',
  })
  await settle()
  await settle()
  await elapse(timeouts.frameRequestTimeout)
  await timedOut
  expect(events).toContainEqual({ type: 'frame.failed', code: 'embedded/request-timed-out' })
})

test('a login that gets no address rejects after 30 s, and at once if the caller aborts [EM17]', async () => {
  const { connector, frame, elapse, whenLoaded } = startConnector()
  frame.answers.set('CONNECT_SOCIAL', { chainId: 1, address: null })
  const login = { caipNetworkId: ethereum, socialUri: 'https://social.example/?code=1' }
  const timedOut = expect(whenLoaded(connector.connect(login, signal))).rejects.toMatchObject({
    code: 'embedded/request-timed-out',
  })
  await settle()
  await settle()
  await elapse(timeouts.frameRequestTimeout - 1)
  expect(connector.provider('eip155')).toBeNull()
  await elapse(1)
  await timedOut
  const caller = new AbortController()
  const aborted = expect(connector.connect(login, caller.signal)).rejects.toMatchObject({
    code: 'kit/aborted',
  })
  await settle()
  caller.abort()
  await aborted
})

test('disconnect of a page without a login does not load the frame', async () => {
  const { connector, platform } = startConnector()
  await connector.disconnect(signal)
  expect(platform.controls.frames).toEqual([])
})

test('the name of a Farcaster login that was left does not appear in a later login by e-mail', async () => {
  const page = startConnector()
  const { connector, connect, whenLoaded } = page
  await whenLoaded(connector.farcasterUrl(signal))
  expect(await connector.confirmFarcaster(signal)).toEqual({ userName: 'linus' })
  await connector.submitEmail('ada@example.com', signal)
  await connector.confirmCode('123456', signal)
  await connect()
  expect(userIn(page)).toMatchObject({ email: ada.email, userName: null })
  expect(page.stored()).not.toHaveProperty('@latchkit/default/social_username')
})

test('the name of a Farcaster login appears with the login that completes it, and is restored', async () => {
  const page = startConnector()
  page.frame.user = { ...ada, email: null }
  const { connector, connect, whenLoaded, stored } = page
  await whenLoaded(connector.farcasterUrl(signal))
  await connector.confirmFarcaster(signal)
  await connect()
  expect(userIn(page)).toMatchObject({ email: null, userName: 'linus' })
  const next = startConnector({ stored: stored() })
  await next.whenLoaded(next.connector.resume({ namespace: 'eip155', address: null }, signal))
  expect(userIn(next)).toMatchObject({ userName: 'linus' })
})

test('the theme is posted again before the next request after it changed, and only then', async () => {
  let themeMode: 'light' | 'dark' = 'light'
  const { frame, logIn, provider } = startConnector({ theme: () => ({ themeMode }) })
  await logIn()
  const read = () => provider().request({ method: 'eth_blockNumber' })
  await read()
  themeMode = 'dark'
  await settle()
  expect(frame.count('SYNC_THEME')).toBe(1)
  const since = frame.posted.length
  await read()
  await read()
  expect(frame.posted.slice(since).map(({ name, payload }) => [name, payload.themeMode])).toEqual([
    ['SYNC_THEME', 'dark'],
    ['RPC_REQUEST', undefined],
    ['RPC_REQUEST', undefined],
  ])
  themeMode = 'light'
  await read()
  expect([frame.count('SYNC_THEME'), frame.last('SYNC_THEME')]).toEqual([3, { themeMode: 'light' }])
})

test.each(['reload', 'remove'] as const)(
  'a frame that lost the data of the page (%s) gets data, theme and network again before the next request [F8]',
  async (loss) => {
    const { frame, logIn, provider, whenLoaded } = startConnector()
    await logIn(ethereum)
    const since = frame.posted.length
    frame[loss]()
    await settle()
    await whenLoaded(provider().request({ method: 'eth_blockNumber' }))
    await settle()
    const sent = frame.posted.slice(since).map(({ name }) => name)
    expect(sent.slice(0, 2)).toEqual(['SYNC_DAPP_DATA', 'SYNC_THEME'])
    expect(sent.filter((name) => name.startsWith('SYNC_'))).toHaveLength(2)
    expect(sent).toContain('IS_CONNECTED')
    expect(sent.slice(0, sent.indexOf('RPC_REQUEST'))).toContain('SWITCH_NETWORK')
  },
)

test('a page that reloads the frame posts its data again, and removes the name of a login that was left', async () => {
  const { connector, frame, whenLoaded, stored } = startConnector()
  await whenLoaded(connector.farcasterUrl(signal))
  await connector.confirmFarcaster(signal)
  await whenLoaded(connector.reload(signal))
  expect([frame.count('SYNC_DAPP_DATA'), stored()]).toEqual([2, {}])
})

test('the log contains no text of the frame, no address and no e-mail [O4]', async () => {
  const page = startConnector()
  const { connector, frame, platform, logIn, provider, whenLoaded } = page
  const secret = `No session of ${ada.email} at ${ada.eoa}`
  /** Starts a call, and refuses the request that it posts. */
  const refuse = async (name: string, start: () => Promise<unknown>) => {
    frame.hold(name)
    const task = start().catch(() => {})
    await settle()
    frame.refuse(name, { message: secret })
    frame.release(name)
    await task
    await settle()
  }
  const update = async () => frame.emit('SESSION_UPDATE', { token: secret })
  const sign = { method: 'personal_sign', params: ['0x00', ada.eoa] }
  await refuse('SYNC_DAPP_DATA', () => whenLoaded(connector.submitEmail(`${ada.email}`, signal)))
  await refuse('CONNECT_OTP', () => connector.confirmCode('123456', signal))
  await refuse('GET_SMART_ACCOUNT_ENABLED_NETWORKS', () => page.connect())
  await refuse('GET_USER', () => page.connect())
  await logIn()
  await refuse('SWITCH_NETWORK', () =>
    connector.switchNetwork({ namespace: 'eip155', caipNetworkId: polygon }, signal),
  )
  await refuse('RPC_REQUEST', () => provider().request({ method: 'eth_blockNumber' }))
  await refuse('RPC_REQUEST', () => provider().request(sign))
  await refuse('IS_CONNECTED', update)
  frame.answers.set('GET_USER', { address: secret, chainId: 1 })
  await update()
  frame.emit(secret, { message: secret })
  await settle()
  await refuse('SIGN_OUT', () => connector.disconnect(signal))
  const { logged } = platform.controls
  expect(logged.filter(({ level }) => level === 'warn').length).toBeGreaterThan(1)
  const texts = logged.flatMap(({ message, error }) => [message, String(error)])
  expect(texts.join('\n')).not.toMatch(/example\.com|0x0{10}|No session|123456/)
})

test('a new listener gets the user and the networks with smart accounts at once', async () => {
  const { connector, logIn } = startConnector()
  await logIn(ethereum, solana)
  const events: unknown[] = []
  connector.subscribe((event) => events.push(event))
  expect(events).toMatchObject([
    { type: 'user.changed', user: { address: ada.solana, caipNetworkId: solana } },
    { type: 'smartNetworks.changed', networks: [ethereum] },
  ])
})

test.each([
  ['the network of the kit', polygon, polygon],
  ['the network of the last visit if the frame does not serve that of the kit', null, ethereum],
] as const)('resume connects %s', async (_, active, expected) => {
  const first = startConnector()
  await first.logIn()
  const { connector, whenLoaded } = startConnector({
    stored: first.stored(),
    activeNetwork: () => active,
  })
  const resumed = await whenLoaded(
    connector.resume({ namespace: 'eip155', address: ada.eoa }, signal),
  )
  expect(resumed).toMatchObject({ address: ada.eoa, caipNetworkId: expected })
})

test('a login whose networks with smart accounts cannot be read keeps those of the last visit', async () => {
  const accountType = () => 'smartAccount' as const
  const first = startConnector({ accountType })
  await first.logIn()
  const { connector, frame, whenLoaded } = startConnector({ accountType, stored: first.stored() })
  const name = 'GET_SMART_ACCOUNT_ENABLED_NETWORKS'
  frame.hold(name)
  const resuming = whenLoaded(connector.resume({ namespace: 'eip155', address: null }, signal))
  await settle()
  await settle()
  frame.refuse(name, { message: 'Not now' })
  expect(await resuming).toMatchObject({ address: ada.smart })
  expect(frame.last('GET_USER')).toEqual({ chainId: 1, preferredAccountType: 'smartAccount' })
})
