import { accountKey, isPartial } from '../../../../core/src/stores/account/account.context.ts'
import { accountMachine } from '../../../../core/src/stores/account/account.machine.ts'
import { accountReactions } from '../../../../core/src/stores/account/account.reactions.ts'
import { selectAccount } from '../../../../core/src/stores/account/account.store.ts'
import { alice, bob } from '../../samples.ts'
import { assertEqual, assertTrue } from '../../walker/check.ts'
import type { MachineModel, StepResult } from '../../walker/machine-model.ts'
import { storeRole } from '../../walker/machine-role.ts'
import { accountCases, accountInputs } from './account.cases.ts'

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
/** The key that a resource has. */
const keyIn = ({ run }: StepResult<typeof accountMachine>, name: string) => {
  const { input, received } = run.environment.openChannel(name)
  const last = received.findLast(({ type }) => type === 'key.set')
  return last === undefined ? input : last.key
}

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
    readBalance: ['balance.changed'],
    readHoldings: ['holdings.changed'],
    readProfile: ['profile.changed'],
  },
  project: ({ address, accounts, caipNetworkId, connectorId, networks, asked, ...context }) => [
    connectorId === 'ID_AUTH',
    address,
    accounts.map((account) => [account.address, account.type]),
    caipNetworkId,
    networks.map(({ id }) => id),
    asked,
    context.balance.status,
    context.holdings.status,
    isPartial(context.profile),
  ],
  // Walks balance, holdings and profile of one account of a wallet only.
  stopsPath: ({ address, accounts, connectorId, balance, holdings, profile: { data } }) =>
    (connectorId === 'ID_AUTH' || address !== alice || accounts[1]?.address !== bob) &&
    (balance.data !== null || holdings.status !== 'idle' || data !== null),
  role: storeRole(accountReactions),
  states: {
    disconnected: checkNotConnected('disconnected'),
    connecting: checkNotConnected('connecting'),
    reconnecting: checkNotConnected('reconnecting'),
    connected: (result) => {
      const { address, connectorId, networks, asked } = result.context
      assertEqual(accountOf(result).status, 'connected', 'status')
      const network = networks.find((item) => item.caipNetworkId === result.context.caipNetworkId)
      const key = network ? { namespace: 'eip155', network, address, connectorId } : null
      assertEqual(
        ['readBalance', 'readHoldings', 'readProfile'].map((name) => keyIn(result, name)),
        [key, asked ? key : null, asked ? key : null],
        'keys of the resources',
      )
    },
  },
  invariants: {
    'the native token is listed first after holdings and balance were read': (result) => {
      const { tokens, balance } = accountOf(result)
      if (result.context.holdings.data === null) assertEqual(tokens, [], 'tokens')
      else if (balance !== null && accountKey(result.context) !== null)
        assertEqual(tokens[0]?.address, null, 'address of the first token')
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
          ['fresh', 'failed', 'offline'].includes(accountOf(result).tokensStatus),
          'tokensStatus',
        )
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
      const open = run.environment.channels.filter(
        (channel) => channel.open && channel.src === 'watchWallet',
      )
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
