import { createMemoryPlatform } from '@latchkit/core/testing'
import { expect, test } from 'vitest'
import { type AnyActorLogic, createActor, toPromise } from 'xstate'
import type {
  EmbeddedConnector,
  SocialPopup,
} from '../../../../../core/src/connectors/connector.ts'
import type { Connection } from '../../../../../core/src/domain/account/account.ts'
import { toCaipNetworkId } from '../../../../../core/src/domain/caip/caip.ts'
import { KitError } from '../../../../../core/src/errors/kit-error.ts'
import { socialActors } from '../../../../../core/src/flows/connect/social/social.actors.ts'
import { socialMachine } from '../../../../../core/src/flows/connect/social/social.machine.ts'
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
    navigate(url) {
      calls.push(`navigate ${url}`)
      return popup.isOpen
    },
    result: () =>
      new Promise((resolve, reject) => {
        calls.push('result')
        results.push({ resolve, reject })
      }),
    close: () => void calls.push('close'),
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
  const actors = socialActors({ adapters, embedded, platform, storage })
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

test('waitForResult resolves with the result and closes the popup', async () => {
  const { actors, run, calls, results } = setUp()
  const { done } = run(actors.waitForResult)
  results[0]?.resolve('https://frame.example/?r=1')
  expect(await done).toEqual({ resultUri: 'https://frame.example/?r=1' })
  expect(calls).toEqual(['result', 'close'])
})

test('waitForResult rejects with the error of the popup and closes it', async () => {
  const { actors, run, calls, results } = setUp()
  const { done } = run(actors.waitForResult)
  const error = new KitError('social/untrusted-origin')
  results[0]?.reject(error)
  await expect(done).rejects.toBe(error)
  expect(calls).toEqual(['result', 'close'])
})

test('waitForResult closes the popup at once when it is aborted, and not again later', async () => {
  const { actors, run, calls, results } = setUp()
  const { actor, done } = run(actors.waitForResult)
  done.catch(() => {})
  actor.stop()
  expect(calls).toEqual(['result', 'close'])
  results[0]?.reject(new KitError('social/cancelled'))
  await Promise.resolve()
  expect(calls).toEqual(['result', 'close'])
})

test('a retry closes the old popup before it opens the next, within the call of the click', () => {
  const { actors, calls } = setUp({ socialUrl: () => new Promise(() => {}) })
  const network = { namespace: 'eip155', caipNetworkId, isActive: true }
  const offer = { login: 'on', answer: 'known' } as const
  const input = { provider: 'google', network, offer, way: 'popup', resultUri: null } as const
  const actor = createActor(socialMachine.provide({ actors }), { input }).start()
  expect(calls).toEqual(['result'])
  actor.send({ type: 'retry' })
  expect(calls).toEqual(['result', 'close', 'open', 'result'])
  actor.stop()
})

test('a retry whose popup is blocked ends in `blocked`, and the next click opens it', () => {
  const { actors, popup } = setUp({ socialUrl: () => new Promise(() => {}) })
  const network = { namespace: 'eip155', caipNetworkId, isActive: true }
  const offer = { login: 'on', answer: 'known' } as const
  const input = { provider: 'google', network, offer, way: 'blocked', resultUri: null } as const
  const actor = createActor(socialMachine.provide({ actors }), { input }).start()
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

/** A login in Telegram, with the actors of a page. */
function startRedirect(allowsWindows = true) {
  const page = setUp()
  page.platform.controls.allowsWindows = allowsWindows
  const network = { namespace: 'eip155', caipNetworkId, isActive: true }
  const offer = { login: 'on', answer: 'known' } as const
  const input = { provider: 'google', network, offer, way: 'redirect', resultUri: null } as const
  const actor = createActor(socialMachine.provide({ actors: page.actors }), { input }).start()
  return { ...page, actor, stored: () => page.storage.get('social_provider') }
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
  const { actors, calls } = setUp()
  const offer = { login: 'on', answer: 'known' } as const
  const input = { provider: 'google', network: null, offer, way: 'popup', resultUri: null } as const
  const actor = createActor(socialMachine.provide({ actors }), { input }).start()
  expect([actor.getSnapshot().value, calls]).toEqual(['unavailable', ['close']])
  actor.stop()
})

test('a login that is turned off closes the popup of the click, and one that is left while the project is asked [EM19]', () => {
  const network = { namespace: 'eip155', caipNetworkId, isActive: true }
  const input = { provider: 'google', network, way: 'popup', resultUri: null } as const
  const off = setUp()
  const refused = createActor(socialMachine.provide({ actors: off.actors }), {
    input: { ...input, offer: { login: 'off', answer: 'known' } },
  }).start()
  expect([refused.getSnapshot().value, off.calls]).toEqual(['unavailable', ['close']])
  refused.stop()
  const awaited = setUp()
  const left = createActor(socialMachine.provide({ actors: awaited.actors }), {
    input: { ...input, offer: { login: 'on', answer: 'awaited' } },
  }).start()
  expect([left.getSnapshot().value, awaited.calls]).toEqual(['asking', []])
  left.stop()
  expect(awaited.calls).toEqual(['close'])
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

test('every request rejects with embedded/unavailable if the kit has no embedded wallet', async () => {
  const { actors, run } = setUp(null)
  const input = { provider: 'google', caipNetworkId, socialUri: 'u' }
  const { showProvider, waitForResult, leavePage, connectUser } = actors
  for (const logic of [showProvider, waitForResult, leavePage, connectUser])
    await expect(run(logic, input).done).rejects.toMatchObject({ code: 'embedded/unavailable' })
})
