import { loginOffer } from '../../../domain/config/login-offer.ts'
import type { SocialProvider } from '../../../domain/config/socials.ts'
import { loginNetwork } from '../../../domain/embedded/login-network.ts'
import type { KitState, ViewData } from '../../../protocol/kit-state.ts'
import type { LoginInput } from './login.types.ts'

const inputOf = (
  state: KitState,
  provider: SocialProvider | null,
  way: LoginInput['way'],
): LoginInput => ({
  provider,
  network: loginNetwork(state),
  offer: loginOffer(state, provider ?? 'email'),
  way,
  resultUri: null,
  email: '',
})

/** The frame refuses an address with spaces around it. */
export const emailInput = (state: KitState, data: ViewData['EmailLogin']): LoginInput => ({
  ...inputOf(state, null, 'email'),
  email: (data?.email ?? '').trim(),
})

/** The browser of Telegram opens no popup, so there the login leaves the page. */
export function socialInput(state: KitState, data: ViewData['ConnectingSocial']): LoginInput {
  const { provider, resultUri = null, blocked = false } = data
  if (resultUri !== null) return { ...inputOf(state, provider, 'result'), resultUri }
  if (state.config.device.telegram) return inputOf(state, provider, 'redirect')
  return inputOf(state, provider, blocked ? 'blocked' : 'popup')
}

export const farcasterInput = (state: KitState, _data: null): LoginInput =>
  inputOf(state, 'farcaster', 'app')
