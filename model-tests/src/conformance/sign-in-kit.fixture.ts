import type { Kit, KitOptions } from '@latchkit/core'
import { bip122 } from '@latchkit/core/adapters/bip122'
import { cosmos } from '@latchkit/core/adapters/cosmos'
import { eip155 } from '@latchkit/core/adapters/eip155'
import { polkadot } from '@latchkit/core/adapters/polkadot'
import { solana } from '@latchkit/core/adapters/solana'
import type { SignInView } from '@latchkit/core/flows'
import { defineNetwork } from '@latchkit/core/networks'
import { createMemoryPlatform, type MemoryPlatform } from '@latchkit/core/testing'
import { type SignIn, startSignIn } from '@latchkit/sandbox/sign-in'
import {
  createBip122Wallet,
  createCosmosWallet,
  createPolkadotWallet,
  createSolanaWallet,
  createWallet,
  memoryPage,
  memoryStore,
  type NamespaceControl,
  namespaceNetworks,
  namespaceRoster,
  walletRoster,
} from '@latchkit/sandbox/wallets'
import { expect, onTestFinished, vi } from 'vitest'
import { createKit } from '../../../core/src/kit/create-kit.ts'
import type { Platform } from '../../../core/src/platform/platform.ts'
import { realClock } from './page.fixture.ts'
import { type Browser, openBrowser } from './remote-kit.fixture.ts'
import { openSite, type Site } from './sign-in.fixture.ts'

export const families = ['eip155', 'solana', 'polkadot', 'bip122', 'cosmos'] as const
export type Family = (typeof families)[number]
type Control = Pick<NamespaceControl, 'addresses' | 'setMode' | 'pending' | 'approve' | 'announce'>

/** Nothing listens at this port: the tests need no chain. */
const noNode = 'http://127.0.0.1:9'
const coin = { name: 'Coin', symbol: 'COIN', decimals: 9 }
const networkOf = (family: Family, id = 31337) =>
  defineNetwork(
    family === 'eip155'
      ? {
          id,
          name: `Localhost ${id}`,
          nativeCurrency: coin,
          rpcUrls: { default: { http: [noNode] } },
        }
      : {
          id: namespaceNetworks[family].slice(family.length + 1),
          name: `Local ${family}`,
          chainNamespace: family,
          caipNetworkId: namespaceNetworks[family] as `${Family}:${string}`,
          nativeCurrency: coin,
          rpcUrls: { default: { http: [noNode] } },
        },
  )
/** The network of the wallet, and another one of Ethereum that it can switch to. */
export const twoNetworks = [networkOf('eip155'), networkOf('eip155', 31338)] as const
const adapterOf = {
  eip155: () => eip155(),
  solana: () => solana(),
  polkadot: () => polkadot(),
  bip122: () => bip122({ api: { [namespaceNetworks.bip122]: noNode } }),
  cosmos: () =>
    cosmos({ wallets: [{ path: 'keplr', name: 'Comet', event: 'keplr_keystorechange' }] }),
}
const creators = {
  solana: createSolanaWallet,
  polkadot: createPolkadotWallet,
  bip122: createBip122Wallet,
  cosmos: createCosmosWallet,
}
const walletOf = {
  eip155: 'foxglove',
  solana: 'sunbeam',
  polkadot: 'thistle',
  bip122: 'millstone',
  cosmos: 'comet',
}

/** The events that wallets send to the page. */
const announced = [
  'eip6963:announceProvider',
  'wallet-standard:register-wallet',
  'keplr_keystorechange',
]
const requested = ['eip6963:requestProvider', 'wallet-standard:app-ready']

/** The window of a tab, with one wallet that has real keys. */
function installWallet(
  family: Family,
  platform: MemoryPlatform,
  globals: object,
  store: ReturnType<typeof memoryStore>,
) {
  const events = new EventTarget()
  for (const type of announced)
    events.addEventListener(type, (event) =>
      platform.controls.emit(type, event instanceof CustomEvent ? event.detail : null),
    )
  for (const type of requested)
    platform.page.on(type, (detail) => events.dispatchEvent(new CustomEvent(type, { detail })))
  const page = { ...memoryPage({ events, globals }), store }
  if (family === 'eip155') {
    const profile = walletRoster().find(({ id }) => id === walletOf.eip155)
    if (profile === undefined) throw new Error('The roster has no Ethereum wallet')
    const { branding, rdns, keys } = profile
    const chain = { chainId: 31337, name: 'Localhost One', symbol: 'ETH', rpc: noNode }
    const wallet = createWallet({ branding, rdns, keys, chains: [chain], approve: 'auto', page })
    const changeAccount = (position: number) => {
      const address = wallet.control.addresses[position]
      if (address !== undefined) wallet.control.changeAccount(address)
    }
    const { control, stop } = wallet
    const changeNetwork = () => control.changeChain(31338)
    return { control, stop, changeAccount, changeNetwork, name: branding.name }
  }
  const profile = namespaceRoster().find(({ id }) => id === walletOf[family])
  if (profile === undefined) throw new Error(`The roster has no wallet of ${family}`)
  const { branding, secrets } = profile
  const network = namespaceNetworks[family]
  const options = { branding, secrets, network, rpc: null, approve: 'auto', page } as const
  const { control, stop } = creators[family](options)
  const changeAccount = (position: number) => {
    const address = control.addresses[position]
    if (address !== undefined) control.changeAccount(address)
  }
  const changeNetwork = () => {
    throw new Error(`The wallet of ${family} has one network`)
  }
  return { control, stop, changeAccount, changeNetwork, name: branding.name }
}

