import { isConnectView } from '../../../core/src/domain/routing/navigation.ts'
import type { Message } from '../../../core/src/protocol/messages.ts'
import type { Queries } from '../../../core/src/protocol/reactions.ts'
import type { ReactionTable } from './machine-model.ts'

/** Queries of a closed kit on Connect without wallets. Tests override single answers. */
export const queriesOf = (
  answers: Partial<{ [Q in keyof Queries]: ReturnType<Queries[Q]> }> = {},
): Queries => ({
  isOpen: () => answers.isOpen ?? false,
  currentView: () => answers.currentView ?? 'Connect',
  isConnecting: () =>
    answers.isConnecting ??
    (answers.currentView !== undefined && isConnectView(answers.currentView)),
  isOtherNamespace: () => answers.isOtherNamespace ?? false,
  isConfigured: () => answers.isConfigured ?? true,
  isConnected: () => answers.isConnected ?? false,
  statusOf: () => answers.statusOf ?? 'disconnected',
  connectorOf: () => answers.connectorOf ?? null,
  connectorsFor: () => answers.connectorsFor ?? [],
  isInstalled: () => answers.isInstalled ?? false,
  activeNamespace: () => answers.activeNamespace ?? null,
  networkOf: () => answers.networkOf ?? null,
  nextConnectedNetwork: () => answers.nextConnectedNetwork ?? null,
  offeredNamespace: () => answers.offeredNamespace ?? null,
  showsUnsupportedChain: () => answers.showsUnsupportedChain ?? true,
  isInPageWallet: () => answers.isInPageWallet ?? false,
  transactions: () => answers.transactions ?? 0,
  mayClose: () => answers.mayClose ?? true,
})

/** Messages for one emitted event or output. Throws if the reactions do not list it. */
export function reactTo(
  reactions: ReactionTable,
  key: string,
  event: unknown,
  ask: Queries,
): readonly Message[] {
  const reaction = reactions[key]
  if (reaction === 'none') return []
  if (reaction === undefined) throw new Error(`no reaction is defined for ${key}`)
  return reaction(event as never, ask)
}

/**
 * Messages for the emitted events of a machine. Throws for an event that the reactions do not list.
 */
export const messagesOf = (
  reactions: ReactionTable,
  facts: readonly { type: string }[],
  ask: Queries = queriesOf(),
): readonly Message[] => facts.flatMap((fact) => reactTo(reactions, fact.type, fact, ask))

/** Messages for a flow's output. */
export const messagesAfter = (
  reactions: ReactionTable,
  output: unknown,
  ask: Queries = queriesOf(),
): readonly Message[] => reactTo(reactions, 'done', output, ask)

/** Messages for a flow that was stopped early, with its context at that time. */
export const messagesOnAbort = (
  reactions: ReactionTable,
  context: unknown,
  ask: Queries = queriesOf(),
): readonly Message[] => reactTo(reactions, 'aborted', context, ask)
