import { isConnectView } from '../../../core/src/domain/routing/navigation.ts'
import type { Message } from '../../../core/src/protocol/messages.ts'
import type { Queries } from '../../../core/src/protocol/reactions.ts'
import type { ReactionTable } from './chart-model.ts'

/** The kit as reactions may ask about it: closed, on Connect, with nothing connected or installed, unless a test says otherwise. */
export const asking = (
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

/** What one fact, or an end, becomes. One that nobody listed throws. */
export function reactTo(
  reactions: ReactionTable,
  key: string,
  event: unknown,
  ask: Queries,
): readonly Message[] {
  const reaction = reactions[key]
  if (reaction === 'none') return []
  if (reaction === undefined) throw new Error(`nobody reacts to ${key}`)
  return reaction(event as never, ask)
}

/** What a chart's facts become. A fact that nobody listed throws. */
export const tellsOf = (
  reactions: ReactionTable,
  facts: readonly { type: string }[],
  ask: Queries = asking(),
): readonly Message[] => facts.flatMap((fact) => reactTo(reactions, fact.type, fact, ask))

/** What a flow's output becomes. */
export const tellsAfter = (
  reactions: ReactionTable,
  output: unknown,
  ask: Queries = asking(),
): readonly Message[] => reactTo(reactions, 'done', output, ask)

/** What becomes of a flow that was left before its end; `context` is what it knew by then. */
export const tellsLeft = (
  reactions: ReactionTable,
  context: unknown,
  ask: Queries = asking(),
): readonly Message[] => reactTo(reactions, 'aborted', context, ask)
