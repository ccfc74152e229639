import { createMemoryPlatform } from '@latchkit/core/testing'
import { expect, test } from 'vitest'
import { type AnyActorLogic, createActor, toPromise } from 'xstate'
import type {
  EmbeddedConnector,
  SocialPopup,
} from '../../../../../core/src/connectors/connector.ts'
import type { Connection } from '../../../../../core/src/domain/account/account.ts'
import { toCaipNetworkId } from '../../../../../core/src/domain/caip/caip.ts'
import { catalogue } from '../../../../../core/src/errors/catalogue.ts'
import { KitError } from '../../../../../core/src/errors/kit-error.ts'
import { loginActors } from '../../../../../core/src/flows/connect/login/login.actors.ts'
import { loginMachine } from '../../../../../core/src/flows/connect/login/login.machine.ts'
import type { LoginInput } from '../../../../../core/src/flows/connect/login/login.types.ts'
import { createStorage } from '../../../../../core/src/storage/storage.ts'

const caipNetworkId = toCaipNetworkId('eip155:1')
const connection: Connection = {
  namespace: 'eip155',
  connectorId: 'ID_AUTH',
  address: '0x1',
  accounts: [],
  caipNetworkId,
}

/** Runs the reactions of settled promises. */
async function flush() {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}

/** A popup that records its calls. `isOpen`: whether the next one opens. */
function createPopup() {
  const calls: string[] = []
  const results: { resolve(uri: string): void; reject(error: unknown): void }[] = []
  const popup: SocialPopup & { isOpen: boolean } = {
    isOpen: true,
    open() {
      calls.push('open')
      return popup.isOpen
    },
    take: () => () => void calls.push('close'),
    navigate(url) {
      calls.push(`navigate ${url}`)
      return popup.isOpen
    },
    result: () =>
      new Promise((resolve, reject) => {
        calls.push('result')
        results.push({ resolve, reject })
      }),
  }
  return { popup, calls, results }
}

function setUp(connector: Partial<EmbeddedConnector> | null = {}) {
  const platform = createMemoryPlatform()
  const storage = createStorage({ platform, kitId: 'default' })
  const { popup, calls, results } = createPopup()
  const embedded =
    connector &&
    Object({ popup, socialUrl: async () => 'https://login.example/?state=1', ...connector })
  const loaded: string[] = []
  const adapters = Object({ get: async (namespace: string) => void loaded.push(namespace) })
  const actors = loginActors({ adapters, embedded, platform, storage })
  const run = (logic: AnyActorLogic, input: unknown = undefined) => {
    const actor = createActor(logic, { input })
    const done = toPromise(actor)
    actor.start()
    return { actor, done }
  }
  return { platform, storage, popup, calls, results, actors, loaded, run }
}

test('showProvider points the popup to the page of the provider', async () => {
  const { actors, run, calls } = setUp()
  await run(actors.showProvider, { provider: 'google' }).done
  expect(calls).toEqual(['navigate https://login.example/?state=1'])
})

test('showProvider rejects with social/popup-missing if no popup was opened', async () => {
  const { actors, run, popup } = setUp()
  popup.isOpen = false
  await expect(run(actors.showProvider, { provider: 'google' }).done).rejects.toMatchObject({
    code: 'social/popup-missing',
  })
})

test('showProvider does not touch the popup of the next attempt after it was aborted', async () => {
  let resolveUrl = (_: string) => {}
  const socialUrl = () => new Promise<string>((resolve) => (resolveUrl = resolve))
  const { actors, run, calls } = setUp({ socialUrl })
  const { actor, done } = run(actors.showProvider, { provider: 'google' })
  done.catch(() => {})
  actor.stop()
  resolveUrl('https://login.example/')
  await flush()
  expect(calls).toEqual([])
})

