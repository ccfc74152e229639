import { expect, test } from 'vitest'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import { switchNetworkReactions } from '../../../../core/src/flows/switch-network/switch-network.flow.ts'
import { sepolia } from '../../samples.ts'
import { queriesOf, reactTo, trackedIn, trackedOf } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import { switchNetworkInputs } from './switch-network.cases.ts'
import { switchNetworkModel } from './switch-network.model.ts'

test('a network switch is tracked once, also without a wallet', async () => {
  const tracked = (emitted: readonly { type: string }[]) =>
    trackedOf(switchNetworkReactions, emitted)
  const switched = [['SWITCH_NETWORK', { network: sepolia.caipNetworkId }]]
  const run = scenario(switchNetworkModel, switchNetworkInputs.otherNetwork)
  await run.answer('switchNetwork', sepolia.caipNetworkId)
  await run.elapse(timeouts.successShown)
  expect(tracked(run.emitted())).toEqual(switched)
  expect(trackedIn(reactTo(switchNetworkReactions, 'done', run.output(), queriesOf()))).toEqual([])
  for (const input of [switchNetworkInputs.disconnected, switchNetworkInputs.sameNetwork])
    expect(tracked(scenario(switchNetworkModel, input).emitted())).toEqual([
      ['SWITCH_NETWORK', { network: input.network.caipNetworkId }],
    ])
})
