import { type SocialProvider, shownSocials } from '../config/socials.ts'
import { type ConnectMethod, connectMethodNames } from './connect-method-names.ts'
import { type LoginSource, offeredLogins } from './offered-logins.ts'
import type { ConnectorType } from './wallet.ts'
import { shownConnectors, type WalletListSource } from './wallet-list.ts'

/** How the Connect view offers the ways to connect. */
export type ConnectMethods<Available extends ConnectMethod = ConnectMethod> = {
  /** In display order. Empty: the page offers no way to connect. */
  methods: readonly Available[]
  /** `collapsed`: one row leads to the wallets, beside the other methods. */
  wallets: 'listed' | 'collapsed'
}

type MethodFeatures = {
  connectMethodsOrder: readonly ConnectMethod[] | null
  collapseWallets: boolean
}
type Logins = LoginSource & {
  config: {
    embeddedWallet: { blockedSocials: readonly SocialProvider[] } | null
    remoteFeatures: { email: boolean; socials: readonly string[] | false } | null
  }
}
/** The part of the kit's state that the methods depend on. */
export type MethodsSource = Logins &
  WalletListSource & { config: { enableWallets: boolean; features: MethodFeatures } }

/** The ways to connect that the page offers. `socials`: empty unless `methods` has `social`. */
export function offeredMethods(
  source: MethodsSource,
): ConnectMethods & { socials: readonly SocialProvider[] } {
  const { enableWallets, features, remoteFeatures, embeddedWallet } = source.config
  const logins = offeredLogins(source).length > 0 ? remoteFeatures : null
  const socials = shownSocials(logins?.socials || [], embeddedWallet?.blockedSocials ?? [])
  const available = connectMethodNames.filter((method) => {
    if (method === 'wallet') return enableWallets
    return method === 'email' ? logins?.email : socials.length > 0
  })
  return { ...arrangeMethods(available, features, shownConnectors(source)), socials }
}

/**
 * Arranges the available methods. Those that the page's order does not name follow in the default
 * order: the option orders methods, it hides none. Wallets collapse only beside another method.
 */
export function arrangeMethods<Available extends ConnectMethod>(
  available: readonly Available[],
  { connectMethodsOrder, collapseWallets }: MethodFeatures,
  shown: readonly { type: ConnectorType }[],
): ConnectMethods<Available> {
  const order = connectMethodOrder(connectMethodsOrder, shown)
  const isOther = (method: ConnectMethod) => method !== 'wallet'
  return {
    methods: [...new Set([...order, ...connectMethodNames])].flatMap((name) =>
      available.filter((method) => method === name),
    ),
    wallets: collapseWallets && available.some(isOther) ? 'collapsed' : 'listed',
  }
}

/**
 * The order of the connect methods: the page's order, else wallets first if an installed wallet is
 * shown (decision 7).
 */
export function connectMethodOrder(
  pageOrder: readonly ConnectMethod[] | null,
  shown: readonly { type: ConnectorType }[],
): readonly ConnectMethod[] {
  if (pageOrder !== null) return pageOrder
  const installed = shown.some(({ type }) => type === 'INJECTED' || type === 'ANNOUNCED')
  return installed ? ['wallet', 'email', 'social'] : connectMethodNames
}
