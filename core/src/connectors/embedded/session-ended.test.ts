import { expect, test } from 'vitest'
import { settle, signal, startConnector } from './embedded.fixture.ts'
import { ethereum, polygon, solana } from './scripted-frame.fixture.ts'

type Page = ReturnType<typeof startConnector>
const ends = ({ walletEvents }: Page) =>
  walletEvents.filter(({ type }) => type === 'disconnected').map(({ namespace }) => namespace)
const told = ({ events }: Page) => events.filter(({ type }) => type === 'login.ended').length
const toSmart = { namespace: 'eip155', accountType: 'smartAccount' } as const
const toPolygon = { namespace: 'eip155', caipNetworkId: polygon } as const
const toSolana = { caipNetworkId: solana, socialUri: null }

const statements = [
  ['UPDATE_EMAIL', ({ connector }: Page) => connector.updateEmail('a@b.example', signal)],
  ['UPDATE_EMAIL_PRIMARY_OTP', ({ connector }: Page) => connector.confirmPrimaryCode('1', signal)],
  ['SWITCH_NETWORK', ({ connector }: Page) => connector.switchNetwork(toPolygon, signal)],
  ['SET_PREFERRED_ACCOUNT', ({ connector }: Page) => connector.setAccountType(toSmart, signal)],
  ['GET_USER', ({ connector }: Page) => connector.connect(toSolana, signal)],
] as const
/** Refuses a request while the visitor is logged in. Returns what the frame is requested to do then. */
async function refuseWith({ frame }: Page, name: string, message: string, call: Promise<unknown>) {
  const calling = expect(call).rejects.toBeInstanceOf(Error)
  await settle()
  const since = frame.posted.length
  frame.refuse(name, { message })
  frame.release(name)
  await calling
  await settle()
  return frame.names(since)
}

test.each(statements)(
  'a frame that refuses %s, and has no session when it is asked, ends the login in the page [EM11]',
  async (name, call) => {
    const page = startConnector()
    const { connector, frame, logIn, provider, stored } = page
    await logIn(ethereum)
    const kept = provider()
    frame.isConnected = false
    // The frame is not signed out: another tab may log in meanwhile.
    frame.hold(name)
    const asked = await refuseWith(page, name, 'The session has ended.', call(page))
    expect(asked).toEqual(['IS_CONNECTED'])
    expect([ends(page), told(page), connector.provider('eip155')]).toEqual([['eip155'], 1, null])
    expect(Object.keys(stored()).filter((key) => !key.includes('last_email'))).toEqual([])
    await expect(kept.request({ method: 'eth_accounts' })).rejects.toMatchObject({
      code: 'rpc/provider-disconnected',
    })
  },
)

test.each(statements)(
  'a frame that refuses %s, and states its user when it is asked, keeps the login [EM11]',
  async (name, call) => {
    for (const message of ['session-expired', 'Verification session expired. Request a new one.']) {
      const page = startConnector()
      const { connector, frame, logIn } = page
      await logIn(ethereum)
      frame.hold(name)
      const asked = await refuseWith(page, name, message, call(page))
      expect(asked).toEqual(['IS_CONNECTED', 'GET_USER'])
      expect([ends(page), told(page)]).toEqual([[], 0])
      expect(connector.provider('eip155')).not.toBeNull()
    }
  },
)

test.each([
  [{ message: 'Nobody is logged in.' }, 'embedded/frame-refused'],
  [{ message: 'Log in first.', code: 4100 }, 'rpc/unauthorized'],
  [{ message: 'Nobody is logged in.', code: -32603 }, 'rpc/internal'],
  [{ message: 'Nobody is logged in.', code: -32000 }, 'rpc/invalid-input'],
  [{ message: 'Nobody is logged in.', code: 4900 }, 'rpc/provider-disconnected'],
  [{ message: 'Not-logged-in', code: 4001 }, 'rpc/user-rejected'],
  [{ message: 'session_expired' }, 'embedded/frame-refused'],
])(
  'a request of the page that fails with %o asks the frame for its session [EM11]',
  async (payload, code) => {
    for (const isConnected of [true, false]) {
      const page = startConnector()
      const { frame, logIn, provider } = page
      await logIn(ethereum)
      frame.hold('RPC_REQUEST')
      const request = provider().request({ method: 'eth_blockNumber' })
      const failing = expect(request).rejects.toMatchObject({ code })
      await settle()
      frame.isConnected = isConnected
      const since = frame.posted.length
      frame.refuse('RPC_REQUEST', payload)
      await failing
      await settle()
      const expected = isConnected ? ['IS_CONNECTED', 'GET_USER'] : ['IS_CONNECTED']
      expect(frame.names(since)).toEqual(expected)
      expect([ends(page), told(page)]).toEqual(isConnected ? [[], 0] : [['eip155'], 1])
    }
  },
)

test('requests that fail while the frame is asked for its session do not delay its answer [EM11]', async () => {
  const page = startConnector()
  const { frame, logIn, provider } = page
  await logIn(ethereum)
  frame.hold('RPC_REQUEST')
  const requests = Array.from({ length: 6 }, () =>
    provider().request({ method: 'eth_blockNumber' }),
  )
  const failing = Promise.allSettled(requests)
  await settle()
  frame.isConnected = false
  const refuse = () => frame.refuse('RPC_REQUEST', { message: 'Nobody is logged in.' })
  frame.onPosted = ({ name }) => {
    if (name === 'IS_CONNECTED') refuse()
  }
  refuse()
  await settle()
  expect([ends(page), told(page), frame.count('IS_CONNECTED')]).toEqual([['eip155'], 1, 1])
  await failing
})

