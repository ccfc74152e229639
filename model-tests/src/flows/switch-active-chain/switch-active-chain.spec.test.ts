import { createKit, type KitState } from '@latchkit/core'
import { inventory } from '@latchkit/core/devtools'
import { createMemoryPlatform } from '@latchkit/core/testing'
import { expect, test } from 'vitest'
import { switchActiveChainInput } from '../../../../core/src/flows/switch-active-chain/switch-active-chain.input.ts'
import { switchActiveChainMachine } from '../../../../core/src/flows/switch-active-chain/switch-active-chain.machine.ts'
import { switchActiveChainReactions } from '../../../../core/src/flows/switch-active-chain/switch-active-chain.reactions.ts'
import { switchActiveChainView } from '../../../../core/src/flows/switch-active-chain/switch-active-chain.view.ts'
import { fox, mainnet, solana, unconfiguredNetwork } from '../../samples.ts'
import { messagesAfter, queriesOf } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import { switchActiveChainInputs } from './switch-active-chain.cases.ts'
import { switchActiveChainModel } from './switch-active-chain.model.ts'

test('switchActiveChainMachine matches its reviewed inventory', () =>
  expect(inventory(switchActiveChainMachine)).toMatchFileSnapshot(
    'switch-active-chain.inventory.txt',
  ))

const { caipNetworkId } = solana
async function messagesAfterCommand(type: 'confirm' | 'cancel', query = queriesOf()) {
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

test('confirm activates the network and opens Connect for its namespace only', async () =>
  expect(await messagesAfterCommand('confirm')).toEqual([
    { to: 'modal', type: 'namespace.set', namespace: 'solana' },
    { to: 'network', type: 'network.set', caipNetworkId, activate: true, quiet: true },
    { to: 'router', type: 'reset', view: 'Connect' },
  ]))

test('confirm opens SwitchNetwork if the namespace was connected meanwhile', async () =>
  expect(await messagesAfterCommand('confirm', queriesOf({ isConnected: true }))).toEqual([
    { to: 'router', type: 'replace', view: 'SwitchNetwork', data: { caipNetworkId } },
  ]))

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
  expect(switchActiveChainInput(initial, { caipNetworkId }).wallet).toBeNull()
  expect(() => switchActiveChainInput(initial, { caipNetworkId: unconfiguredNetwork })).toThrow(
    'CaipNetwork not found',
  )
})
