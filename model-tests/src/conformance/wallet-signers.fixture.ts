import { bip122 } from '@latchkit/core/adapters/bip122'
import { cosmos } from '@latchkit/core/adapters/cosmos'
import { eip155 } from '@latchkit/core/adapters/eip155'
import { polkadot } from '@latchkit/core/adapters/polkadot'
import { solana } from '@latchkit/core/adapters/solana'
import { createMemoryPlatform, createScriptedHost } from '@latchkit/core/testing'
import {
  createBip122Wallet,
  createCosmosWallet,
  createPolkadotWallet,
  createSolanaWallet,
  createWallet,
  memoryPage,
  namespaceNetworks,
  namespaceRoster,
  type PolkadotKeyType,
  walletRoster,
} from '@latchkit/sandbox/wallets'
import type { AdapterEntry, ChainAdapter } from '../../../core/src/adapters/adapter.ts'
import type { BitcoinProvider } from '../../../core/src/adapters/bip122/index.ts'
import type { Account } from '../../../core/src/domain/account/account.ts'
import { defineNetwork } from '../../../core/src/domain/network/define-network.ts'
import type { Network } from '../../../core/src/domain/network/network.ts'
import {
  bitcoinTestnet,
  cosmosHub,
  polkadot as polkadotNetwork,
  solanaDevnet,
} from '../../../core/src/domain/networks/index.ts'
import type { Signer } from '../../../core/src/siwx/testing/signers.fixture.ts'
import { realClock } from './page.fixture.ts'

/** `publicKey`: of a Cosmos account, in hex. */
export type WalletSigner = Signer & { publicKey: string | null }

const { signal } = new AbortController()
/** The events by which wallets and pages find each other, and who sends them. */
const walletEvents = ['eip6963:announceProvider', 'wallet-standard:register-wallet']
const pageEvents = ['eip6963:requestProvider', 'wallet-standard:app-ready']

/** The page of one wallet: the events and globals of its window, and a platform that sees them. */
function openWindow() {
  const events = new EventTarget()
  const globals = {}
  const platform = createMemoryPlatform({
    clock: realClock,
    fetch: globalThis.fetch,
    injected: new Proxy({}, { get: (_, name) => () => Reflect.get(globals, name) }),
  })
  for (const type of walletEvents)
    events.addEventListener(type, (event) =>
      platform.controls.emit(type, event instanceof CustomEvent ? event.detail : null),
    )
  for (const type of pageEvents)
    platform.page.on(type, (detail) => events.dispatchEvent(new CustomEvent(type, { detail })))
  return { platform, page: memoryPage({ events, globals }) }
}

type Connected = { chain: ChainAdapter; connectorId: string; accounts: readonly Account[] }

/** Connects the adapter to a wallet that `install` puts into the page. */
async function connect(
  entry: AdapterEntry,
  network: Network,
  install: (page: ReturnType<typeof memoryPage>) => { announce(): void },
): Promise<Connected> {
  const { platform, page } = openWindow()
  const control = install(page)
  const host = createScriptedHost(platform, {
    networks: () => [network],
    accountType: () => (network.chainNamespace === 'bip122' ? 'payment' : 'eoa'),
  })
  const adapter = entry.create(host)
  // some wallets are found by polling
  const connectorId = await new Promise<string>((resolve) => {
    adapter.discover({ found: ({ id }) => resolve(id) })
    control.announce()
  })
  const chain = await adapter.load()
  const { caipNetworkId } = network
  const { accounts } = await chain.connect({ connectorId, caipNetworkId }, signal)
  return { chain, connectorId, accounts }
}

const signerOf = (kind: string, network: Network, connected: Connected): WalletSigner => {
  const { chain, connectorId, accounts } = connected
  const [account] = accounts
  if (account === undefined) throw new Error(`The wallet of ${network.name} shared no account`)
  const { address, publicKey = null } = account
  return {
    kind,
    chainId: network.caipNetworkId,
    address,
    publicKey,
    sign: (message) => chain.signMessage({ connectorId, address, message }, signal),
  }
}

