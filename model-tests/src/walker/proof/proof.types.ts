/** Deliberate mistakes. The walk or a hand-written scenario must detect each of them. */
export const faults = [
  'session is not cleared',
  'session is not stored',
  'event is not emitted',
  'actor gets a wrong input',
  'callback actor is missing',
  'expiry timer is missing',
  'guard is negated',
  'retry limit is too high',
  'cancel enters a wrong state',
  'chain is not stored',
] as const
export type Fault = (typeof faults)[number]

export type Wallet = { session: string; chain: string }
export type ProofInput = { stored: boolean }
export type ProofContext = ProofInput & { attempts: number; wallet: Wallet | null }
export type ProofEvent =
  | { type: 'begin' }
  | { type: 'cancel' }
  | { type: 'retry' }
  | { type: 'leave' }
  | { type: 'wallet.lost' }
export type ProofEmitted = { type: 'wallet.connected' } | { type: 'wallet.replaced' }
