import type { Flow } from '../../protocol/flow.ts'
import type { AccountTypeEmitted, AccountTypeInput, AccountTypeView } from './account-type.types.ts'

/** Switches the embedded wallet between its accounts. */
export const accountTypeFlow: Flow<
  AccountTypeInput,
  AccountTypeView,
  AccountTypeEmitted,
  never,
  null
> = {
  id: 'accountType',
  load: async () => (await import('./account-type.flow.ts')).accountType,
}
export type { AccountTypeEmitted, AccountTypeInput, AccountTypeView }
