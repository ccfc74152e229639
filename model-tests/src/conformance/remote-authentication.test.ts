import type { Kit, KitOptions } from '@latchkit/core'
import { mainnet, sepolia, solana } from '@latchkit/core/networks'
import {
  createSIWEConfig,
  formatMessage,
  localSessions,
  type SignInSession,
  type SiwxExtension,
  serverSessions,
} from '@latchkit/core/siwx'
import { createMemoryPlatform } from '@latchkit/core/testing'
import {
  type RemoteSignInMode,
  type RemoteWallet,
  remoteSignInModes,
} from '@latchkit/sandbox/remote-wallet'
import { startSignIn } from '@latchkit/sandbox/sign-in'
import { UniversalProvider } from '@walletconnect/universal-provider'
import { isHex, verifyMessage } from 'viem'
import { assert, describe, expect, onTestFinished, test } from 'vitest'
import { callAsync } from '../../../core/src/clients/relay/sdk-access.ts'
import { realClock } from './page.fixture.ts'
import { kitFixture, openQrCode, pair, remoteViewOf, statuses } from './remote-kit.fixture.ts'
import { openSite } from './sign-in.fixture.ts'

const fixture = kitFixture()
const statement = 'Sign in to the test page.'
const start = (more: Partial<KitOptions> = {}) =>
  fixture.start({ networks: [mainnet, sepolia], siwx: localSessions({ statement }), ...more })

const sessionOf = (kit: Kit) => kit.session.get()
const storedSessions = (): readonly SignInSession[] =>
  JSON.parse(fixture.browser.stored()['@latchkit/default/siwx'] ?? '[]')
const accountsIn = (sessions: readonly SignInSession[]) =>
  sessions.map(({ data }) => `${data.chainId}:${data.accountAddress}`)
const addressOf = (wallet: RemoteWallet, position = 0) =>
  wallet.state.get().accounts[position]?.addresses['eip155:1'] ?? ''
const viewOf = (kit: Kit) => kit.state.getSnapshot().router.entry.view

/** Resolves with the proposal that the phone has received. */
async function propose(kit: Kit, wallet: RemoteWallet) {
  await wallet.pair(await openQrCode(kit))
  await expect.poll(() => wallet.state.get().proposals.length).toBe(1)
  const [proposal] = wallet.state.get().proposals
  assert(proposal !== undefined)
  return proposal
}

/** Whether another library accepts the signature of a session. */
async function isSigned({ data, message, signature }: SignInSession): Promise<boolean> {
  assert(isHex(data.accountAddress) && isHex(signature))
  return verifyMessage({ address: data.accountAddress, message, signature })
}

/** An extension that keeps nothing. */
const extensionWith = (createMessage: SiwxExtension['createMessage']) => ({
  createMessage,
  addSession: async () => {},
  setSessions: async () => {},
  getSessions: async () => [],
  revokeSession: async () => {},
})

