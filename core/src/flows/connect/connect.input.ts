import type { KitState } from '../../contracts/kit-state.ts'
import type { ConnectInput } from './connect.types.ts'

/** The checkbox needs something to consent to. */
export function connectInput({ config }: KitState): ConnectInput {
  return { legal: config.features.legalCheckbox && (config.termsConditionsUrl !== null || config.privacyPolicyUrl !== null) }
}
