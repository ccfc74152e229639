import { accountMachine } from '../../../../core/src/state/account/account.machine.ts'
import { accountReactions } from '../../../../core/src/state/account/account.reactions.ts'
import { accountState } from '../../../../core/src/state/account/account.state.ts'
import type { ChartModel, Seen } from '../../walker/chart-model.ts'
import { must, same } from '../../walker/check.ts'
import { standingOutside } from '../../walker/outside.ts'
import { accountCases, accountInputs } from './account.cases.ts'

type Check = (seen: Seen<typeof accountMachine>) => void
const shows = ({ state }: Seen<typeof accountMachine>) => accountState(state)
const unconnected =
  (status: string): Check =>
  (seen) => {
    const { address, caipAddress, connectorId, balance } = shows(seen)
    same([shows(seen).status, address, caipAddress, connectorId, balance], [status, null, null, null, null], 'nothing of a wallet is shown')
  }
const connected =
  (balanceStatus: string): Check =>
  (seen) =>
    same([shows(seen).status, shows(seen).balanceStatus], ['connected', balanceStatus], 'shown')

/** One namespace's account. */
export const accountModel: ChartModel<typeof accountMachine> = {
  id: 'state/account',
  machine: accountMachine,
  inputs: accountInputs,
  cases: accountCases,
  commands: ['select', 'refresh', 'label', 'dropped'],
  listeners: { watchWallet: ['accounts.changed', 'chain.changed', 'disconnected'] },
  project: ({ address, accounts, caipNetworkId, networks }) => [
    address,
    accounts.map((account) => [account.address, account.type]),
    caipNetworkId,
    networks.map(({ id }) => id),
  ],
  farEnough: () => false,
  outside: standingOutside(accountReactions),
  states: {
    disconnected: unconnected('disconnected'),
    connecting: unconnected('connecting'),
    reconnecting: unconnected('reconnecting'),
    'connected.reading': (seen) => {
      connected('loading')(seen)
      const { address, caipNetworkId, forced, namespace } = seen.context
      const asked = seen.play.world.pending('readBalance').input
      const network = seen.context.networks.find((one) => one.caipNetworkId === caipNetworkId)
      same(asked, { namespace, network, address, forced }, 'the balance is asked of this account on its own network')
    },
    'connected.read': (seen) => {
      connected('fresh')(seen)
      must(shows(seen).balance !== null, 'a balance is shown')
    },
    'connected.failed': (seen) => {
      connected('failed')(seen)
      same(shows(seen).balance, null, 'no balance is shown')
    },
    'connected.unread': (seen) => {
      connected('none')(seen)
      same(seen.play.world.calls.filter(({ aborted, settled }) => !aborted && !settled).length, 0, 'nothing is read there')
    },
  },
  invariants: {
    'an address is shown exactly while connected': (seen) =>
      same([shows(seen).address !== null, shows(seen).caipAddress !== null], Array(2).fill(shows(seen).status === 'connected'), 'address'),
    'the address is one of the accounts': ({ context }) =>
      must(context.address === null || context.accounts.some(({ address }) => address === context.address), 'one of the accounts'),
    'the wallet is watched exactly while connected': ({ state, play, context }) => {
      const open = play.world.channels.filter((channel) => channel.open)
      same(
        open.map(({ input }) => input),
        state.matches('connected') ? [{ namespace: 'eip155', connectorId: context.connectorId }] : [],
        'watched',
      )
    },
    'whoever is told of another account is told all that is shown': ({ context: { address, accounts, namespace }, news }) => {
      for (const fact of news.filter(({ type }) => type === 'account.changed'))
        same(fact, { type: 'account.changed', namespace, address, accounts }, 'told')
    },
    'whoever is told of a connection is told what is shown': ({ context: { address, accounts, connectorId }, news }) => {
      for (const fact of news.filter(({ type }) => type === 'account.connected'))
        same({ ...fact, address, accounts, connectorId }, fact, 'told')
    },
    'another kind of account is told with the account': ({ context: { accounts, address }, news }) => {
      for (const fact of news)
        if (fact.type === 'account.preferred')
          same('accountType' in fact && fact.accountType, accounts.find((account) => account.address === address)?.type, 'kind')
    },
    'a loss is told when the account is gone': ({ state, news }) => {
      if (news.some(({ type }) => type === 'account.lost' || type === 'account.dropped')) must(state.matches('disconnected'), 'gone')
    },
  },
  allow: {},
}
