import type { Connection } from '../../../domain/account/account.ts'
import type { CaipNetworkId } from '../../../domain/caip/caip.ts'
import type { Namespace } from '../../../domain/caip/namespace.ts'
import type { LoginOffer } from '../../../domain/config/login-offer.ts'
import type { LoginNetwork } from '../../../domain/embedded/login-network.ts'
import type { ErrorCode } from '../../../errors/catalogue.ts'
import type { KitEvent } from '../../../protocol/events.ts'

/**
 * `network`: null if the frame serves no configured network, and while another login is connected.
 * `offer`: whether page and project offer the login.
 */
export type FarcasterInput = { network: LoginNetwork | null; offer: LoginOffer }
/**
 * `url`: the https URL that the Farcaster app opens. `attempt`: whether an attempt to connect has
 * started and not ended.
 */
export type FarcasterContext = FarcasterInput & {
  attempt: 'none' | 'open'
  url: string | null
  problem: ErrorCode
  connection: Connection | null
}
export type FarcasterCommand = { type: 'retry' } | { type: 'cancel' } | { type: 'skip' }
export type FarcasterEvent = FarcasterCommand | KitEvent<'features.read'>
export type FarcasterEmitted =
  /** The project has not answered in this page load: it is asked. */
  | { type: 'offer.requested' }
  /** Page or project have turned the login off. */
  | { type: 'login.refused' }
  /** An attempt starts. If the network is not the active one, it has to become that first. */
  | { type: 'login.started'; network: LoginNetwork }
  /** The visitor approved the login in the app. */
  | { type: 'user.requested' }
  | { type: 'login.succeeded'; connection: Connection }
  | { type: 'login.failed'; namespace: Namespace; code: ErrorCode }
  | { type: 'login.cancelled'; namespace: Namespace }
export type FarcasterOutput = { type: 'connected'; connection: Connection } | { type: 'cancelled' }

export type ConnectRequest = { caipNetworkId: CaipNetworkId; socialUri: null }

export type FarcasterView =
  /** The project is being asked whether it offers the login, or the URL is being requested. */
  | { step: 'requestingUrl'; cancel(): void }
  /** `url`: to show as QR code and as link to the Farcaster app. */
  | { step: 'waiting'; url: string; cancel(): void }
  | { step: 'connecting'; cancel(): void }
  /** `retry`: null if another attempt would fail too. */
  | { step: 'failed'; problem: ErrorCode; retry: (() => void) | null; cancel(): void }
  /** `skip` closes the modal at once. Null when it closes. */
  | { step: 'connected'; address: string; skip: (() => void) | null }
  /** The flow ended; no command is left. */
  | { step: 'cancelled' }