test('a contract that reverts with other texts causes no question about the session', async () => {
  const page = startConnector()
  const { frame, logIn, provider } = page
  await logIn(ethereum)
  frame.hold('RPC_REQUEST')
  const request = provider().request({ method: 'eth_call', params: [{}] })
  const failing = expect(request).rejects.toMatchObject({ code: 'embedded/frame-refused' })
  await settle()
  const since = frame.posted.length
  frame.refuse('RPC_REQUEST', { message: 'execution reverted: sold out' })
  await failing
  await settle()
  expect(frame.names(since)).toEqual([])
})

test.each(['IS_CONNECTED', 'GET_USER'])(
  'a check whose %s is refused because the login has ended ends it [EM11]',
  async (name) => {
    const page = startConnector()
    const { frame, logIn } = page
    await logIn(ethereum)
    frame.hold(name)
    frame.emit('SESSION_UPDATE', { token: 't2' })
    await settle()
    frame.refuse(name, { message: 'Nobody is logged in.' })
    await settle()
    expect([ends(page), told(page)]).toEqual([['eip155'], 1])
  },
)

test('an answer about a session that ended before ends no later login', async () => {
  const page = startConnector()
  const { connector, frame, logIn } = page
  await logIn(ethereum)
  frame.hold('UPDATE_EMAIL')
  const changing = connector.updateEmail('a@b.example', signal)
  const failing = expect(changing).rejects.toMatchObject({ code: 'embedded/session-ended' })
  await settle()
  await connector.disconnect(signal)
  await logIn(ethereum)
  const { length } = page.walletEvents
  frame.refuse('UPDATE_EMAIL', { message: 'The session has ended.' })
  await failing
  await settle()
  expect([page.walletEvents.length, told(page)]).toEqual([length, 0])
})

/** Logs in while SIGN_OUT, which a login may wait for, has no answer. */
async function logInAgain({ logIn, elapse }: Page) {
  const again = logIn(ethereum)
  await settle()
  await elapse(3_000)
  await again
}

test('a SIGN_OUT that is refused after the next login leaves that login as it is [EM11]', async () => {
  const page = startConnector()
  const { connector, frame, logIn } = page
  await logIn(ethereum)
  frame.hold('SIGN_OUT')
  connector.disconnect(signal).catch(() => {})
  await settle()
  await logInAgain(page)
  const { length } = page.walletEvents
  const since = frame.posted.length
  frame.refuse('SIGN_OUT', { message: 'Nobody is logged in.' })
  await settle()
  expect([page.walletEvents.length, told(page), frame.names(since)]).toEqual([length, 0, []])
  expect(connector.provider('eip155')).not.toBeNull()
})

test('a SIGN_OUT that a reload of the frame lost after the next login is not posted again [EM5]', async () => {
  const page = startConnector()
  const { connector, frame, logIn } = page
  await logIn(ethereum)
  frame.hold('SIGN_OUT')
  connector.disconnect(signal).catch(() => {})
  await settle()
  const coded = connector.confirmCode('123456', signal)
  await settle()
  await page.elapse(3_000)
  await coded
  await logIn(ethereum)
  const posted = frame.count('SIGN_OUT')
  frame.reload()
  frame.release('SIGN_OUT')
  await page.whenLoaded(settle())
  expect(frame.count('SIGN_OUT')).toBe(posted)
})

test('a request without a session that is refused after a login states nothing about it [EM11]', async () => {
  const page = startConnector()
  const { connector, frame, logIn, whenLoaded } = page
  await whenLoaded(connector.farcasterUrl(signal))
  frame.hold('UPDATE_EMAIL')
  const changing = connector.updateEmail('a@b.example', signal)
  const failing = expect(changing).rejects.toMatchObject({ code: 'embedded/session-ended' })
  await settle()
  await logIn(ethereum)
  const since = frame.posted.length
  frame.refuse('UPDATE_EMAIL', { message: 'Nobody is logged in.' })
  await failing
  await settle()
  expect([ends(page), told(page), frame.names(since)]).toEqual([[], 0, []])
})

test('a login that the frame refuses as logged out sends no SIGN_OUT [EM11]', async () => {
  const page = startConnector()
  const { connect, frame, whenLoaded } = page
  frame.hold('GET_USER')
  const connecting = expect(connect()).rejects.toMatchObject({ code: 'embedded/session-ended' })
  await whenLoaded(Promise.resolve())
  frame.refuse('GET_USER', { message: 'Nobody is logged in.' })
  await connecting
  expect([frame.count('SIGN_OUT'), told(page)]).toEqual([0, 0])
})

test('a restore resolves with null and forgets the login if the frame states no user [EM11]', async () => {
  const first = startConnector()
  await first.logIn(ethereum)
  const page = startConnector({ stored: first.stored() })
  const { connector, frame, stored, whenLoaded } = page
  frame.hold('GET_USER')
  const restoring = connector.resume({ namespace: 'eip155', address: null }, signal)
  await whenLoaded(Promise.resolve())
  frame.refuse('GET_USER', { message: 'Nobody is logged in.' })
  expect(await restoring).toBeNull()
  await settle()
  expect(stored()).toEqual({})
})

test('a visitor who signs out is not informed that the login has ended', async () => {
  const page = startConnector()
  await page.logIn(ethereum)
  await page.connector.disconnect(signal)
  expect([ends(page), told(page)]).toEqual([['eip155'], 0])
})
