import type { CaipNetworkId } from '../caip/caip.ts'
import type { Namespace } from '../caip/namespace.ts'

/** Specification section 3; EXTERNAL is the SDK connectors' own group. */
export type ConnectorType =
  | 'INJECTED'
  | 'ANNOUNCED'
  | 'EXTERNAL'
  | 'WALLET_CONNECT'
  | 'AUTH'
  | 'MULTI_CHAIN'

/** A way to reach one wallet, as plain data. The provider object stays with its adapter, never in a chart. */
export type Connector = {
  /** Stable over reloads: the rdns, else the cleaned name, else the announcement's uuid. */
  id: string
  name: string
  type: ConnectorType
  chain: Namespace
  rdns: string | null
  /** A `data:image/` URI or https URL that passed the image gate; null draws a monogram. */
  icon: string | null
  /** Another provider announced the same rdns (fault case A2): shown with a mark. */
  disputed: boolean
}

/** The connector of every wallet that is reached over the relay, whatever its namespace. */
export const remoteConnectorId = 'walletConnect'

/**
 * A wallet of the directory, of the page (`customWallets`), or one that was used before. Everything passed `readWallet`: texts are fit to
 * be shown, links passed the gate (rule R5), and what did not is null.
 */
export type Wallet = {
  /** Its id in the wallet directory, or the one the page gave it; an installed wallet's connector id. */
  id: string
  name: string
  rdns: string | null
  /** https or `data:image/`; null draws a monogram. */
  icon: string | null
  /** The directory vouches for it. */
  certified: boolean
  /** CAIP-2; empty: it says nothing of chains. */
  chains: readonly CaipNetworkId[]
  /** Where a browser that has the wallet shows it: property of `window.ethereum`, by namespace. */
  injected: readonly { namespace: Namespace; injected_id: string }[]
  homepage: string | null
  /** Native link, such as `metamask://`. */
  mobile_link: string | null
  /** Universal link of the mobile app (https). */
  link_mode: string | null
  desktop_link: string | null
  webapp_link: string | null
  app_store: string | null
  play_store: string | null
  chrome_store: string | null
}

/** A wallet the page adds by itself (`customWallets`). Specification section 3. */
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

/** The wallet's app that requests are answered in: what the remote-wallet SDK opens before each request. `href` passed the link gate. */
export type DeepLinkChoice = { href: string; name: string }

/** What a wallet on the other side of the relay granted, as screens may show it. */
export type RemoteSession = {
  /** As the wallet calls itself, cleaned. */
  wallet: { name: string; icon: string | null }
  /** Networks it granted, of all namespaces. */
  networks: readonly CaipNetworkId[]
  /** It takes networks that it did not grant. */
  supportsAllNetworks: boolean
  /** ms since 1970. */
  expiresAt: number
}
