import type { CaipNetworkId } from '../caip/caip.ts'
import type { Namespace } from '../caip/namespace.ts'
import type { SocialProvider } from '../config/socials.ts'

/**
 * The kind of a connector. `EXTERNAL`: connectors of wallet SDKs. `MULTI_CHAIN`: several
 * namespaces, merged.
 */
export type ConnectorType =
  | 'INJECTED'
  | 'ANNOUNCED'
  | 'EXTERNAL'
  | 'WALLET_CONNECT'
  | 'AUTH'
  | 'MULTI_CHAIN'

/**
 * A way to reach one wallet, as plain data for machines. The provider object stays in its adapter.
 */
export type Connector = {
  /** Stable across reloads: the rdns, else the cleaned name, else the uuid of the announcement. */
  id: string
  name: string
  type: ConnectorType
  chain: Namespace
  rdns: string | null
  /** An https URL or `data:image/` URI that passed `safeImage`. Null renders a monogram. */
  icon: string | null
  /** Whether another provider claimed the same identity (fault A2). Views mark the row. */
  disputed: boolean
  /**
   * The e-mail address, or else the name at the social provider, of the user of the embedded wallet.
   * Only the connector of a login has it.
   */
  identifier?: string
  /** How that user logged in. Only the connector of a login has it. */
  social?: SocialProvider | 'email'
}

/** The connector id of remote wallets in all namespaces. */
export const remoteConnectorId = 'walletConnect'
/** The connector id of the embedded wallet in all namespaces. */
export const embeddedConnectorId = 'ID_AUTH'

/**
 * A wallet of the directory, of the page (`customWallets`) or a recent wallet. Created by
 * `parseWallet`: texts are cleaned, links are checked (rule R5), invalid properties are null.
 */
export type Wallet = {
  /**
   * Id in the wallet directory or in `customWallets`, or the connector id of an installed wallet.
   */
  id: string
  name: string
  rdns: string | null
  /** https or `data:image/`. Null renders a monogram. */
  icon: string | null
  /** Certified by the directory. */
  certified: boolean
  /** CAIP-2 ids. Empty if the supported chains are unknown. */
  chains: readonly CaipNetworkId[]
  /** The property of `window.ethereum` that identifies the wallet's extension, by namespace. */
  injected: readonly { namespace: Namespace; injected_id: string }[]
  homepage: string | null
  /** Native link, for example `metamask://`. */
  mobile_link: string | null
  /** Universal link of the mobile app (https). */
  link_mode: string | null
  desktop_link: string | null
  webapp_link: string | null
  app_store: string | null
  play_store: string | null
  chrome_store: string | null
}

/** A wallet of the option `customWallets`. */
export type CustomWallet = {
  id: string
  name: string
  homepage?: string | undefined
  image_url?: string | undefined
  mobile_link?: string | undefined
  link_mode?: string | undefined
  desktop_link?: string | undefined
  webapp_link?: string | undefined
  app_store?: string | undefined
  play_store?: string | undefined
  chrome_store?: string | undefined
  rdns?: string | undefined
  chains?: readonly string[] | undefined
}

/**
 * The wallet app that the remote-wallet SDK opens before each request. `href` passed
 * `safeDeepLink`.
 */
export type DeepLinkChoice = { href: string; name: string }

/** A remote session, as plain data for views. */
export type RemoteSession = {
  /** The wallet's own name and icon, cleaned. */
  wallet: { name: string; icon: string | null }
  /** The granted networks of all namespaces. */
  networks: readonly CaipNetworkId[]
  /** Whether the wallet also accepts networks that it did not grant. */
  supportsAllNetworks: boolean
  /** ms since 1970. */
  expiresAt: number
}
