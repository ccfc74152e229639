import type { Namespace } from './namespace.ts'

/** Specification section 3; EXTERNAL is the SDK connectors' own group. */
export type ConnectorType = 'INJECTED' | 'ANNOUNCED' | 'EXTERNAL' | 'WALLET_CONNECT' | 'AUTH' | 'MULTI_CHAIN'

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

/** A wallet that was used before: what the Connect view shows as Recent (2 at most). */
export type RecentWallet = { id: string; name: string; rdns: string | null; icon: string | null }

/** A wallet the page adds by itself (`customWallets`). Specification section 3. */
export type CustomWallet = {
  id: string
  name: string
  homepage?: string | undefined
  image_url?: string | undefined
  mobile_link?: string | undefined
  desktop_link?: string | undefined
  webapp_link?: string | undefined
  app_store?: string | undefined
  play_store?: string | undefined
  chrome_store?: string | undefined
  rdns?: string | undefined
}
