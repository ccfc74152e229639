import { computeOnce } from '../../base/compute-once.ts'
import type { WalletBranding } from '../../base/wallet-roster.ts'
import { type BitcoinKey, bitcoinKey } from '../../keys/bip122.ts'
import { createRegistration } from '../register-standard.ts'
import type {
  ApprovalMode,
  NamespaceControl,
  NamespaceState,
  NamespaceWallet,
  WalletPage,
} from '../wallet.types.ts'
import { createWalletCore } from '../wallet-core.ts'
import type { BitcoinContext } from './context.ts'
import { createListing } from './listing.ts'
import { formatAddress, formatNetworks } from './methods.ts'
import { referenceOf } from './networks.ts'
import { createSatsProvider } from './sats-provider.ts'
import { createStandardWallet } from './standard-wallet.ts'

export type BitcoinWalletOptions = {
  branding: WalletBranding
  /** One 32-byte secret per account. Each account has a payment and a taproot address. */
  secrets: readonly [Uint8Array, ...Uint8Array[]]
  /** CAIP-2 id of the initial network. */
  network: string
  /** Base URL of an Esplora service. Null: the wallet cannot send. */
  rpc: string | null
  approve: ApprovalMode
  page: WalletPage
  /** Registers the wallet with the Wallet Standard instead of listing it in `btc_providers`. */
  standard?: boolean
}

/**
 * Creates a Bitcoin wallet with real keys. A page sees the two addresses of the active account.
 * `control` identifies accounts by their addresses on the initial network. The wallet is not
 * announced until `control.announce()`.
 */
export function createBip122Wallet({
  branding,
  secrets,
  network,
  rpc,
  approve,
  page,
  standard = false,
}: BitcoinWalletOptions): NamespaceWallet {
  const keysOn = createKeyCache(secrets)
  const owned = computeOnce(() => keysOn(network).map(({ address }) => address))
  const initial = (): NamespaceState => ({
    active: owned()[0] ?? '',
    shared: [],
    network,
    locked: false,
    mode: approve,
  })
  const core = createWalletCore<string, NamespaceState>({
    branding,
    initial,
    owned,
    names: secrets.flatMap((_, index) => [
      `Account ${index + 1}, payments`,
      `Account ${index + 1}, ordinals`,
    ]),
    page,
    parseExtra: (stored) =>
      typeof stored.network === 'string' ? { network: stored.network } : null,
    onChange(now, before, accounts) {
      const hasNewNetwork = now.network !== before.network
      if (accounts !== null) emitAccounts(now.locked)
      if (hasNewNetwork) emitNetwork()
      if (accounts !== null || hasNewNetwork) standardWallet.emitChange()
    },
  })
  const visibleKeys = () => {
    const visible = core.visible()
    const account = accountIndex(owned().indexOf(visible[0] ?? ''))
    const keys = keysOn(core.state.read().network)
    return visible.flatMap((address) => {
      const index = owned().indexOf(address)
      return accountIndex(index) === account ? (keys[index] ?? []) : []
    })
  }
  const context: BitcoinContext = { ...core, rpc, visibleKeys }
  const sats = createSatsProvider(context)
  const standardWallet = createStandardWallet(context, branding)
  const path = [`${branding.name.replace(/\W/g, '')}Providers`, 'BitcoinProvider'] as const
  const listing = createListing(page.globals, { path, branding, provider: sats.provider })
  const registration = createRegistration(page.events, standardWallet.wallet)

  /**
   * Emits `accountChange`, without addresses while locked; `disconnect` if no account is shared.
   */
  function emitAccounts(locked: boolean): void {
    const addresses = visibleKeys().map(formatAddress)
    if (locked) sats.emit({ type: 'accountChange' })
    else if (addresses.length === 0) sats.emit({ type: 'disconnect' })
    else sats.emit({ type: 'accountChange', addresses })
  }
  function emitNetwork(): void {
    const addresses = visibleKeys().map(formatAddress)
    sats.emit({ type: 'networkChange', ...formatNetworks(context), addresses })
  }

  const control: NamespaceControl = {
    ...core.control,
    get addresses() {
      return owned()
    },
    namespace: 'bip122',
    id: standard ? branding.name : listing.id,
    changeNetwork: (next) => core.state.change({ network: next }),
    announce: (times = 1) => (standard ? registration : listing).start(times),
    disappear: () => (standard ? registration : listing).stop(),
    emitDisconnect: () => sats.emit({ type: 'disconnect' }),
  }
  return {
    control,
    stop() {
      registration.stop()
      core.stop()
      sats.stop()
      standardWallet.stop()
    },
  }
}

/** Index of the account of an address: the list has two addresses per account. */
const accountIndex = (addressIndex: number): number => Math.floor(addressIndex / 2)

/**
 * Creates a function that returns the keys of all accounts on a network: payment, ordinals,
 * payment, …
 */
function createKeyCache(secrets: readonly Uint8Array[]) {
  const cache = new Map<string, readonly BitcoinKey[]>()
  return (network: string): readonly BitcoinKey[] => {
    const cached = cache.get(network)
    if (cached) return cached
    const reference = referenceOf(network)
    const keys = secrets.flatMap((secret) => [
      bitcoinKey(secret, 'payment', reference),
      bitcoinKey(secret, 'ordinals', reference),
    ])
    cache.set(network, keys)
    return keys
  }
}
