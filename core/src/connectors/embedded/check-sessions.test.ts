import { expect, test } from 'vitest'
import { settle, signal, startConnector } from './embedded.fixture.ts'
import { ada, ethereum, grace, polygon, solana } from './scripted-frame.fixture.ts'

type Page = ReturnType<typeof startConnector>
/** What makes the page read the user again. */
const causes = {
  SESSION_UPDATE: async ({ frame }: Page) => {
    frame.emit('SESSION_UPDATE', { token: 't2' })
    await settle()
  },
  'a reload of the frame': async ({ frame, elapse }: Page) => {
    frame.reload()
    await settle()
    await elapse(500)
  },
}
const names = ['SESSION_UPDATE', 'a reload of the frame'] as const
const ends = ({ walletEvents }: Page) =>
  walletEvents.filter(({ type }) => type === 'disconnected').map(({ namespace }) => namespace)

test.each(names)(
  'after %s the sessions end if GET_USER states another user, and the login is forgotten [R16]',
  async (cause) => {
    const page = startConnector()
    const { connector, frame, logIn, provider, stored } = page
    await logIn(ethereum, solana)
    const kept = provider()
    frame.user = grace
    await causes[cause](page)
    expect(ends(page)).toEqual(['eip155', 'solana'])
    expect([connector.provider('eip155'), stored()]).toEqual([null, {}])
    await expect(kept.request({ method: 'eth_accounts' })).rejects.toMatchObject({
      code: 'rpc/provider-disconnected',
    })
  },
)

test.each(names)('after %s the sessions stay if GET_USER states the same user', async (cause) => {
  const page = startConnector()
  const { frame, logIn, provider } = page
  await logIn(ethereum, solana)
  const before = [provider().connection(), provider('solana').connection()]
  const since = frame.posted.length
  await causes[cause](page)
  expect(frame.names(since)).toEqual(['IS_CONNECTED', 'GET_USER', 'GET_USER'])
  expect([provider().connection(), provider('solana').connection()]).toEqual(before)
  expect(page.walletEvents).toEqual([])
})

test.each(names)('after %s the sessions end if the frame has no user', async (cause) => {
  const page = startConnector()
  await page.logIn(ethereum, solana)
  page.frame.isConnected = false
  await causes[cause](page)
  expect([ends(page), page.stored()]).toEqual([['eip155', 'solana'], {}])
})

test('SESSION_UPDATE states its token in IS_CONNECTED', async () => {
  const page = startConnector()
  await page.logIn()
  await causes.SESSION_UPDATE(page)
  expect(page.frame.last('IS_CONNECTED')).toEqual({ token: 't2' })
})

test('a frame without a session of the page causes no check', async () => {
  const page = startConnector()
  const { connector, frame, whenLoaded } = page
  await whenLoaded(connector.farcasterUrl(signal))
  const since = frame.posted.length
  for (const cause of names) await causes[cause](page)
  expect(frame.names(since)).toEqual([])
})

test('a user who changes during a check is checked again [R16]', async () => {
  const page = startConnector()
  const { frame, logIn } = page
  await logIn()
  frame.hold('IS_CONNECTED')
  await causes.SESSION_UPDATE(page)
  frame.release('IS_CONNECTED')
  frame.hold('GET_USER')
  await settle()
  frame.answers.set('GET_USER', { address: ada.eoa, chainId: 1 })
  frame.emit('SESSION_UPDATE', { token: 't3' })
  await settle()
  frame.release('GET_USER')
  frame.answers.clear()
  frame.user = grace
  await settle()
  expect(ends(page)).toEqual(['eip155'])
  expect(frame.last('IS_CONNECTED')).toEqual({ token: 't3' })
})

test('any number of SESSION_UPDATE while a check reads the user causes one more check', async () => {
  const page = startConnector()
  const { frame, logIn } = page
  await logIn()
  const since = frame.posted.length
  frame.hold('GET_USER')
  for (const token of ['t2', 't3', 't4', 't5']) {
    frame.emit('SESSION_UPDATE', { token })
    await settle()
  }
  frame.release('GET_USER')
  await settle()
  expect(frame.names(since)).toEqual(['IS_CONNECTED', 'GET_USER', 'IS_CONNECTED', 'GET_USER'])
  expect(frame.last('IS_CONNECTED')).toEqual({ token: 't5' })
})

test('the answer of IS_CONNECTED to an old token ends no session if a newer token is known', async () => {
  const page = startConnector()
  const { frame, logIn } = page
  await logIn()
  frame.hold('IS_CONNECTED')
  frame.isConnected = false
  await causes.SESSION_UPDATE(page)
  frame.emit('SESSION_UPDATE', { token: 't3' })
  await settle()
  frame.release('IS_CONNECTED')
  frame.isConnected = true
  await settle()
  expect([ends(page), frame.last('IS_CONNECTED')]).toEqual([[], { token: 't3' }])
})

test('a frame that posts SESSION_UPDATE with each user is not asked forever', async () => {
  const page = startConnector()
  const { frame, logIn } = page
  await logIn()
  const since = frame.posted.length
  frame.onPosted = ({ name }) => {
    if (name === 'GET_USER') frame.emit('SESSION_UPDATE', { token: 't3' })
  }
  await causes.SESSION_UPDATE(page)
  expect(frame.names(since).filter((name) => name === 'GET_USER').length).toBe(3)
})

test('a check reads the network that the session has when it is its turn', async () => {
  const page = startConnector()
  const { connector, frame, logIn, provider } = page
  await logIn(ethereum, solana)
  frame.hold('IS_CONNECTED')
  await causes.SESSION_UPDATE(page)
  const request = { namespace: 'eip155', caipNetworkId: polygon } as const
  frame.hold('SWITCH_NETWORK')
  const switching = connector.switchNetwork(request, signal)
  await settle()
  frame.release('IS_CONNECTED')
  await settle()
  frame.release('SWITCH_NETWORK')
  await switching
  await settle()
  expect(provider().connection()?.caipNetworkId).toBe(polygon)
})

test('a check of a session that ended does not end that of the next login', async () => {
  const page = startConnector()
  const { connector, frame, logIn, whenLoaded, connect, provider } = page
  for (const held of ['IS_CONNECTED', 'GET_USER']) {
    frame.user = ada
    await logIn()
    frame.hold(held)
    await causes.SESSION_UPDATE(page)
    await connector.disconnect(signal)
    frame.user = grace
    frame.isConnected = false
    const connecting = whenLoaded(connect())
    await settle()
    frame.release(held)
    await connecting
    await settle()
    expect(provider().connection()?.accounts[0]?.address).toBe(grace.eoa)
    frame.isConnected = true
    await connector.disconnect(signal)
  }
})

test('a frame that reloads itself during a check is checked again', async () => {
  const page = startConnector()
  const { frame, logIn } = page
  await logIn()
  frame.hold('IS_CONNECTED')
  await causes.SESSION_UPDATE(page)
  frame.user = grace
  const reloading = causes['a reload of the frame'](page)
  frame.release('IS_CONNECTED')
  await reloading
  expect(ends(page)).toEqual(['eip155'])
})
