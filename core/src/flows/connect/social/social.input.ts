import { loginOffer } from '../../../domain/config/login-offer.ts'
import { loginNetwork } from '../../../domain/embedded/login-network.ts'
import type { KitState, ViewData } from '../../../protocol/kit-state.ts'
import type { SocialInput } from './social.types.ts'

/** The browser of Telegram opens no popup, so there the login leaves the page. */
export function socialInput(state: KitState, data: ViewData['ConnectingSocial']): SocialInput {
  const { provider, resultUri = null, blocked = false } = data
  const common = {
    provider,
    network: loginNetwork(state),
    resultUri,
    offer: loginOffer(state, provider),
  }
  if (resultUri !== null) return { ...common, way: 'result' }
  if (state.config.device.telegram) return { ...common, way: 'redirect' }
  return { ...common, way: blocked ? 'blocked' : 'popup' }
}
