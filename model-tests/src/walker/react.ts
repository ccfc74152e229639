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
  shownTransfer: () => answers.shownTransfer ?? null,
  missingSignIn: () => answers.missingSignIn ?? 'none',
  connectedNamespaces: () => answers.connectedNamespaces ?? [],
  isInPageWallet: () => answers.isInPageWallet ?? false,
  pendingRequests: () => answers.pendingRequests ?? [],
  transactions: () => answers.transactions ?? 0,
  mayClose: () => answers.mayClose ?? true,
  projectId: () => answers.projectId ?? 'project',
  trackedAccount: () => answers.trackedAccount ?? { network: '', isSmartAccount: false },
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

type Tracked = Extract<Message, { to: 'kit'; type: 'track' }>
const isTracked = (message: Message): message is Tracked =>
  message.to === 'kit' && message.type === 'track'

/** Messages for the emitted events of a machine, without telemetry. Throws without a reaction. */
export const messagesOf = (
  reactions: ReactionTable,
  emitted: readonly { type: string }[],
  query: Queries = queriesOf(),
): readonly Message[] =>
  emitted
    .flatMap((event) => reactTo(reactions, event.type, event, query))
    .filter((message) => !isTracked(message))

/** Messages for a flow's output, without telemetry. */
export const messagesAfter = (
  reactions: ReactionTable,
  output: unknown,
  query: Queries = queriesOf(),
): readonly Message[] =>
  reactTo(reactions, 'done', output, query).filter((message) => !isTracked(message))

/** The telemetry events in messages, with their properties. */
export const trackedIn = (
  messages: readonly Message[],
): [event: Tracked['event'], properties: Tracked['properties']][] =>
  messages.filter(isTracked).map(({ event, properties }) => [event, properties])

/** The telemetry events of the emitted events of a machine. */
export const trackedOf = (
  reactions: ReactionTable,
  emitted: readonly { type: string }[],
  query: Queries = queriesOf(),
): ReturnType<typeof trackedIn> =>
  trackedIn(emitted.flatMap((event) => reactTo(reactions, event.type, event, query)))

/** Messages for a flow that was stopped early. `context`: its context when it was stopped. */
export const messagesOnAbort = (
  reactions: ReactionTable,
  context: unknown,
  query: Queries = queriesOf(),
): readonly Message[] => reactTo(reactions, 'aborted', context, query)
