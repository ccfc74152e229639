import { accountMachine } from '../../../../core/src/stores/account/account.machine.ts'
import { accountReactions } from '../../../../core/src/stores/account/account.reactions.ts'
import { selectAccount } from '../../../../core/src/stores/account/account.store.ts'
import type { ReadHoldings } from '../../../../core/src/stores/account/account.types.ts'
import { alice, bob, mainnet } from '../../samples.ts'
import { assertEqual, assertTrue } from '../../walker/check.ts'
import type { MachineModel, StepResult } from '../../walker/machine-model.ts'
import { storeRole } from '../../walker/machine-role.ts'
import { about, accountCases, accountInputs } from './account.cases.ts'

type Check = (seen: StepResult<typeof accountMachine>) => void
const shows = ({ state }: StepResult<typeof accountMachine>) => selectAccount(state)
const unconnected =
  (status: string): Check =>
  (seen) => {
    const { address, caipAddress, connectorId, balance } = shows(seen)
    assertEqual(
      [shows(seen).status, address, caipAddress, connectorId, balance],
      [status, null, null, null, null],
      'nothing of a wallet is shown',
    )
  }
const connected =
  (balanceStatus: string): Check =>
  (seen) =>
    assertEqual(
      [shows(seen).status, shows(seen).balanceStatus],
      ['connected', balanceStatus],
      'shown',
    )

const lists =
  (tokensStatus: string): Check =>
  (seen) =>
    assertEqual(shows(seen).tokensStatus, tokensStatus, 'tokens')
const isPending = ({ play }: StepResult<typeof accountMachine>, name: string) =>
  play.world.calls.some((call) => call.src === name && !call.aborted && !call.settled)