test.each([
  ['embedded/storage-denied', 'embedded/storage-denied'],
  ['social/refused', 'social/refused'],
  ['kit/missing', 'social/no-url'],
] as const)('a login without a URL because of %s fails with %s', async (code, problem) => {
  const socialUrl = () => Promise.reject(new KitError(catalogue, code))
  const { actors, run } = setUp({ socialUrl })
  for (const logic of [actors.showProvider, actors.leavePage])
    await expect(run(logic, { provider: 'google' }).done).rejects.toMatchObject({ code: problem })
})

test('waitForResult resolves with the result of the popup', async () => {
  const { actors, run, results } = setUp()
  const { done } = run(actors.waitForResult)
  results[0]?.resolve('https://frame.example/?r=1')
  expect(await done).toEqual({ resultUri: 'https://frame.example/?r=1' })
})

test('waitForResult rejects with the error of the popup', async () => {
  const { actors, run, results } = setUp()
  const { done } = run(actors.waitForResult)
  const error = new KitError(catalogue, 'social/untrusted-origin')
  results[0]?.reject(error)
  await expect(done).rejects.toBe(error)
})

/** A social login with the actors of a page. */
function startLogin(input: Partial<LoginInput> = {}, connector: Partial<EmbeddedConnector> = {}) {
  const page = setUp({ socialUrl: () => new Promise(() => {}), ...connector })
  const actor = createActor(loginMachine.provide({ actors: page.actors }), {
    input: {
      provider: 'google',
      network: { namespace: 'eip155', caipNetworkId, isActive: true },
      offer: { login: 'on', answer: 'known' },
      way: 'popup',
      resultUri: null,
      email: '',
      ...input,
    },
  }).start()
  return { ...page, actor, stored: () => page.storage.get('social_provider') }
}

test.each([
  ['is cancelled', ({ actor }) => actor.send({ type: 'cancel' })],
  ['is stopped', ({ actor }) => actor.stop()],
  ['has the result', ({ results }) => results[0]?.resolve('https://frame.example/?r=1')],
  ['fails', ({ results }) => results[0]?.reject(new KitError(catalogue, 'social/popup-cut-off'))],
] satisfies [string, (login: ReturnType<typeof startLogin>) => void][])(
  'a login that %s closes its popup',
  async (_, end) => {
    const login = startLogin({}, { connect: () => new Promise(() => {}) })
    expect(login.calls).toEqual(['result'])
    end(login)
    await flush()
    expect(login.calls).toContain('close')
    login.actor.stop()
  },
)

test('a retry closes the old popup before it opens the next, within the call of the click', () => {
  const { actor, calls } = startLogin()
  expect(calls).toEqual(['result'])
  actor.send({ type: 'retry' })
  expect(calls.indexOf('close')).toBeLessThan(calls.indexOf('open'))
  expect(calls.filter((call) => call === 'open' || call === 'result')).toEqual([
    ...['result', 'open', 'result'],
  ])
  actor.stop()
})

test('a retry whose popup is blocked ends in `blocked`, and the next click opens it', () => {
  const { actor, popup } = startLogin({ way: 'blocked' })
  popup.isOpen = false
  actor.send({ type: 'retry' })
  expect(actor.getSnapshot()).toMatchObject({
    value: 'blocked',
    context: { problem: 'social/popup-blocked' },
  })
  popup.isOpen = true
  actor.send({ type: 'retry' })
  expect(actor.getSnapshot().matches('signingIn')).toBe(true)
  actor.stop()
})

test('a login without a popup of its own takes over none', () => {
  for (const way of ['email', 'app', 'blocked', 'redirect'] as const) {
    const { actor, calls } = startLogin({ way, network: null })
    actor.stop()
    expect(calls).toEqual([])
  }
})

test('leavePage stores the provider and opens its page, which returns to this one', async () => {
  const { actors, run, storage, platform } = setUp()
  await run(actors.leavePage, { provider: 'github' }).done
  expect(platform.controls.opened).toEqual([
    { url: 'https://login.example/?state=1--https%3A%2F%2Fpage.example%2F', target: '_top' },
  ])
  expect(storage.get('social_provider')).toBe('github')
})