describe('a remote wallet that signs while it connects', () => {
  test('signs in on one network, with one message and no further request', async () => {
    const kit = start({ networks: [mainnet] })
    const wallet = await fixture.remote.phone('approve')
    await pair(kit, wallet)
    await expect.poll(() => sessionOf(kit).status).toBe('signedIn')
    const { session } = sessionOf(kit)
    assert(session !== null)
    expect(session.data).toMatchObject({
      accountAddress: addressOf(wallet),
      chainId: 'eip155:1',
      domain: 'page.example',
      uri: 'https://page.example/',
      statement,
    })
    expect(session.cacao?.p.iss).toBe(`did:pkh:eip155:1:${addressOf(wallet)}`)
    expect(session.message.startsWith('page.example wants you to sign in')).toBe(true)
    await expect(isSigned(session)).resolves.toBe(true)
    expect(kit.state.getSnapshot().toast).toEqual({ open: false })
    await expect(kit.wallet.signMessage('hello')).resolves.toMatch(/^0x/)
  })

  test('signs in on each network, so that another network needs no signature', async () => {
    const kit = start()
    const wallet = await fixture.remote.phone('approve')
    await pair(kit, wallet)
    await expect.poll(() => sessionOf(kit).status).toBe('signedIn')
    const address = addressOf(wallet)
    expect(accountsIn(storedSessions())).toEqual([
      `eip155:1:${address}`,
      `eip155:11155111:${address}`,
    ])
    const [first, second] = storedSessions()
    expect(first?.data.nonce).toBe(second?.data.nonce)
    await kit.network.switch('eip155:11155111')
    await expect
      .poll(() => [sessionOf(kit).status, sessionOf(kit).session?.data.chainId])
      .toEqual(['signedIn', 'eip155:11155111'])
    expect(kit.state.getSnapshot().modal.phase).not.toBe('open')
  })

  test('is asked for the active network first, and is signed in on it', async () => {
    const kit = start({ defaultNetwork: sepolia })
    const wallet = await fixture.remote.phone('ask')
    const { id, messages } = await propose(kit, wallet)
    expect(messages.slice(0, 2).map(({ chain }) => chain)).toEqual(['eip155:11155111', 'eip155:1'])
    await wallet.approve(id)
    await expect.poll(() => sessionOf(kit).status).toBe('signedIn')
    expect(sessionOf(kit).session?.data.chainId).toBe('eip155:11155111')
  })

  test('is signed in on another network if it does not grant the active one', async () => {
    const kit = start({ defaultNetwork: sepolia })
    const wallet = await fixture.remote.phone('ask')
    const { id } = await propose(kit, wallet)
    await wallet.approve(id, { chains: ['eip155:1'] })
    await expect.poll(() => sessionOf(kit).status).toBe('signedIn')
    expect(sessionOf(kit).session?.data.chainId).toBe('eip155:1')
  })

  test('signs in with several accounts, each of which is signed in when it is active', async () => {
    const kit = start()
    const wallet = await fixture.remote.phone('ask')
    const { id } = await propose(kit, wallet)
    await wallet.approve(id, { signers: [0, 1] })
    await expect.poll(() => sessionOf(kit).status).toBe('signedIn')
    expect(accountsIn(storedSessions())).toHaveLength(4)
    await wallet.changeAccount(1)
    await expect
      .poll(() => [sessionOf(kit).status, sessionOf(kit).session?.data.accountAddress])
      .toEqual(['signedIn', addressOf(wallet, 1)])
  })

  test('stays signed in after a reload, and the wallet signs nothing again', async () => {
    const platform = fixture.browser.tab()
    const kit = fixture.start({ networks: [mainnet], siwx: localSessions() }, platform)
    await pair(kit, await fixture.remote.phone('approve'))
    await expect.poll(() => sessionOf(kit).status).toBe('signedIn')
    kit.stop()
    const reloaded = fixture.start({ networks: [mainnet], siwx: localSessions() }, platform)
    await expect.poll(() => sessionOf(reloaded).status).toBe('signedIn')
  })

  test('signs only for networks that the session grants', async () => {
    const kit = start()
    const wallet = await fixture.remote.phone('ask')
    const { id } = await propose(kit, wallet)
    const address = addressOf(wallet)
    const namespaces = {
      eip155: {
        chains: ['eip155:1'],
        accounts: [`eip155:1:${address}`],
        methods: ['personal_sign'],
        events: [],
      },
    }
    await wallet.approve(id, { namespaces })
    await expect.poll(() => sessionOf(kit).status).toBe('signedIn')
    expect(accountsIn(storedSessions())).toEqual([`eip155:1:${address}`])
  })
})

