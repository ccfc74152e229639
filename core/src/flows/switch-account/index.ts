import type { Flow } from '../../protocol/flow.ts'
import type {
  AccountChoice,
  SwitchAccountFact,
  SwitchAccountInput,
  SwitchAccountOutput,
  SwitchAccountView,
} from './switch-account.types.ts'

/** Moving to another account. */
export const switchAccountFlow: Flow<
  SwitchAccountInput,
  SwitchAccountView,
  SwitchAccountFact,
  SwitchAccountOutput,
  null
> = {
  id: 'switchAccount',
  load: async () => (await import('./switch-account.flow.ts')).switchAccountCode,
}
export type {
  AccountChoice,
  SwitchAccountFact,
  SwitchAccountInput,
  SwitchAccountOutput,
  SwitchAccountView,
}