/** One namespace's account. */
export const accountModel: MachineModel<typeof accountMachine> = {
  id: 'stores/account',
  machine: accountMachine,
  inputs: accountInputs,
  cases: accountCases,
  commands: ['address.select', 'refresh', 'load', 'tab.set', 'label.set', 'connection.clear'],
  listeners: { watchWallet: ['accounts.changed', 'chain.changed', 'disconnected'] },
  project: ({ address, accounts, caipNetworkId, networks }) => [
    address,
    accounts.map((account) => [account.address, account.type]),
    caipNetworkId,
    networks.map(({ id }) => id),
  ],
  // what it holds and is called is walked through for one account; the others show that it goes with the account
  farEnough: ({ address, accounts, listed, identity }) =>
    (listed !== null || identity !== null) && !(address === alice && accounts[1]?.address === bob),
  outside: storeRole(accountReactions),
  states: {
    disconnected: unconnected('disconnected'),
    connecting: unconnected('connecting'),
    reconnecting: unconnected('reconnecting'),
    'connected.balance.reading': (seen) => {
      connected('loading')(seen)
      const { address, caipNetworkId, forced, namespace } = seen.context
      const asked = seen.play.world.pending('readBalance').input
      const network = seen.context.networks.find((one) => one.caipNetworkId === caipNetworkId)
      assertEqual(
        asked,
        { namespace, network, address, forced },
        'the balance is asked of this account on its own network',
      )
    },
    'connected.balance.read': (seen) => {
      connected('fresh')(seen)
      assertTrue(shows(seen).balance !== null, 'a balance is shown')
    },
    'connected.balance.failed': (seen) => {
      connected('failed')(seen)
      assertEqual(shows(seen).balance, null, 'no balance is shown')
    },
    'connected.balance.unread': (seen) => {
      connected('none')(seen)
      assertEqual(
        seen.play.world.calls.filter(({ aborted, settled }) => !aborted && !settled).length,
        0,
        'nothing is read there',
      )
    },
    'connected.holdings.unwanted': (seen) => {
      lists('none')(seen)
      assertTrue(!isPending(seen, 'readHoldings'), 'nothing is listed that nobody wants')
    },
    'connected.holdings.reading': (seen) => {
      lists('loading')(seen)
      const { namespace, address, connectorId, anew } = seen.context
      const asked = seen.play.world.pending('readHoldings').input as ReadHoldings
      assertEqual(
        { ...asked, namespace, network: mainnet, address, connectorId },
        asked,
        'asked of this account on its own network',
      )
      assertEqual(
        asked.changed.length > 0,
        anew,
        'what is kept will do, unless it was asked for anew',
      )
    },
    'connected.holdings.read': lists('fresh'),
    'connected.holdings.unsupported': lists('unsupported'),
    'connected.holdings.failed': lists('failed'),
    'connected.about.unknown': (seen) =>
      assertTrue(!isPending(seen, 'readAbout'), 'nothing is asked'),
    'connected.about.reading': (seen) => {
      const { namespace, address } = seen.context
      assertEqual(
        seen.play.world.pending('readAbout').input,
        { namespace, network: mainnet, address },
        'asked of this account',
      )
    },
    'connected.about.known': (seen) =>
      assertEqual(
        [shows(seen).identity, shows(seen).smartAccountDeployed],
        Object.values(about),
        'shown',
      ),
  },
  invariants: {
    'the native token is first, as soon as there is a list and a balance': (seen) => {
      const { tokens, balance } = shows(seen)
      const { listed } = seen.context
      if (listed === null) assertEqual(tokens, [], 'no list')
      else if (balance !== null) assertEqual(tokens[0]?.address, null, 'native')
    },
    'whoever is told about holdings is told of this namespace': ({
      context: { namespace },
      news,
    }) => {
      for (const fact of news)
        if (fact.type.startsWith('holdings.') && 'namespace' in fact)
          assertEqual(fact.namespace, namespace, fact.type)
    },
    'that holdings are settled is told when they are, and only then': (seen) => {
      if (seen.news.some(({ type }) => type === 'holdings.settled'))
        assertTrue(['fresh', 'failed', 'unsupported'].includes(shows(seen).tokensStatus), 'settled')
    },
    'nothing of one account is shown of another': (seen) => {
      if (seen.news.some(({ type }) => type === 'account.changed' || type === 'chain.changed'))
        assertTrue(shows(seen).tokensStatus === 'none', 'not read yet')
    },
    'an address is shown exactly while connected': (seen) =>
      assertEqual(
        [shows(seen).address !== null, shows(seen).caipAddress !== null],
        Array(2).fill(shows(seen).status === 'connected'),
        'address',
      ),
    'the address is one of the accounts': ({ context }) =>
      assertTrue(
        context.address === null ||
          context.accounts.some(({ address }) => address === context.address),
        'one of the accounts',
      ),
    'the wallet is watched exactly while connected': ({ state, play, context }) => {
      const open = play.world.channels.filter((channel) => channel.open)
      assertEqual(
        open.map(({ input }) => input),
        state.matches('connected')
          ? [{ namespace: 'eip155', connectorId: context.connectorId }]
          : [],
        'watched',
      )
    },
    'whoever is told of another account is told all that is shown': ({
      context: { address, accounts, namespace },
      news,
    }) => {
      for (const fact of news.filter(({ type }) => type === 'account.changed'))
        assertEqual(fact, { type: 'account.changed', namespace, address, accounts }, 'told')
    },
    'whoever is told of a connection is told what is shown': ({
      context: { address, accounts, connectorId },
      news,
    }) => {
      for (const fact of news.filter(({ type }) => type === 'account.connected'))
        assertEqual({ ...fact, address, accounts, connectorId }, fact, 'told')
    },
    'another kind of account is told with the account': ({
      context: { accounts, address },
      news,
    }) => {
      for (const fact of news)
        if (fact.type === 'accountType.selected')
          assertEqual(
            'accountType' in fact && fact.accountType,
            accounts.find((account) => account.address === address)?.type,
            'kind',
          )
    },
    'a loss is told when the account is gone': ({ state, news }) => {
      if (news.some(({ type }) => type === 'account.lost' || type === 'account.disconnected'))
        assertTrue(state.matches('disconnected'), 'gone')
    },
  },
  allow: {},
}
