import { computeOnce } from '../../base/compute-once.ts'
import type { WalletBranding } from '../../base/wallet-roster.ts'
import { cosmosAddress, cosmosPrefix } from '../../keys/cosmos.ts'
import type {
  ApprovalMode,
  NamespaceControl,
  NamespaceWallet,
  WalletPage,
} from '../wallet.types.ts'
import { createWalletCore } from '../wallet-core.ts'
import { initialChains, isWalletChain } from './chains.ts'
import type { CosmosState } from './context.ts'
import { type CosmosPath, cosmosPaths, setAtPath } from './injected-paths.ts'
import { createPageApi } from './page-api.ts'

export type CosmosWalletOptions = {
  branding: WalletBranding
  /** One 32-byte secret per account. The first account is active initially. */
  secrets: readonly [Uint8Array, ...Uint8Array[]]
  /** CAIP-2 id of a known chain. `control` identifies accounts by their addresses on it. */
  network: string
  /** Unused: pages broadcast the signed transactions. */
  rpc: string | null
  approve: ApprovalMode
  page: WalletPage
  /** Path on the window, by default Keplr's. */
  path?: CosmosPath
}

/**
 * Creates a Cosmos wallet with real keys and Keplr's page API. It is not injected into the page
 * until `control.announce()`.
 */
export function createCosmosWallet({
  branding,
  secrets,
  network,
  approve,
  page,
  path = 'keplr',
}: CosmosWalletOptions): NamespaceWallet {
  const reference = network.slice(network.indexOf(':') + 1)
  const owned = computeOnce(() =>
    secrets.map((secret) => cosmosAddress(secret, cosmosPrefix(reference))),
  )
  const initial = (): CosmosState => ({
    active: owned()[0] ?? '',
    shared: [],
    network,
    enabled: [],
    suggested: [],
    locked: false,
    mode: approve,
  })
  /** Emits the change event of the wallet. It has no details: pages call `getKey` again. */
  const emitChange = () => void page.events.dispatchEvent(new Event(cosmosPaths[path]))
  const core = createWalletCore<string, CosmosState>({
    branding,
    initial,
    owned,
    page,
    parseExtra: ({ network, enabled, suggested }) =>
      typeof network === 'string' && Array.isArray(enabled) && Array.isArray(suggested)
        ? {
            network,
            enabled: enabled.filter((chainId) => typeof chainId === 'string'),
            suggested: suggested.filter(isWalletChain),
          }
        : null,
    onChange(now, before, accounts) {
      // Like Keplr, the wallet emits no event when it is locked or unlocked.
      if (accounts !== null && now.locked === before.locked) emitChange()
    },
  })
  const { state, visible, scriptedAnswers } = core
  const api = createPageApi({
    ...core,
    chains: () => [...initialChains, ...state.read().suggested],
    name: () => `Account ${owned().indexOf(visible()[0] ?? state.read().active) + 1}`,
    secret() {
      const secret = secrets[owned().indexOf(visible()[0] ?? '')]
      if (!secret) throw new Error('Key store is locked')
      return secret
    },
  })
  const scriptedApi = Object.fromEntries(
    Object.entries(api).map(([name, member]) => {
      if (typeof member !== 'function') return [name, member]
      const call = (...args: unknown[]) =>
        scriptedAnswers.respond(name, () => Reflect.apply(member, api, args))
      // `getOfflineSigner` is synchronous; all other methods return promises.
      const method =
        name === 'getOfflineSigner' ? call : async (...args: unknown[]) => call(...args)
      return [name, method]
    }),
  )
  const control: NamespaceControl = {
    ...core.control,
    get addresses() {
      return owned()
    },
    namespace: 'cosmos',
    id: path,
    changeAccount(address) {
      if (!owned().includes(address)) throw new Error(`${branding.name} has no account ${address}.`)
      state.change({ active: address, shared: state.read().shared.length === 0 ? [] : [address] })
    },
    changeNetwork: (next) => state.change({ network: next }),
    revoke: () => state.change({ shared: [], enabled: [] }),
    announce: () => setAtPath(page.globals, path, scriptedApi),
    disappear: () => setAtPath(page.globals, path, undefined),
    emitDisconnect: emitChange,
  }
  return { control, stop: core.stop }
}