describe('a remote wallet that does not sign while it connects', () => {
  test('connects, and the visitor is asked to sign in', async () => {
    const kit = start()
    const wallet = await fixture.remote.phone('approve', { signIn: 'unsupported' })
    await wallet.pair(await openQrCode(kit))
    await expect.poll(() => sessionOf(kit).status).toBe('signedOut')
    await expect.poll(() => viewOf(kit)).toBe('SIWXSignMessage')
    expect(kit.state.getSnapshot().modal.phase).toBe('open')
    const session = await kit.session.signIn()
    expect(session.cacao).toBeUndefined()
    await expect(isSigned(session)).resolves.toBe(true)
    expect(sessionOf(kit).status).toBe('signedIn')
  })

  test('is not asked to if another namespace is proposed too', async () => {
    const kit = start({ networks: [mainnet, solana] })
    const wallet = await fixture.remote.phone('ask')
    const { id, messages } = await propose(kit, wallet)
    expect(messages).toEqual([])
    await wallet.approve(id)
    await expect.poll(() => sessionOf(kit).status).toBe('signedOut')
    expect(statuses(kit).eip155).toBe('connected')
  })

  test('is asked to sign in if it signed only for networks that the session does not grant', async () => {
    const stored: unknown[] = []
    const createMessage: SiwxExtension['createMessage'] = async (input) => ({
      ...input,
      domain: 'page.example',
      uri: 'https://page.example/',
      version: '1',
      nonce: 'abcdefghij0123456789',
      issuedAt: new Date().toISOString(),
      toString: () => '',
    })
    const setSessions = async (sessions: readonly unknown[]) => void stored.push(sessions)
    const kit = start({ siwx: { ...extensionWith(createMessage), setSessions } })
    const wallet = await fixture.remote.phone('ask')
    const { id, messages } = await propose(kit, wallet)
    expect(messages).toHaveLength(4)
    const namespaces = {
      eip155: {
        chains: ['eip155:1'],
        accounts: [`eip155:1:${addressOf(wallet)}`],
        methods: ['personal_sign'],
        events: [],
      },
    }
    await wallet.approve(id, { chains: ['eip155:11155111'], namespaces })
    await expect.poll(() => viewOf(kit)).toBe('SIWXSignMessage')
    expect([sessionOf(kit).status, statuses(kit)]).toEqual(['signedOut', { eip155: 'connected' }])
    expect(stored).toEqual([])
  })

  test('is not asked to without an extension', async () => {
    const kit = fixture.start({ networks: [mainnet] })
    const wallet = await fixture.remote.phone('ask')
    expect((await propose(kit, wallet)).messages).toEqual([])
  })

  test('is not asked to on a page that cannot verify what it signs', async () => {
    const wallet = await fixture.remote.phone('ask')
    expect((await propose(start({ adapters: [] }), wallet)).messages).toEqual([])
  })

  test('connects if creating the message fails', async () => {
    const kit = start({ siwx: extensionWith(() => Promise.reject(new Error('no nonce'))) })
    const wallet = await fixture.remote.phone('ask')
    const { id, messages } = await propose(kit, wallet)
    expect(messages).toEqual([])
    await wallet.approve(id)
    await expect.poll(() => statuses(kit)).toEqual({ eip155: 'connected' })
  })

  test('is not asked to for a message of another page', async () => {
    const kit = start({
      metadata: { name: 'x', description: '', url: 'https://b.example', icons: [] },
    })
    const wallet = await fixture.remote.phone('ask')
    expect((await propose(kit, wallet)).messages).toEqual([])
  })
})

describe('a server', () => {
  /** A browser tab whose page calls a server with its cookies. */
  async function openTab() {
    const server = await startSignIn()
    onTestFinished(() => server.stop())
    const site = openSite()
    const { origin, fetch } = site
    const platform = createMemoryPlatform({
      clock: realClock,
      fetch,
      facts: { url: `${origin}/club`, origin },
      injected: { crypto: () => globalThis.crypto },
    })
    const siwx = serverSessions({ url: `${server.url}/cookie` })
    return { platform, siwx, cookies: () => site.cookies(server.url) }
  }

  test('accepts the cacao of the active network, and has its session after a reload', async () => {
    const { platform, siwx, cookies } = await openTab()
    const kit = fixture.start({ networks: [mainnet, sepolia], siwx }, platform)
    const wallet = await fixture.remote.phone('approve')
    await pair(kit, wallet)
    await expect.poll(() => sessionOf(kit).status).toBe('signedIn')
    expect(cookies()).toHaveLength(1)
    kit.stop()
    const reloaded = fixture.start({ networks: [mainnet, sepolia], siwx }, platform)
    await expect.poll(() => sessionOf(reloaded).status).toBe('signedIn')
    expect(sessionOf(reloaded).session?.data).toMatchObject({
      accountAddress: addressOf(wallet),
      chainId: 'eip155:1',
    })
  })

  test('is not asked for a session by a wallet whose cacao is invalid', async () => {
    const { platform, siwx, cookies } = await openTab()
    const kit = fixture.start({ networks: [mainnet], siwx }, platform)
    const wallet = await fixture.remote.phone('approve', { signIn: 'other-signer' })
    await wallet.pair(await openQrCode(kit))
    await expect.poll(() => viewOf(kit)).toBe('Connect')
    await expect.poll(() => wallet.state.get().sessions).toEqual([])
    expect([cookies(), statuses(kit)]).toEqual([[], { eip155: 'disconnected' }])
  })
})

