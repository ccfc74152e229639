import { type BitcoinKey, type BitcoinPurpose, bitcoinKey } from '../../keys/bip122.ts'
import { createRegistration } from '../register-standard.ts'
import type { NamespaceControl, NamespaceState, NamespaceWallet } from '../wallet.types.ts'
import { createWalletCore } from '../wallet-core.ts'
import type { BitcoinWalletOptions, BitcoinContext } from './bitcoin.types.ts'
import { createListing } from './listing.ts'
import { listed, networksSaid } from './methods.ts'
import { referenceOf } from './networks.ts'
import { createSatsProvider } from './sats-provider.ts'
import { createStandardWallet } from './standard-wallet.ts'

/**
 * A wallet with real Bitcoin keys. A page sees the two addresses of the account in front; accounts are known by their addresses on the
 * network it started on. It is silent until its control says `announce`.
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
  const made = new Map<string, readonly BitcoinKey[]>()
  const keysOn = (at: string): readonly BitcoinKey[] => {
    const key = (secret: Uint8Array, purpose: BitcoinPurpose) =>
      bitcoinKey(secret, purpose, referenceOf(at))
    const keys =
      made.get(at) ?? secrets.flatMap((secret) => [key(secret, 'payment'), key(secret, 'ordinals')])
    made.set(at, keys)
    return keys
  }
  const owned = keysOn(network).map(({ address }) => address)
  const initial: NamespaceState = {
    active: owned[0] ?? '',
    shared: [],
    network,
    locked: false,
    mode: approve,
  }
  const common = createWalletCore<string, NamespaceState>({
    branding,
    initial,
    owned,
    names: secrets.flatMap((_, at) => [
      `Account ${at + 1}, payments`,
      `Account ${at + 1}, ordinals`,
    ]),
    page,
    parseExtra: (kept) => (typeof kept.network === 'string' ? { network: kept.network } : null),
    onChange(now, before, accounts) {
      if (accounts !== null) sayAccounts(now.locked)
      if (now.network !== before.network)
        sats.emit({
          type: 'networkChange',
          ...networksSaid(inside),
          addresses: shown().map(listed),
        })
      if (accounts !== null || now.network !== before.network) registered.changed()
    },
  })
  /** An account is two addresses: of those it may see, a page sees the ones of the account in front. */
  const shown = () => {
    const visible = common.visible()
    const account = Math.floor(owned.indexOf(visible[0] ?? '') / 2)
    const keys = keysOn(common.state.read().network)
    return visible.flatMap((address) => {
      const place = owned.indexOf(address)
      return Math.floor(place / 2) === account ? (keys[place] ?? []) : []
    })
  }
  const inside: BitcoinContext = { ...common, rpc, shown }
  const sats = createSatsProvider(inside)
  const registered = createStandardWallet(inside, branding)
  const path = [`${branding.name.replace(/\W/g, '')}Providers`, 'BitcoinProvider'] as const
  const listing = createListing(page.globals, { path, branding, provider: sats.provider })
  const registration = createRegistration(page.events, registered.wallet)

  /** Of being locked it says only that something changed; a permission taken back is the end. */
  function sayAccounts(locked: boolean): void {
    if (locked) sats.emit({ type: 'accountChange' })
    else if (shown().length === 0) sats.emit({ type: 'disconnect' })
    else sats.emit({ type: 'accountChange', addresses: shown().map(listed) })
  }

  const control: NamespaceControl = {
    ...common.control,
    namespace: 'bip122',
    id: standard ? branding.name : listing.id,
    changeNetwork: (wanted) => common.state.change({ network: wanted }),
    announce: (times = 1) => (standard ? registration : listing).start(times),
    disappear: () => (standard ? registration : listing).stop(),
    emitDisconnect: () => sats.emit({ type: 'disconnect' }),
  }
  return {
    control,
    stop() {
      registration.stop()
      common.stop()
      sats.stop()
      registered.stop()
    },
  }
}
