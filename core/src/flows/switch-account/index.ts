import type { Flow } from '../../protocol/flow.ts'
import type {
  AccountChoice,
  SwitchAccountEmitted,
  SwitchAccountInput,
  SwitchAccountOutput,
  SwitchAccountView,
} from './switch-account.types.ts'

/** Switches to another account. */
export const switchAccountFlow: Flow<
  SwitchAccountInput,
  SwitchAccountView,
  SwitchAccountEmitted,
  SwitchAccountOutput,
  null
> = {
  id: 'switchAccount',
  load: async () => (await import('./switch-account.flow.ts')).switchAccount,
}
export type {
  AccountChoice,
  SwitchAccountEmitted,
  SwitchAccountInput,
  SwitchAccountOutput,
  SwitchAccountView,
}