test('a remote wallet that signs while it connects signs in with siweConfig', async () => {
  const verified: string[] = []
  const siweConfig = createSIWEConfig({
    getNonce: async () => 'abcdefghij0123456789',
    getMessageParams: async () => ({
      domain: 'page.example',
      uri: 'https://page.example/',
      chains: [1],
    }),
    createMessage: ({ address, ...args }) => formatMessage(args, address),
    async verifyMessage({ message, cacao }) {
      verified.push(String(cacao?.p.nonce))
      return message.includes('Chain ID: 1\n')
    },
    getSession: async () =>
      verified.length === 0 ? null : { address: addressOf(wallet), chainId: 1 },
    signOut: async () => true,
  })
  const kit = fixture.start({ networks: [mainnet], siweConfig })
  const wallet = await fixture.remote.phone('approve')
  await pair(kit, wallet)
  await expect.poll(() => sessionOf(kit).status).toBe('signedIn')
  expect(verified).toEqual(['abcdefghij0123456789'])
})

const hostile = remoteSignInModes.filter((mode) => /-|expired/.test(mode))

test.each<RemoteSignInMode>(hostile)(
  'a remote wallet that answers with the cacao %s is disconnected, and there is no session',
  async (signIn) => {
    const kit = start()
    const wallet = await fixture.remote.phone('approve', { signIn })
    await wallet.pair(await openQrCode(kit))
    await expect.poll(() => wallet.state.get().proposals).toEqual([])
    await expect
      .poll(() => kit.state.getSnapshot().toast)
      .toMatchObject({ variant: 'error', code: 'siwx/init-failed' })
    await expect.poll(() => statuses(kit)).toEqual({ eip155: 'disconnected' })
    await expect.poll(() => wallet.state.get().sessions).toEqual([])
    expect(storedSessions()).toEqual([])
    expect(viewOf(kit)).toBe('Connect')
    // The next wallet can connect and sign in.
    wallet.setSignIn('sign')
    await pair(kit, wallet)
    await expect.poll(() => sessionOf(kit).status).toBe('signedIn')
  },
)

test('a kit that stops while a wallet signs ends the pairing, and stores nothing', async () => {
  const kit = start()
  const wallet = await fixture.remote.phone('ask')
  const { id } = await propose(kit, wallet)
  kit.stop()
  await wallet.approve(id).catch(() => null)
  expect(storedSessions()).toEqual([])
})

test('a kit that stops while the message is created shows no code', async () => {
  const kit = start({ siwx: extensionWith(() => new Promise(() => {})) })
  await kit.open({ view: 'ConnectingWalletConnectBasic' })
  await expect.poll(() => remoteViewOf(kit)?.step).toBe('requestingUri')
  kit.stop()
  expect(remoteViewOf(kit)).toBeNull()
})

describe('a provider of the page', () => {
  const openProvider = async () => {
    const provider = await UniversalProvider.init({
      relayUrl: fixture.remote.relay.url,
      projectId: 'p',
      logger: 'silent',
      customStoragePrefix: fixture.remote.relay.url,
    })
    Reflect.set(provider.client.core.verify, 'register', async () => '')
    return provider
  }

  test('signs in while a wallet connects through it', async () => {
    const universalProvider = await openProvider()
    const kit = start({ universalProvider })
    await pair(kit, await fixture.remote.phone('approve'))
    await expect.poll(() => sessionOf(kit).status).toBe('signedIn')
    kit.stop()
    await universalProvider.client.core.relayer.transportClose()
  })

  test('connects as the page asked with manualWCControl; the visitor signs in afterwards', async () => {
    const kit = start({ manualWCControl: true })
    const provider = await kit.wallet.universalProvider()
    const shown = new Promise<string>(
      (resolve) => void callAsync(provider, 'once', 'display_uri', resolve),
    )
    const proposal = { eip155: { chains: ['eip155:1'], methods: ['personal_sign'], events: [] } }
    const authentication = [
      { chains: ['eip155:1'], domain: 'other.example', uri: 'https://other.example', nonce: '1' },
    ]
    callAsync(provider, 'connect', { optionalNamespaces: proposal, authentication }).catch(
      () => null,
    )
    const uri = await shown
    await kit.open({ uri })
    await expect.poll(() => remoteViewOf(kit)).toMatchObject({ step: 'showingUri', uri })
    await (await fixture.remote.phone('approve')).pair(uri)
    await expect.poll(() => statuses(kit)).toEqual({ eip155: 'connected' })
    await expect.poll(() => sessionOf(kit).status).toBe('signedOut')
    expect(storedSessions()).toEqual([])
  })
})
