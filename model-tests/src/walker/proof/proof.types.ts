/** Deliberate mistakes. At least one layer of the tests must detect each. */
export const faults = [
  'session is not cleared',
  'session is not stored',
  'fact is not emitted',
  'service gets a wrong input',
  'nobody listens',
  'expiry timer is missing',
  'guard is negated',
  'one retry too many',
  'cancel goes elsewhere',
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
export type ProofFact = { type: 'wallet.connected' } | { type: 'wallet.replaced' }
