import type { AccountView } from '@latchkit/react-ui/views/account'

/** An account that is there. */
export type Connected = Extract<AccountView, { step: 'connected' }>
