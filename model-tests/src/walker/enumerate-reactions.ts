import { viewNames } from '../../../core/src/domain/routing/view-name.ts'
import type { Message } from '../../../core/src/protocol/messages.ts'
import type { Queries } from '../../../core/src/protocol/reactions.ts'
import { fox, mainnet, owl } from '../samples.ts'

const yesOrNo = [true, false] as const
const answers: { readonly [Q in keyof Queries]: readonly ReturnType<Queries[Q]>[] } = {
  isOpen: yesOrNo,
  currentView: viewNames,
  isConnecting: yesOrNo,
  isOtherNamespace: yesOrNo,
  isSwitchingTo: yesOrNo,
  isConfigured: yesOrNo,
  isConnected: yesOrNo,
  statusOf: ['disconnected', 'connecting', 'reconnecting', 'connected'],
  connectorOf: [fox.id, owl.id, null],
  connectorsFor: [[fox], [fox, { ...fox, id: 'Fox', chain: 'solana' }], []],
  isInstalled: yesOrNo,
  activeNamespace: ['eip155', 'solana', null],
  networkOf: [mainnet.caipNetworkId, null],
  nextConnectedNetwork: [mainnet.caipNetworkId, null],
  offeredNamespace: ['eip155', 'solana', null],
  showsUnsupportedChain: yesOrNo,
  isFlowEnded: [false, true],
  shownTransfer: [null, 'one'],
  missingSignIn: ['none', 'optional', 'required'],
  connectedNamespaces: [[], ['eip155'], ['eip155', 'solana']],
  isInPageWallet: yesOrNo,
  pendingRequests: [[], ['one']],
  transactions: [0, 1, 2],
  mayClose: yesOrNo,
  projectId: ['project'],
  trackedAccount: [
    { network: mainnet.caipNetworkId, isSmartAccount: false },
    { network: '', isSmartAccount: true },
  ],
}

/** All results of a reaction, one per combination of query answers. `known`: fixed answers. */
export function enumerateReactions(
  react: (query: Queries) => readonly Message[],
  known: Partial<Queries> = {},
): (readonly Message[])[] {
  const results: (readonly Message[])[] = []
  // Each entry has the index of the answer to the first, second, … distinct query of one run.
  const unexplored: number[][] = [[]]
  for (let next = unexplored.pop(); next !== undefined; next = unexplored.pop()) {
    const choices = next
    const positions = new Map<string, number>()
    // A repeated query gets the same answer.
    const pick = <T>(options: readonly T[], query: string): T => {
      const position = positions.get(query) ?? positions.size
      if (position >= choices.length && !positions.has(query)) {
        for (let other = 1; other < options.length; other += 1)
          unexplored.push([...choices, ...Array<number>(position - choices.length).fill(0), other])
      }
      positions.set(query, position)
      const option = options[choices[position] ?? 0]
      if (option === undefined) throw new Error(`No answer is defined for the query ${query}`)
      return option
    }
    const enumerated: Queries = {
      isOpen: () => pick(answers.isOpen, 'isOpen'),
      currentView: () => pick(answers.currentView, 'currentView'),
      isConnecting: () => pick(answers.isConnecting, 'isConnecting'),
      isOtherNamespace: () => pick(answers.isOtherNamespace, 'isOtherNamespace'),
      isSwitchingTo: (id) => pick(answers.isSwitchingTo, `isSwitchingTo ${id}`),
      isConfigured: (id) => pick(answers.isConfigured, `isConfigured ${id}`),
      isConnected: (namespace) => pick(answers.isConnected, `isConnected ${namespace}`),
      statusOf: (namespace) => pick(answers.statusOf, `statusOf ${namespace}`),
      connectorOf: (namespace) => pick(answers.connectorOf, `connectorOf ${namespace}`),
      connectorsFor: ({ id }) => pick(answers.connectorsFor, `connectorsFor ${id}`),
      isInstalled: (connectorId, namespace) =>
        pick(answers.isInstalled, `isInstalled ${connectorId} ${namespace}`),
      activeNamespace: () => pick(answers.activeNamespace, 'activeNamespace'),
      networkOf: (namespace) => pick(answers.networkOf, `networkOf ${namespace}`),
      nextConnectedNetwork: (without) =>
        pick(answers.nextConnectedNetwork, `nextConnectedNetwork ${without}`),
      offeredNamespace: () => pick(answers.offeredNamespace, 'offeredNamespace'),
      showsUnsupportedChain: () => pick(answers.showsUnsupportedChain, 'showsUnsupportedChain'),
      isFlowEnded: () => pick(answers.isFlowEnded, 'isFlowEnded'),
      shownTransfer: () => pick(answers.shownTransfer, 'shownTransfer'),
      missingSignIn: () => pick(answers.missingSignIn, 'missingSignIn'),
      connectedNamespaces: () => pick(answers.connectedNamespaces, 'connectedNamespaces'),
      isInPageWallet: (connectorId) =>
        pick(answers.isInPageWallet, `isInPageWallet ${connectorId}`),
      pendingRequests: () => pick(answers.pendingRequests, 'pendingRequests'),
      transactions: () => pick(answers.transactions, 'transactions'),
      mayClose: () => pick(answers.mayClose, 'mayClose'),
      projectId: () => pick(answers.projectId, 'projectId'),
      trackedAccount: () => pick(answers.trackedAccount, 'trackedAccount'),
    }
    results.push(react({ ...enumerated, ...known }))
  }
  return results
}

/** All messages that a reaction may return, over every combination of query answers. */
export const possibleMessages = (react: (query: Queries) => readonly Message[]): Message[] =>
  enumerateReactions(react).flat()
