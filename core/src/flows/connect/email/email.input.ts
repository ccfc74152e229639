import { loginOffer } from '../../../domain/config/login-offer.ts'
import { loginNetwork } from '../../../domain/embedded/login-network.ts'
import type { KitState, ViewData } from '../../../protocol/kit-state.ts'
import type { EmailInput } from './email.types.ts'

/** The frame refuses an address with spaces around it. */
export const emailInput = (state: KitState, data: ViewData['EmailLogin']): EmailInput => ({
  network: loginNetwork(state),
  offer: loginOffer(state, 'email'),
  email: (data?.email ?? '').trim(),
})
