import { createKit, type KitState } from '@latchkit/core'
import { inventory } from '@latchkit/core/devtools'
import { createMemoryPlatform } from '@latchkit/core/testing'
import { expect, test } from 'vitest'
import { switchActiveChainInput } from '../../../../core/src/flows/switch-active-chain/switch-active-chain.input.ts'
import { switchActiveChainMachine } from '../../../../core/src/flows/switch-active-chain/switch-active-chain.machine.ts'
import { switchActiveChainReactions } from '../../../../core/src/flows/switch-active-chain/switch-active-chain.reactions.ts'
import { switchActiveChainView } from '../../../../core/src/flows/switch-active-chain/switch-active-chain.view.ts'
import { fox, mainnet, solana, strange } from '../../samples.ts'
import { messagesAfter, queriesOf } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import { switchActiveChainInputs } from './switch-active-chain.cases.ts'
import { switchActiveChainModel } from './switch-active-chain.model.ts'

test('the drawing is the one that was reviewed', () =>
  expect(inventory(switchActiveChainMachine)).toMatchFileSnapshot(
    'switch-active-chain.inventory.txt',
  ))

const { caipNetworkId } = solana
async function after(type: 'confirm' | 'cancel', ask = queriesOf()) {
  const run = scenario(switchActiveChainModel, switchActiveChainInputs.connected)
  await run.send({ type })
  return messagesAfter(switchActiveChainReactions, run.output(), ask)
}

test('says where it leads and what is connected now, and asks nobody', () => {
  const run = scenario(switchActiveChainModel, switchActiveChainInputs.connected)
  expect(switchActiveChainView(run.snapshot(), () => {})).toMatchObject({
    step: 'asking',
    network: solana,
    from: mainnet,
    wallet: { name: 'Fox' },
  })
})

test('confirmed, only wallets of that namespace are offered, on that network', async () =>
  expect(await after('confirm')).toEqual([
    { to: 'modal', type: 'namespace.set', namespace: 'solana' },
    { to: 'network', type: 'network.set', caipNetworkId, activate: true, quiet: true },
    { to: 'router', type: 'reset', view: 'Connect' },
  ]))

test('a namespace that was connected meanwhile is simply switched to', async () =>
  expect(await after('confirm', queriesOf({ isConnected: true }))).toEqual([
    { to: 'router', type: 'replace', view: 'SwitchNetwork', data: { caipNetworkId } },
  ]))

test('cancelled, everything is where it was', async () =>
  expect(await after('cancel')).toEqual([{ to: 'router', type: 'back' }]))

test('it begins with the network that was chosen, the one that is active, and its wallet', () => {
  const resting = createKit({
    projectId: 'p',
    networks: [mainnet, solana],
    platform: createMemoryPlatform(),
  }).state.getSnapshot()
  const connected = {
    ...resting,
    connections: { ...resting.connections, connectors: [fox] },
    accounts: {
      ...resting.accounts,
      eip155: { ...resting.accounts.eip155, namespace: 'eip155', connectorId: fox.id },
    },
  } as KitState
  const begun = switchActiveChainInput(connected, { caipNetworkId })
  expect([begun.network.name, begun.from?.caipNetworkId, begun.wallet]).toEqual([
    'Solana',
    mainnet.caipNetworkId,
    { name: 'Fox', icon: null },
  ])
  expect(switchActiveChainInput(resting, { caipNetworkId: strange })).toMatchObject({
    network: { name: 'Unknown Network' },
    wallet: null,
  })
})
