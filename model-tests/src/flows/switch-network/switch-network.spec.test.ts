import { inventory } from '@latchkit/core/devtools'
import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import { fromWallet } from '../../../../core/src/errors/rpc-codes.ts'
import {
  canAdd,
  didSwitch,
  isDisconnected,
  isOnNetwork,
  isOwnNamespace,
  isRejected,
} from '../../../../core/src/flows/switch-network/switch-network.guards.ts'
import { switchNetworkMachine } from '../../../../core/src/flows/switch-network/switch-network.machine.ts'
import { switchNetworkReactions } from '../../../../core/src/flows/switch-network/switch-network.reactions.ts'
import type { SwitchNetworkContext } from '../../../../core/src/flows/switch-network/switch-network.types.ts'
import { switchNetworkView } from '../../../../core/src/flows/switch-network/switch-network.view.ts'
import { mainnet, sepolia } from '../../samples.ts'
import { messagesAfter, queriesOf } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import { switchErrors, switchNetworkInputs } from './switch-network.cases.ts'
import { switchNetworkModel } from './switch-network.model.ts'

test('switchNetworkMachine matches its reviewed inventory', () =>
  expect(inventory(switchNetworkMachine)).toMatchFileSnapshot('switch-network.inventory.txt'))

function begin(input = switchNetworkInputs.elsewhere) {
  const run = scenario(switchNetworkModel, input)
  return { ...run, view: () => switchNetworkView(run.snapshot(), () => {}) }
}
const updates = [
  { to: 'account', namespace: 'eip155', type: 'network.set', caipNetworkId: sepolia.caipNetworkId },
  {
    to: 'network',
    type: 'network.set',
    caipNetworkId: sepolia.caipNetworkId,
    activate: true,
    quiet: false,
  },
]

describe('switching the network', () => {
  test('a switch updates account and network and closes the network views', async () => {
    const run = begin()
    await run.answer('switchNetwork', sepolia.caipNetworkId)
    expect(run.view().step).toBe('switched')
    expect(messagesAfter(switchNetworkReactions, run.output())).toEqual([
      ...updates,
      { to: 'router', type: 'network.close' },
    ])
  })

  test('a switch away from an unsupported network closes the modal', async () => {
    const run = begin()
    await run.answer('switchNetwork', sepolia.caipNetworkId)
    expect(
      messagesAfter(switchNetworkReactions, run.output(), queriesOf({ mayClose: false })),
    ).toEqual([...updates, { to: 'modal', type: 'close' }])
  })

  test.each([
    ['no wallet is connected', switchNetworkInputs.unconnected],
    ['the wallet is on the network already', switchNetworkInputs.there],
  ])('switchNetwork sends no wallet request when %s', (_, input) => {
    const run = begin(input)
    expect([run.statePath(), run.inputsOf('switchNetwork')]).toEqual(['switched', []])
  })

  test.each(['account.lost', 'account.disconnected'] as const)(
    'switchNetwork is cancelled by %s of its own namespace only [K6]',
    async (type) => {
      const run = begin()
      await run.send({ type, namespace: 'solana' })
      expect(run.view().step).toBe('switching')
      await run.send({ type, namespace: 'eip155' })
      expect([run.statePath(), run.output()]).toEqual(['cancelled', { type: 'cancelled' }])
      await run.answerLate(sepolia.caipNetworkId)
      expect(messagesAfter(switchNetworkReactions, run.output())).toEqual([
        { to: 'router', type: 'back' },
      ])
    },
  )

  test('a wallet that answers without switching leads to failed [K1]', async () => {
    const run = begin()
    await run.answer('switchNetwork', mainnet.caipNetworkId)
    expect(run.view()).toMatchObject({ step: 'failed', problem: 'network/switch-failed' })
    expect(run.emitted()).toEqual([{ type: 'switch.failed', code: 'network/switch-failed' }])
  })

  test('a rejection is not a failure, and going back changes nothing', async () => {
    const run = begin()
    await run.fail('switchNetwork', switchErrors.rejected)
    expect([run.view().step, run.emitted()]).toEqual(['rejected', [{ type: 'switch.rejected' }]])
    await run.send({ type: 'cancel' })
    expect(messagesAfter(switchNetworkReactions, run.output())).toEqual([
      { to: 'router', type: 'back' },
    ])
  })

  test.each([
    ['a rejection', switchErrors.rejected],
    ['a failure', switchErrors.broken],
  ])('after %s the visitor can retry or go back', async (_, error) => {
    const retried = begin()
    await retried.fail('switchNetwork', error)
    await retried.send({ type: 'retry' })
    expect([retried.view().step, retried.inputsOf('switchNetwork').length]).toEqual([
      'switching',
      2,
    ])
    const cancelled = begin()
    await cancelled.fail('switchNetwork', error)
    await cancelled.send({ type: 'cancel' })
    expect(cancelled.output()).toEqual({ type: 'cancelled' })
  })

  test('an unresponsive wallet can be cancelled, and its late answer has no effect [B1]', async () => {
    const run = begin()
    await run.elapse(timeouts.walletUnresponsive - 1)
    expect(run.view()).toMatchObject({ step: 'switching', unresponsive: false })
    await run.elapse(1)
    expect(run.view()).toMatchObject({ step: 'switching', unresponsive: true })
    await run.send({ type: 'cancel' })
    await run.answerLate(sepolia.caipNetworkId)
    expect([run.view().step, run.output()]).toEqual(['cancelled', { type: 'cancelled' }])
  })
})

