import type { KitState } from '../../protocol/kit-state.ts'
import type { ConnectInput } from './connect.types.ts'

/** The checkbox needs something to consent to; a link is made before the tap where only a tap may open an app, and one is likely. */
export function connectInput({ config, connections }: KitState): ConnectInput {
  const {
    features,
    device,
    remote,
    directory,
    manualWCControl,
    customWallets,
    termsConditionsUrl,
    privacyPolicyUrl,
  } = config
  const linked = directory || customWallets.length + connections.recent.length > 0
  return {
    legal: features.legalCheckbox && (termsConditionsUrl !== null || privacyPolicyUrl !== null),
    remote,
    eager: (device.ios || device.telegram) && remote && !manualWCControl && linked,
  }
}
