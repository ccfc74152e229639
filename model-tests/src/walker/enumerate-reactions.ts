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
  isInPageWallet: yesOrNo,
  transactions: [0, 1, 2],
  mayClose: yesOrNo,
}

/** All results of a reaction, one per combination of query answers. `known`: fixed answers. */
export function enumerateReactions(
  react: (ask: Queries) => readonly Message[],
  known: Partial<Queries> = {},
): (readonly Message[])[] {
  const ways: (readonly Message[])[] = []
  const waiting: number[][] = [[]]
  for (let choices = waiting.pop(); choices !== undefined; choices = waiting.pop()) {
    const path = choices
    const asked = new Map<string, number>()
    // a repeated query gets the same answer
    const pick = <T>(options: readonly T[], question: string): T => {
      const turn = asked.get(question) ?? asked.size
      if (turn >= path.length && !asked.has(question)) {
        for (let other = 1; other < options.length; other += 1)
          waiting.push([...path, ...Array<number>(turn - path.length).fill(0), other])
      }
      asked.set(question, turn)
      const option = options[path[turn] ?? 0]
      if (option === undefined) throw new Error(`No answer is defined for the query ${question}`)
      return option
    }
    const open: Queries = {
      isOpen: () => pick(answers.isOpen, 'isOpen'),
      currentView: () => pick(answers.currentView, 'currentView'),
      isConnecting: () => pick(answers.isConnecting, 'isConnecting'),
      isOtherNamespace: () => pick(answers.isOtherNamespace, 'isOtherNamespace'),
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
      isInPageWallet: (connectorId) =>
        pick(answers.isInPageWallet, `isInPageWallet ${connectorId}`),
      transactions: () => pick(answers.transactions, 'transactions'),
      mayClose: () => pick(answers.mayClose, 'mayClose'),
    }
    ways.push(react({ ...open, ...known }))
  }
  return ways
}

/** All messages that a reaction may return, over every combination of query answers. */
export const possibleMessages = (react: (ask: Queries) => readonly Message[]): Message[] =>
  enumerateReactions(react).flat()
