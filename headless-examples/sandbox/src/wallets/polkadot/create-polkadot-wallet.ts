import { isRecord } from '../../base/checks.ts'
import { computeOnce } from '../../base/compute-once.ts'
import type { WalletBranding } from '../../base/wallet-roster.ts'
import { polkadotPrefix } from '../../keys/polkadot.ts'
import { type PolkadotKeyType, polkadotKey } from '../../keys/polkadot-key.ts'
import type {
  ApprovalMode,
  NamespaceControl,
  NamespaceState,
  NamespaceWallet,
  WalletPage,
} from '../wallet.types.ts'
import { createWalletCore } from '../wallet-core.ts'
import type { PolkadotAccount } from './context.ts'
import { createEntry } from './injected.ts'

export type PolkadotWalletOptions = {
  branding: WalletBranding
  /** One 32-byte secret per account. The first account is active initially. */
  secrets: readonly [Uint8Array, ...Uint8Array[]]
  /** CAIP-2 id. `control` identifies accounts by their addresses on it. Pages see no network. */
  network: string
  /** Unused: pages broadcast the signed transactions. */
  rpc: string | null
  approve: ApprovalMode
  page: WalletPage
  /** Key types of the accounts, by default sr25519. */
  types?: readonly PolkadotKeyType[]
  /** Key in `injectedWeb3`, by default the name of the wallet. */
  key?: string
}

/**
 * Creates a Polkadot wallet with real keys. `control.announce()` injects it into the page, as
 * extensions do.
 */
export function createPolkadotWallet({
  branding,
  secrets,
  network,
  approve,
  page,
  types = [],
  key = branding.name,
}: PolkadotWalletOptions): NamespaceWallet {
  const prefix = polkadotPrefix(network.slice(network.indexOf(':') + 1))
  const accounts = computeOnce((): readonly PolkadotAccount[] =>
    secrets.map((secret, index) => {
      const accountKey = polkadotKey(secret, types[index] ?? 'sr25519')
      return { address: accountKey.address(prefix), name: `Account ${index + 1}`, key: accountKey }
    }),
  )
  const listeners = new Set<() => void>()
  const notifyListeners = () => {
    for (const listener of [...listeners]) listener()
  }
  const owned = () => accounts().map(({ address }) => address)
  const core = createWalletCore<string, NamespaceState>({
    branding,
    initial: () => ({
      active: owned()[0] ?? '',
      shared: [],
      network,
      locked: false,
      mode: approve,
    }),
    owned,
    page,
    parseExtra: (stored) =>
      typeof stored.network === 'string' ? { network: stored.network } : null,
    onChange(_now, _before, visible) {
      if (visible !== null) notifyListeners()
    },
  })
  const entry = createEntry({ ...core, accounts, listeners })
  const control: NamespaceControl = {
    ...core.control,
    get addresses() {
      return owned()
    },
    namespace: 'polkadot',
    id: key,
    changeNetwork: (next) => core.state.change({ network: next }),
    announce: () => void Reflect.set(injectedWeb3(page.globals), key, entry),
    disappear: () => void Reflect.deleteProperty(injectedWeb3(page.globals), key),
    emitDisconnect: notifyListeners,
  }
  return {
    control,
    stop() {
      listeners.clear()
      core.stop()
    },
  }
}

/** Returns the `injectedWeb3` object of the page. Creates it if no extension has done so. */
function injectedWeb3(globals: object): object {
  const existing: unknown = Reflect.get(globals, 'injectedWeb3')
  if (isRecord(existing)) return existing
  const created = {}
  Reflect.set(globals, 'injectedWeb3', created)
  return created
}