test('leavePage rejects with social/popup-blocked if the page cannot be left', async () => {
  const { actors, run, platform } = setUp()
  platform.controls.allowsWindows = false
  await expect(run(actors.leavePage, { provider: 'github' }).done).rejects.toMatchObject({
    code: 'social/popup-blocked',
  })
})

test('leavePage stays on the page after it was aborted', async () => {
  let resolveUrl = (_: string) => {}
  const socialUrl = () => new Promise<string>((resolve) => (resolveUrl = resolve))
  const { actors, run, storage, platform } = setUp({ socialUrl })
  const { actor, done } = run(actors.leavePage, { provider: 'github' })
  done.catch(() => {})
  actor.stop()
  resolveUrl('https://login.example/')
  await flush()
  expect([platform.controls.opened, storage.get('social_provider')]).toEqual([[], null])
})

/** A login in Telegram. */
function startRedirect(allowsWindows = true) {
  const login = startLogin({ way: 'redirect' }, { socialUrl: async () => 'https://login.example/' })
  login.platform.controls.allowsWindows = allowsWindows
  return login
}

test('a login that is cancelled while the page is left cannot return', async () => {
  const { actor, stored } = startRedirect()
  await flush()
  expect(actor.getSnapshot().value).toEqual({ redirecting: 'leaving' })
  expect(stored()).toBe('google')
  actor.send({ type: 'cancel' })
  expect(stored()).toBeNull()
})

test('a login whose page cannot be left cannot return', async () => {
  const { actor, stored } = startRedirect(false)
  await flush()
  expect(actor.getSnapshot().value).toBe('failed')
  expect(stored()).toBeNull()
})

test('a login that is stopped while the page is left can return', async () => {
  const { actor, stored } = startRedirect()
  await flush()
  expect(actor.getSnapshot().value).toEqual({ redirecting: 'leaving' })
  actor.stop()
  expect(stored()).toBe('google')
})

test('a login that is not available closes the popup of the click', () => {
  const { actor, calls } = startLogin({ network: null })
  expect([actor.getSnapshot().value, calls]).toEqual(['unavailable', ['close']])
  actor.stop()
})

test('a login that is turned off closes the popup of the click, and one that is left while the project is asked [EM19]', () => {
  const refused = startLogin({ offer: { login: 'off', answer: 'known' } })
  expect([refused.actor.getSnapshot().value, refused.calls]).toEqual(['unavailable', ['close']])
  refused.actor.stop()
  const left = startLogin({ offer: { login: 'on', answer: 'awaited' } })
  expect([left.actor.getSnapshot().value, left.calls]).toEqual(['asking', []])
  left.actor.stop()
  expect(left.calls).toEqual(['close'])
})

test('connectUser connects with the result of the login, and loads the adapter of its namespace', async () => {
  const requests: unknown[] = []
  const { actors, run, loaded } = setUp({
    connect: async (request) => {
      requests.push(request)
      return connection
    },
  })
  const input = { caipNetworkId, socialUri: 'https://frame.example/?r=1' }
  expect(await run(actors.connectUser, input).done).toBe(connection)
  expect([requests, loaded]).toEqual([[input], ['eip155']])
})

test('the actors of Farcaster resolve with its URL, and when the visitor has approved the login', async () => {
  const { actors, run } = setUp({
    farcasterUrl: async () => 'https://farcaster.example/',
    confirmFarcaster: async () => ({ userName: 'ada' }),
  })
  expect(await run(actors.requestUrl).done).toBe('https://farcaster.example/')
  expect(await run(actors.waitForApproval).done).toEqual({ userName: 'ada' })
})

test('every request rejects with embedded/unavailable if the kit has no embedded wallet', async () => {
  const { actors, run } = setUp(null)
  const input = { provider: 'google', caipNetworkId, socialUri: 'u', email: 'e', code: '1' }
  const { popup: _popup, forgetProvider: _forget, readCooldown: _read, ...requests } = actors
  for (const logic of Object.values(requests))
    await expect(run(logic, input).done).rejects.toMatchObject({ code: 'embedded/unavailable' })
})