/** One load of the page in one tab. */
export type Tab = {
  kit: Kit
  control: Control
  /** Selects another account in the wallet. */
  changeAccount(position: number): void
  /** Selects the other one of `twoNetworks` in the wallet. Only on eip155. */
  changeNetwork(): void
  platform: MemoryPlatform
  /** Picks the wallet in the modal. */
  pick(): Promise<void>
  /** Connects the wallet. Resolves when the account is connected. */
  connect(): Promise<void>
  /** The view of the sign-in flow. Null if the modal is not on its view. */
  view(): SignInView | null
  /** Waits for a step of the flow and returns its view. */
  step<Step extends SignInView['step']>(step: Step): Promise<Extract<SignInView, { step: Step }>>
  /** Waits for a status of the session. */
  status(status: ReturnType<Kit['session']['get']>['status']): Promise<void>
  isOpen(): boolean
  close(): void
}

export type SignInPage = {
  server: SignIn
  site: Site
  /** Opens a tab of the same browser, as a visit or a reload does. */
  open(more?: Partial<KitOptions>): Promise<Tab>
  /** Number of requests to the server by the end of their path. */
  calls(since?: number): Readonly<Record<string, number>>
  /** All keys and values in the storage of the browser. */
  stored: Browser['stored']
}

/** A browser with one wallet, and a sign-in server. All tabs stop with the test. */
export async function openSignInPage(
  family: Family,
  options: (server: SignIn) => Partial<KitOptions>,
): Promise<SignInPage> {
  const server = await startSignIn()
  onTestFinished(() => server.stop())
  const browser: Browser = openBrowser()
  const site = openSite()
  const store = memoryStore()
  const globals = {}
  vi.stubGlobal('window', globals) // sats-connect reads this global
  onTestFinished(() => void vi.unstubAllGlobals())
  return {
    server,
    site,
    stored: browser.stored,
    open: (more = {}) =>
      openTab({ family, browser, site, store, globals }, { ...options(server), ...more }),
    calls(since = 0) {
      const counts: Record<string, number> = {}
      for (const { path } of server.requests(since)) {
        const name = path.split('/').at(-1) ?? ''
        counts[name] = (counts[name] ?? 0) + 1
      }
      return counts
    },
  }
}

type Place = {
  family: Family
  browser: Browser
  site: Site
  store: ReturnType<typeof memoryStore>
  globals: object
}

async function openTab(
  { family, browser, site, store, globals }: Place,
  options: Partial<KitOptions>,
): Promise<Tab> {
  const shared = browser.tab()
  const facts = createMemoryPlatform({
    clock: realClock,
    facts: { url: `${site.origin}/club`, origin: site.origin, title: 'The club' },
  }).page.facts
  const platform: MemoryPlatform & Platform = {
    ...shared,
    fetch: site.fetch,
    page: {
      ...shared.page,
      facts,
      injected: (name) => Reflect.get(globals, name) ?? shared.page.injected(name),
    },
  }
  const wallet = installWallet(family, platform, globals, store)
  wallet.control.announce()
  const kit = createKit({
    adapters: [adapterOf[family]()],
    networks: [networkOf(family)],
    platform,
    features: { analytics: false },
    debug: false,
    ...options,
  })
  const close = () => {
    kit.stop()
    wallet.stop()
  }
  onTestFinished(close)
  await kit.ready()
  const view = () => {
    const { key, view: name } = kit.state.getSnapshot().router.entry
    if (name !== 'SIWXSignMessage') return null
    return (kit.modal.flows.getSnapshot()[key]?.view() ?? null) as SignInView | null
  }
  async function pick() {
    const connector = () =>
      kit.state.getSnapshot().connections.connectors.find(({ name }) => name === wallet.name)
    await kit.open({ view: 'Connect' })
    await expect.poll(connector).toBeDefined()
    const connectorId = connector()?.id ?? ''
    kit.modal.push('ConnectingExternal', { connectorId, namespace: family })
  }
  return {
    kit,
    control: wallet.control,
    changeAccount: wallet.changeAccount,
    changeNetwork: wallet.changeNetwork,
    platform,
    close,
    view,
    pick,
    async connect() {
      await pick()
      await expect.poll(() => kit.account.get(family).status).toBe('connected')
    },
    async step(step) {
      await expect.poll(() => view()?.step).toBe(step)
      const current = view()
      if (current?.step !== step) throw new Error(`The flow has left ${step}`)
      return current as Extract<SignInView, { step: typeof step }>
    },
    async status(status) {
      await expect.poll(() => kit.session.get().status).toBe(status)
    },
    isOpen: () => kit.state.getSnapshot().modal.phase === 'open',
  }
}
