import { namespaceOf } from '../../domain/caip/caip.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import type { UpdateEmailInput } from './update-email.types.ts'

export const updateEmailInput = ({ embedded: { user } }: KitState): UpdateEmailInput => ({
  email: user?.email ?? null,
  namespace: user === null ? '' : namespaceOf(user.caipNetworkId),
})
