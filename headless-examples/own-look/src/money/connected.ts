import type { AccountView } from '@latchkit/react-ui/views/account'

/** State of a connected account. */
export type Connected = Extract<AccountView, { step: 'connected' }>
