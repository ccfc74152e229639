import type { Connector } from '../../domain/wallet.ts'

export type ConnectInput = { legal: boolean }
export type ConnectContext = { legal: boolean }
export type ConnectEvent = { type: 'accept' } | { type: 'unaccept' } | { type: 'pick'; connectorId: string } | { type: 'guide' }
export type ConnectFact = { type: 'wallet.picked'; connectorId: string } | { type: 'guide.wanted' }
export type ConnectOutput = never

/** `consenting`: the legal checkbox is on and not ticked yet; nothing can be picked. */
export type ConnectView =
  | { step: 'consenting'; accept(): void; guide(): void }
  | {
      step: 'choosing' /** null where nothing has to be accepted. */
      unaccept: (() => void) | null
      pick(connectorId: Connector['id']): void
      guide(): void
    }
