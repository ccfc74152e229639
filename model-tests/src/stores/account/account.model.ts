import { accountMachine } from '../../../../core/src/stores/account/account.machine.ts'
import { accountReactions } from '../../../../core/src/stores/account/account.reactions.ts'
import { selectAccount } from '../../../../core/src/stores/account/account.store.ts'
import type { ReadHoldings } from '../../../../core/src/stores/account/account.types.ts'
import { alice, bob, mainnet } from '../../samples.ts'
import { assertEqual, assertTrue } from '../../walker/check.ts'
import type { MachineModel, StepResult } from '../../walker/machine-model.ts'
import { storeRole } from '../../walker/machine-role.ts'
import { accountCases, accountInputs, profile } from './account.cases.ts'

type Check = (result: StepResult<typeof accountMachine>) => void
const shows = ({ state }: StepResult<typeof accountMachine>) => selectAccount(state)
const notConnected =
  (status: string): Check =>
  (result) => {
    const { address, caipAddress, connectorId, balance } = shows(result)
    assertEqual(
      [shows(result).status, address, caipAddress, connectorId, balance],
      [status, null, null, null, null],
      'no wallet data is shown',
    )
  }
const connected =
  (balanceStatus: string): Check =>
  (result) =>
    assertEqual(
      [shows(result).status, shows(result).balanceStatus],
      ['connected', balanceStatus],
      'shown',
    )

const lists =
  (tokensStatus: string): Check =>
  (result) =>
    assertEqual(shows(result).tokensStatus, tokensStatus, 'tokens')
const isPending = ({ run }: StepResult<typeof accountMachine>, name: string) =>
  run.environment.requests.some((call) => call.src === name && !call.aborted && !call.settled)

/** The model of the account store. */
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
  // holdings and profile are walked for one account only; the others test that they are cleared
  // with the account
  stopsPath: ({ address, accounts, listed, identity }) =>
    (listed !== null || identity !== null) && !(address === alice && accounts[1]?.address === bob),
  role: storeRole(accountReactions),
  states: {
    disconnected: notConnected('disconnected'),
    connecting: notConnected('connecting'),
    reconnecting: notConnected('reconnecting'),
    'connected.balance.loading': (result) => {
      connected('loading')(result)
      const { address, caipNetworkId, forced, namespace } = result.context
      const asked = result.run.environment.pending('readBalance').input
      const network = result.context.networks.find((one) => one.caipNetworkId === caipNetworkId)
      assertEqual(
        asked,
        { namespace, network, address, forced },
        'the balance is read for this account on its own network',
      )
    },
    'connected.balance.loaded': (result) => {
      connected('fresh')(result)
      assertTrue(shows(result).balance !== null, 'a balance is shown')
    },
    'connected.balance.failed': (result) => {
      connected('failed')(result)
      assertEqual(shows(result).balance, null, 'no balance is shown')
    },
    'connected.balance.unsupported': (result) => {
      connected('none')(result)
      assertEqual(
        result.run.environment.requests.filter(({ aborted, settled }) => !aborted && !settled).length,
        0,
        'nothing is read',
      )
    },
    'connected.holdings.idle': (result) => {
      lists('none')(result)
      assertTrue(!isPending(result, 'readHoldings'), 'holdings are not read before the first load')
    },
    'connected.holdings.loading': (result) => {
      lists('loading')(result)
      const { namespace, address, connectorId, forceReload } = result.context
      const asked = result.run.environment.pending('readHoldings').input as ReadHoldings
      assertEqual(
        { ...asked, namespace, network: mainnet, address, connectorId },
        asked,
        'read for this account on its own network',
      )
      assertEqual(
        asked.changed.length > 0,
        forceReload,
        'changed tokens are reported by a forced read only',
      )
    },
    'connected.holdings.loaded': lists('fresh'),
    'connected.holdings.unsupported': lists('unsupported'),
    'connected.holdings.failed': lists('failed'),
    'connected.profile.idle': (result) =>
      assertTrue(!isPending(result, 'readProfile'), 'no profile is read'),
    'connected.profile.loading': (result) => {
      const { namespace, address } = result.context
      assertEqual(
        result.run.environment.pending('readProfile').input,
        { namespace, network: mainnet, address },
        'read for this account',
      )
    },
    'connected.profile.loaded': (result) =>
      assertEqual(
        [shows(result).identity, shows(result).smartAccountDeployed],
        Object.values(profile),
        'shown',
      ),
  },
  invariants: {
    'the native token is first once holdings and balance were read': (result) => {
      const { tokens, balance } = shows(result)
      const { listed } = result.context
      if (listed === null) assertEqual(tokens, [], 'no list')
      else if (balance !== null) assertEqual(tokens[0]?.address, null, 'native')
    },
    'events about holdings name the namespace of the account': ({
      context: { namespace },
      emitted,
    }) => {
      for (const event of emitted)
        if (event.type.startsWith('holdings.') && 'namespace' in event)
          assertEqual(event.namespace, namespace, event.type)
    },
    'holdings.settled is emitted in the settled states only': (result) => {
      if (result.emitted.some(({ type }) => type === 'holdings.settled'))
        assertTrue(['fresh', 'failed', 'unsupported'].includes(shows(result).tokensStatus), 'settled')
    },
    'holdings are cleared when the account or the network changes': (result) => {
      if (result.emitted.some(({ type }) => type === 'account.changed' || type === 'chain.changed'))
        assertTrue(shows(result).tokensStatus === 'none', 'not read yet')
    },
    'an address is shown exactly while connected': (result) =>
      assertEqual(
        [shows(result).address !== null, shows(result).caipAddress !== null],
        Array(2).fill(shows(result).status === 'connected'),
        'address',
      ),
    'the address is one of the accounts': ({ context }) =>
      assertTrue(
        context.address === null ||
          context.accounts.some(({ address }) => address === context.address),
        'one of the accounts',
      ),
    'the wallet is watched exactly while connected': ({ state, run, context }) => {
      const open = run.environment.channels.filter((channel) => channel.open)
      assertEqual(
        open.map(({ input }) => input),
        state.matches('connected')
          ? [{ namespace: 'eip155', connectorId: context.connectorId }]
          : [],
        'watched',
      )
    },
    'account.changed has the address and the accounts that are shown': ({
      context: { address, accounts, namespace },
      emitted,
    }) => {
      for (const event of emitted.filter(({ type }) => type === 'account.changed'))
        assertEqual(event, { type: 'account.changed', namespace, address, accounts }, 'told')
    },
    'account.connected has the address, accounts and connector that are shown': ({
      context: { address, accounts, connectorId },
      emitted,
    }) => {
      for (const event of emitted.filter(({ type }) => type === 'account.connected'))
        assertEqual({ ...event, address, accounts, connectorId }, event, 'told')
    },
    'accountType.selected has the type of the active account': ({
      context: { accounts, address },
      emitted,
    }) => {
      for (const event of emitted)
        if (event.type === 'accountType.selected')
          assertEqual(
            'accountType' in event && event.accountType,
            accounts.find((account) => account.address === address)?.type,
            'kind',
          )
    },
    'account.lost and account.disconnected are emitted when the account is disconnected': ({
      state,
      emitted,
    }) => {
      if (emitted.some(({ type }) => type === 'account.lost' || type === 'account.disconnected'))
        assertTrue(state.matches('disconnected'), 'gone')
    },
  },
  allow: {},
}