const profileOf = (name: string) => {
  const profile = namespaceRoster().find(({ id }) => id === name)
  if (profile === undefined) throw new Error(`The sandbox has no wallet ${name}`)
  const { branding, secrets, namespace } = profile
  const network = namespaceNetworks[namespace]
  return { branding, secrets, network, rpc: null, approve: 'auto' as const }
}

async function openBitcoin(): Promise<readonly WalletSigner[]> {
  const network = defineNetwork(bitcoinTestnet)
  const connected = await connect(bip122(), network, (page) => {
    // sats-connect reads this global, also when a later test signs
    Reflect.set(globalThis, 'window', page.globals)
    return createBip122Wallet({ ...profileOf('millstone'), page }).control
  })
  const { chain, connectorId, accounts } = connected
  const isProvider = (value: unknown): value is BitcoinProvider =>
    typeof value === 'object' && value !== null && 'signPsbt' in value
  const provider = chain.provider(connectorId)
  const ordinals = accounts.find(({ type }) => type === 'ordinal')
  if (!isProvider(provider) || ordinals === undefined) throw new Error('Millstone is incomplete')
  const payment = signerOf('bip122, ECDSA', network, connected)
  const signWith = (address: string) => async (message: string) =>
    (await provider.signMessage({ address, message, protocol: 'bip322' })).signature
  return [
    payment,
    { ...payment, kind: 'bip122, BIP-322', sign: signWith(payment.address) },
    {
      ...payment,
      kind: 'bip122, BIP-322 with taproot',
      address: ordinals.address,
      sign: signWith(ordinals.address),
    },
  ]
}

async function openPolkadot(type: PolkadotKeyType): Promise<WalletSigner> {
  const network = defineNetwork(polkadotNetwork)
  const connected = await connect(polkadot(), network, (page) => {
    const { secrets, ...options } = profileOf('thistle')
    const [secret] = secrets
    return createPolkadotWallet({ ...options, secrets: [secret], page, types: [type] }).control
  })
  return signerOf(`polkadot, ${type}`, network, connected)
}

/** The wallet of Ethereum, on a real node. */
async function openEvm(chain: { chainId: number; url: string }): Promise<WalletSigner> {
  const network = defineNetwork({
    id: chain.chainId,
    name: 'Local',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [chain.url] } },
  })
  const connected = await connect(eip155(), network, (page) => {
    const profile = walletRoster().find(({ id }) => id === 'foxglove')
    if (profile === undefined) throw new Error('The sandbox has no wallet foxglove')
    const { branding, rdns, keys } = profile
    const known = { chainId: chain.chainId, name: 'Local', symbol: 'ETH', rpc: chain.url }
    return createWallet({ branding, rdns, keys, chains: [known], approve: 'auto', page }).control
  })
  return signerOf('eip155', network, connected)
}

/**
 * Connects a wallet of each namespace and key type. `chain`: a running EVM node. `closeSigners` has
 * to be called after the last signature.
 */
export async function openSigners(chain: {
  chainId: number
  url: string
}): Promise<readonly WalletSigner[]> {
  const hub = defineNetwork(cosmosHub)
  const devnet = defineNetwork(solanaDevnet)
  const sunbeam = await connect(
    solana(),
    devnet,
    (page) => createSolanaWallet({ ...profileOf('sunbeam'), page }).control,
  )
  const comet = await connect(
    cosmos(),
    hub,
    (page) => createCosmosWallet({ ...profileOf('comet'), page }).control,
  )
  return [
    await openEvm(chain),
    signerOf('solana', devnet, sunbeam),
    ...(await openBitcoin()),
    ...(await Promise.all((['sr25519', 'ed25519', 'ecdsa'] as const).map(openPolkadot))),
    signerOf('cosmos', hub, comet),
  ]
}

export const closeSigners = (): unknown => Reflect.deleteProperty(globalThis, 'window')
