import { isRecord } from '../../base/checks.ts'
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
  /** 32 bytes an account; the first is in front. */
  secrets: readonly [Uint8Array, ...Uint8Array[]]
  /** CAIP-2: accounts are called by their addresses there. Pages are told of no network. */
  network: string
  /** Nothing is sent by this wallet: pages broadcast what it signed. */
  rpc: string | null
  approve: ApprovalMode
  page: WalletPage
  /** What is made of each secret; sr25519 where nothing is said. */
  kinds?: readonly PolkadotKeyType[]
  /** Its key in `injectedWeb3`; default: its name. */
  key?: string
}

/** A wallet with real keys, injected as Polkadot's extensions are. It is not on the page until its control says `announce`. */
export function createPolkadotWallet({
  branding,
  secrets,
  network,
  approve,
  page,
  kinds = [],
  key = branding.name,
}: PolkadotWalletOptions): NamespaceWallet {
  const prefix = polkadotPrefix(network.slice(network.indexOf(':') + 1))
  const accounts: readonly PolkadotAccount[] = secrets.map((secret, at) => {
    const own = polkadotKey(secret, kinds[at] ?? 'sr25519')
    return { address: own.address(prefix), name: `Account ${at + 1}`, key: own }
  })
  const listeners = new Set<() => void>()
  const sayAccounts = () => {
    for (const tell of [...listeners]) tell()
  }
  const owned = accounts.map(({ address }) => address)
  const [first = ''] = owned
  const common = createWalletCore<string, NamespaceState>({
    branding,
    initial: { active: first, shared: [], network, locked: false, mode: approve },
    owned,
    page,
    parseExtra: ({ network: kept }) => (typeof kept === 'string' ? { network: kept } : null),
    onChange(_now, _before, visible) {
      if (visible !== null) sayAccounts()
    },
  })
  const entry = createEntry({ ...common, accounts, listeners })
  const control: NamespaceControl = {
    ...common.control,
    namespace: 'polkadot',
    id: key,
    changeNetwork: (wanted) => common.state.change({ network: wanted }),
    announce: () => void Reflect.set(injectedIn(page.globals), key, entry),
    disappear: () => void Reflect.deleteProperty(injectedIn(page.globals), key),
    emitDisconnect: sayAccounts,
  }
  return {
    control,
    stop() {
      listeners.clear()
      common.stop()
    },
  }
}

/** Where extensions lie; the first one makes it. */
function injectedIn(globals: object): object {
  const there: unknown = Reflect.get(globals, 'injectedWeb3')
  if (isRecord(there)) return there
  const made = {}
  Reflect.set(globals, 'injectedWeb3', made)
  return made
}
