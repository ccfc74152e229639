import { isConnectView } from '../../../core/src/domain/routing/navigation.ts'
import type { Message } from '../../../core/src/protocol/messages.ts'
import type { Queries } from '../../../core/src/protocol/reactions.ts'
import type { ReactionTable } from './machine-model.ts'

/**
 * Queries of a kit without wallets whose modal is closed on Connect. `answers` overrides answers.
 */
export const queriesOf = (
  answers: Partial<{ [Q in keyof Queries]: ReturnType<Queries[Q]> }> = {},
): Queries => ({
  isOpen: () => answers.isOpen ?? false,
  currentView: () => answers.currentView ?? 'Connect',
  isConnecting: () =>
    answers.isConnecting ??
    (answers.currentView !== undefined && isConnectView(answers.currentView)),
  isOtherNamespace: () => answers.isOtherNamespace ?? false,
  isSwitchingTo: () => answers.isSwitchingTo ?? false,
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
  isFlowEnded: () => answers.isFlowEnded ?? false,
  missingSignIn: () => answers.missingSignIn ?? 'none',
  connectedNamespaces: () => answers.connectedNamespaces ?? [],
  isInPageWallet: () => answers.isInPageWallet ?? false,
  transactions: () => answers.transactions ?? 0,
  mayClose: () => answers.mayClose ?? true,
})

/** Messages of the reaction `key`. Throws if the table has no such reaction. */
export function reactTo(
  reactions: ReactionTable,
  key: string,
  event: unknown,
  query: Queries,
): readonly Message[] {
  const reaction = reactions[key]
  if (reaction === 'none') return []
  if (reaction === undefined) throw new Error(`no reaction is defined for ${key}`)
  return reaction(event as never, query)
}

/** Messages for the emitted events of a machine. Throws for an event without a reaction. */
export const messagesOf = (
  reactions: ReactionTable,
  emitted: readonly { type: string }[],
  query: Queries = queriesOf(),
): readonly Message[] => emitted.flatMap((event) => reactTo(reactions, event.type, event, query))

/** Messages for a flow's output. */
export const messagesAfter = (
  reactions: ReactionTable,
  output: unknown,
  query: Queries = queriesOf(),
): readonly Message[] => reactTo(reactions, 'done', output, query)

/** Messages for a flow that was stopped early. `context`: its context when it was stopped. */
export const messagesOnAbort = (
  reactions: ReactionTable,
  context: unknown,
  query: Queries = queriesOf(),
): readonly Message[] => reactTo(reactions, 'aborted', context, query)
