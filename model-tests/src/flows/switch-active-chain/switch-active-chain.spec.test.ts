import { type Connector, createKit, type KitState } from '@latchkit/core'
import { createMemoryPlatform } from '@latchkit/core/testing'
import { expect, test } from 'vitest'
import {
  switchActiveChainInput,
  switchActiveChainReactions,
  switchActiveChainView,
} from '../../../../core/src/flows/switch-active-chain/switch-active-chain.flow.ts'
import { fox, mainnet, solana, unconfiguredNetwork } from '../../samples.ts'
import { messagesAfter, queriesOf } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import { switchActiveChainInputs } from './switch-active-chain.cases.ts'
import { switchActiveChainModel } from './switch-active-chain.model.ts'

const { caipNetworkId } = solana
async function messagesAfterCommand(type: 'confirm' | 'connect' | 'cancel', query = queriesOf()) {
  const run = scenario(switchActiveChainModel, switchActiveChainInputs.connected)
  await run.send({ type })
  return messagesAfter(switchActiveChainReactions, run.output(), query)
}

test('switchActiveChainView returns the chosen network, the active network and its wallet', () => {
  const run = scenario(switchActiveChainModel, switchActiveChainInputs.connected)
  expect(switchActiveChainView(run.snapshot(), () => {})).toMatchObject({
    step: 'confirming',
    network: solana,
    from: mainnet,
    wallet: { name: 'Fox' },
  })
})

test('confirm opens Connect for the namespace only and keeps the active namespace', async () =>
  expect(await messagesAfterCommand('confirm')).toEqual([
    { to: 'modal', type: 'namespace.set', namespace: 'solana' },
    { to: 'network', type: 'network.set', caipNetworkId, activate: false, quiet: true },
    { to: 'router', type: 'replace', view: 'Connect' },
  ]))

test('connect opens ConnectingExternal of the connected wallet, with Connect below it', async () =>
  expect(await messagesAfterCommand('connect')).toEqual([
    { to: 'modal', type: 'namespace.set', namespace: 'solana' },
    { to: 'network', type: 'network.set', caipNetworkId, activate: false, quiet: true },
    { to: 'router', type: 'replace', view: 'Connect' },
    {
      to: 'router',
      type: 'push',
      view: 'ConnectingExternal',
      data: { connectorId: 'fox', namespace: 'solana' },
    },
  ]))

test.each(['confirm', 'connect'] as const)(
  '%s opens SwitchNetwork if the namespace was connected meanwhile',
  async (command) =>
    expect(await messagesAfterCommand(command, queriesOf({ isConnected: true }))).toEqual([
      { to: 'router', type: 'replace', view: 'SwitchNetwork', data: { caipNetworkId } },
    ]),
)

test.each([
  ['connected', 'connect', 'connecting'],
  ['otherChain', 'connect', 'confirming'],
  ['otherChain', 'confirm', 'confirmed'],
] as const)(
  'switchActiveChain with the input %s after the command %s has the state %s',
  async (input, type, state) => {
    const run = scenario(switchActiveChainModel, switchActiveChainInputs[input])
    await run.send({ type })
    expect(run.statePath()).toBe(state)
  },
)

test('cancel of switchActiveChain only goes back', async () =>
  expect(await messagesAfterCommand('cancel')).toEqual([{ to: 'router', type: 'back' }]))

test('switchActiveChainInput returns the chosen network, the active network and its wallet', () => {
  const initial = createKit({
    projectId: 'p',
    networks: [mainnet, solana],
    platform: createMemoryPlatform(),
  }).state.getSnapshot()
  const connected = {
    ...initial,
    connections: { ...initial.connections, connectors: [fox] },
    accounts: {
      ...initial.accounts,
      eip155: { ...initial.accounts.eip155, namespace: 'eip155', connectorId: fox.id },
    },
  } as KitState
  const input = switchActiveChainInput(connected, { caipNetworkId })
  expect([input.network.name, input.from?.caipNetworkId, input.wallet]).toEqual([
    'Solana',
    mainnet.caipNetworkId,
    { name: 'Fox', icon: null },
  ])
  expect(input.connectorId).toBeNull()
  const withConnectors = (...others: readonly Connector[]) =>
    switchActiveChainInput(
      {
        ...connected,
        connections: { ...connected.connections, connectors: [fox, ...others] },
      },
      { caipNetworkId },
    ).connectorId
  const foxOnSolana = { ...fox, id: 'Fox', chain: 'solana', rdns: null }
  expect(withConnectors(foxOnSolana)).toBe('Fox')
  // A wallet that shares its name with another one is picked in the list.
  expect(withConnectors({ ...foxOnSolana, disputed: true })).toBeNull()
  expect(withConnectors({ ...foxOnSolana, chain: 'bip122' })).toBeNull()
  expect(withConnectors({ ...foxOnSolana, name: 'Owl' })).toBeNull()
  // Visitors know the embedded wallet by their login, not by its name.
  const embedded = { ...fox, type: 'AUTH' } as const
  const login = { ...connected, connections: { ...connected.connections, connectors: [embedded] } }
  expect(switchActiveChainInput(login, { caipNetworkId })).toMatchObject({
    wallet: null,
    connectorId: null,
  })
  expect(switchActiveChainInput(initial, { caipNetworkId })).toMatchObject({
    wallet: null,
    connectorId: null,
  })
  expect(() => switchActiveChainInput(initial, { caipNetworkId: unconfiguredNetwork })).toThrow(
    'CaipNetwork not found',
  )
})
