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
const accountOf = ({ state }: StepResult<typeof accountMachine>) => selectAccount(state)
const checkNotConnected =
  (status: string): Check =>
  (result) => {
    const { address, caipAddress, connectorId, balance } = accountOf(result)
    assertEqual(
      [accountOf(result).status, address, caipAddress, connectorId, balance],
      [status, null, null, null, null],
      'no wallet data is shown',
    )
  }
const checkConnected =
  (balanceStatus: string): Check =>
  (result) =>
    assertEqual(
      [accountOf(result).status, accountOf(result).balanceStatus],
      ['connected', balanceStatus],
      'status and balance status',
    )

const checkTokensStatus =
  (tokensStatus: string): Check =>
  (result) =>
    assertEqual(accountOf(result).tokensStatus, tokensStatus, 'tokens')
const isPending = ({ run }: StepResult<typeof accountMachine>, name: string) =>
  run.environment.requests.some(({ src, aborted, settled }) => src === name && !aborted && !settled)

export const accountModel: MachineModel<typeof accountMachine> = {
  id: 'stores/account',
  machine: accountMachine,
  inputs: accountInputs,
  cases: accountCases,
  commands: ['address.select', 'refresh', 'load', 'tab.set', 'label.set', 'connection.clear'],
  listeners: {
    watchWallet: [
      'accounts.changed',
      'chain.changed',
      'disconnected',
      'accountType.switched',
      'accountType.failed',
    ],
  },
  project: ({ address, accounts, caipNetworkId, connectorId, networks }) => [
    connectorId === 'ID_AUTH',
    address,
    accounts.map((account) => [account.address, account.type]),
    caipNetworkId,
    networks.map(({ id }) => id),
  ],
  // Walks holdings and profile of one account only. Other accounts check that both are cleared. The
  // balance of the embedded wallet is read as that of any other.
  stopsPath: ({ address, accounts, connectorId, balance, listed, identity }) =>
    connectorId === 'ID_AUTH'
      ? balance !== null || listed !== null || identity !== null
      : (listed !== null || identity !== null) &&
        !(address === alice && accounts[1]?.address === bob),
  role: storeRole(accountReactions),
  states: {
    disconnected: checkNotConnected('disconnected'),
    connecting: checkNotConnected('connecting'),
    reconnecting: checkNotConnected('reconnecting'),
    'connected.balance.loading': (result) => {
      checkConnected('loading')(result)
      const { address, caipNetworkId, forced, namespace } = result.context
      const network = result.context.networks.find((item) => item.caipNetworkId === caipNetworkId)
      assertEqual(
        result.run.environment.pending('readBalance').input,
        { namespace, network, address, forced },
        'input of readBalance',
      )
    },
    'connected.balance.loaded': (result) => {
      checkConnected('fresh')(result)
      assertTrue(accountOf(result).balance !== null, 'has a balance')
    },
    'connected.balance.failed': (result) => {
      checkConnected('failed')(result)
      assertEqual(accountOf(result).balance, null, 'no balance')
    },
    'connected.balance.unsupported': (result) => {
      checkConnected('none')(result)
      assertEqual(
        result.run.environment.requests.filter(({ aborted, settled }) => !aborted && !settled)
          .length,
        0,
        'number of open requests',
      )
    },
    'connected.holdings.idle': (result) => {
      checkTokensStatus('none')(result)
      assertTrue(!isPending(result, 'readHoldings'), 'holdings are not read before the first load')
    },
    'connected.holdings.loading': (result) => {
      checkTokensStatus('loading')(result)
      const { namespace, address, connectorId, forceReload } = result.context
      const request = result.run.environment.pending('readHoldings').input as ReadHoldings
      assertEqual(
        { ...request, namespace, network: mainnet, address, connectorId },
        request,
        'input of readHoldings',
      )
      assertEqual(request.changed.length > 0, forceReload, 'only a forced read has changed tokens')
    },
    'connected.holdings.loaded': checkTokensStatus('fresh'),
    'connected.holdings.unsupported': checkTokensStatus('unsupported'),
    'connected.holdings.failed': checkTokensStatus('failed'),
    'connected.profile.idle': (result) =>
      assertTrue(!isPending(result, 'readProfile'), 'no profile is read'),
    'connected.profile.loading': (result) => {
      const { namespace, address } = result.context
      assertEqual(
        result.run.environment.pending('readProfile').input,
        { namespace, network: mainnet, address },
        'input of readProfile',
      )
    },
    'connected.profile.loaded': (result) =>
      assertEqual(
        [accountOf(result).identity, accountOf(result).smartAccountDeployed],
        Object.values(profile),
        'identity and smartAccountDeployed',
      ),
  },
  invariants: {
    'the native token is listed first after holdings and balance were read': (result) => {
      const { tokens, balance } = accountOf(result)
      const { listed } = result.context
      if (listed === null) assertEqual(tokens, [], 'tokens')
      else if (balance !== null) assertEqual(tokens[0]?.address, null, 'address of the first token')
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
        assertTrue(
          ['fresh', 'failed', 'unsupported'].includes(accountOf(result).tokensStatus),
          'tokensStatus',
        )
    },
    'holdings are cleared when the account or the network changes': (result) => {
      if (result.emitted.some(({ type }) => type === 'account.changed' || type === 'chain.changed'))
        assertTrue(accountOf(result).tokensStatus === 'none', 'tokensStatus')
    },
    'the account has an address exactly while connected': (result) =>
      assertEqual(
        [accountOf(result).address !== null, accountOf(result).caipAddress !== null],
        Array(2).fill(accountOf(result).status === 'connected'),
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
        'inputs of watchWallet',
      )
    },
    'account.changed has the address and the accounts of the context': ({
      context: { address, accounts, namespace },
      emitted,
    }) => {
      for (const event of emitted.filter(({ type }) => type === 'account.changed'))
        assertEqual(
          event,
          { type: 'account.changed', namespace, address, accounts },
          'account.changed',
        )
    },
    'account.connected has the address, accounts and connector of the context': ({
      context: { address, accounts, connectorId },
      emitted,
    }) => {
      for (const event of emitted.filter(({ type }) => type === 'account.connected'))
        assertEqual({ ...event, address, accounts, connectorId }, event, 'account.connected')
    },
    'accountType.selected has the type of the active account': ({
      context: { accounts, address, preferredAccountType },
      emitted,
    }) => {
      const type = accounts.find((account) => account.address === address)?.type
      for (const event of emitted)
        if (event.type === 'accountType.selected')
          assertEqual(
            ['accountType' in event && event.accountType, preferredAccountType],
            [type, type],
            'accountType',
          )
    },
    'the preferred type of the embedded wallet is the type of its active account': ({
      context: { connectorId, accounts, address, preferredAccountType },
    }) => {
      if (connectorId === 'ID_AUTH')
        assertEqual(
          preferredAccountType,
          accounts.find((account) => account.address === address)?.type,
          'preferredAccountType',
        )
    },
    'account.lost and account.disconnected are emitted when the account is disconnected': ({
      state,
      emitted,
    }) => {
      if (emitted.some(({ type }) => type === 'account.lost' || type === 'account.disconnected'))
        assertTrue(state.matches('disconnected'), 'disconnected')
    },
  },
  allow: {},
}