describe('switching to a network that the wallet does not know [K2]', () => {
  test.each([
    ['4902', { code: 4902 }],
    ['4902 nested in an internal error', { code: -32603, data: { originalError: { code: 4902 } } }],
    ['32603', { code: 32603 }],
    ['5000', { code: 5000 }],
    ['4902 with localised text', { code: 4902, message: 'Unbekannte Kette' }],
  ])('%s adds the network and then switches again', async (_, thrown) => {
    const run = begin()
    await run.fail('switchNetwork', fromWallet(thrown))
    expect(run.view().step).toBe('adding')
    expect(run.inputsOf('addNetwork')).toEqual([{ network: sepolia, connectorId: 'io.fox' }])
    await run.answer('addNetwork', undefined)
    await run.answer('switchNetwork', sepolia.caipNetworkId)
    expect(run.view().step).toBe('switched')
  })

  test('4001 while adding counts as rejection', async () => {
    const run = begin()
    await run.fail('switchNetwork', switchErrors.unknownChain)
    await run.fail(
      'addNetwork',
      fromWallet({ code: -32603, data: { originalError: { code: 4001 } } }),
    )
    expect(run.view().step).toBe('rejected')
  })

  test('a wallet that fails to add the network reports it as unsupported', async () => {
    const run = begin()
    await run.fail('switchNetwork', switchErrors.unknownChain)
    await run.fail('addNetwork', switchErrors.broken)
    expect(run.view()).toMatchObject({ step: 'failed', problem: 'network/not-supported-by-wallet' })
  })

  test('the network is added once: a second unknown-network error leads to failed', async () => {
    const run = begin()
    await run.fail('switchNetwork', switchErrors.unknownChain)
    await run.answer('addNetwork', undefined)
    await run.fail('switchNetwork', switchErrors.unknownChain)
    expect([run.view().step, run.inputsOf('addNetwork').length]).toEqual(['failed', 1])
  })

  test.each([
    ['failed', switchErrors.unknownChain],
    ['rejected', switchErrors.rejected],
  ])('a retry after the attempt was %s may add the network again', async (step, error) => {
    const run = begin()
    await run.fail('switchNetwork', switchErrors.unknownChain)
    await run.answer('addNetwork', undefined)
    await run.fail('switchNetwork', error)
    expect(run.view().step).toBe(step)
    await run.send({ type: 'retry' })
    await run.fail('switchNetwork', switchErrors.unknownChain)
    expect(run.view().step).toBe('adding')
  })
})

describe('guards', () => {
  const context: SwitchNetworkContext = {
    ...switchNetworkInputs.elsewhere,
    added: false,
    problem: 'kit/unknown',
  }

  test.each([
    ['elsewhere', false, false],
    ['unconnected', true, false],
    ['there', false, true],
  ] as const)('isDisconnected and isOnNetwork: %s', (name, disconnected, onNetwork) => {
    const given = { context: { ...context, ...switchNetworkInputs[name] } }
    expect([isDisconnected(given), isOnNetwork(given)]).toEqual([disconnected, onNetwork])
  })

  test.each([
    [{ type: 'account.lost', namespace: 'eip155' }, true],
    [{ type: 'account.disconnected', namespace: 'solana' }, false],
    [{ type: 'cancel' }, false],
  ] as const)('isOwnNamespace: %o', (event, own) =>
    expect(isOwnNamespace({ context, event })).toBe(own),
  )

  test.each([
    [sepolia.caipNetworkId, true],
    [mainnet.caipNetworkId, false],
  ])('didSwitch to %s', (current, did) => expect(didSwitch({ context }, { current })).toBe(did))

  test.each([
    ['rejected', false, true, false],
    ['unknownChain', false, false, true],
    ['unknownChain', true, false, false],
    ['broken', false, false, false],
  ] as const)('isRejected and canAdd: %s, added %s', (name, added, rejected, add) => {
    const error = switchErrors[name]
    expect([
      isRejected(null, { error }),
      canAdd({ context: { ...context, added } }, { error }),
    ]).toEqual([rejected, add])
  })
})
