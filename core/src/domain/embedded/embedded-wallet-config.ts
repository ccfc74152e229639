import type { CaipNetworkId } from '../caip/caip.ts'
import type { SocialProvider } from '../config/socials.ts'

/**
 * `origin`: of the frame. `dashboardUrl`: where visitors manage their wallet. `networks`: CAIP-2 ids
 * of the networks that the frame serves.
 */
export type EmbeddedWalletConfig = {
  origin: string
  dashboardUrl: string
  networks: readonly CaipNetworkId[]
  /** The social logins that do not work in this browser. */
  blockedSocials: readonly SocialProvider[]
}
