import type { Connector } from '../../domain/wallet.ts'

export type ConnectInput = { legal: boolean }
/** `picked`: the wallet that was picked last. */
export type ConnectContext = { legal: boolean; picked: string | null }
export type ConnectEvent = { type: 'accept' } | { type: 'unaccept' } | { type: 'pick'; connectorId: string } | { type: 'guide' }
export type ConnectFact = { type: 'wallet.picked'; connectorId: string } | { type: 'guide.wanted' }
export type ConnectOutput = never

/** `consenting`: the legal checkbox is on and not ticked yet; nothing can be picked. */
export type ConnectView =
  | { step: 'consenting'; accept(): void; guide(): void }
  | {
      step: 'choosing'
      /** null where nothing has to be accepted. */
      unaccept: (() => void) | null
      /** The wallet picked last: in the modal it has its own page, on a page of your own you draw `ConnectingExternal` for it. */
      picked: string | null
      pick(connectorId: Connector['id']): void
      guide(): void
    }
