import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import { catalogue } from '../../../../core/src/errors/catalogue.ts'
import { KitError } from '../../../../core/src/errors/kit-error.ts'
import { fromWallet } from '../../../../core/src/errors/rpc-codes.ts'
import {
  switchNetworkReactions,
  switchNetworkView,
} from '../../../../core/src/flows/switch-network/switch-network.flow.ts'
import { hasArrived } from '../../../../core/src/flows/switch-network/switch-network.guards.ts'
import type { SwitchNetworkContext } from '../../../../core/src/flows/switch-network/switch-network.types.ts'
import { mainnet, sepolia } from '../../samples.ts'
import { messagesAfter, messagesOf, queriesOf } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import { switchErrors, switchNetworkInputs } from './switch-network.cases.ts'
import { switchNetworkModel } from './switch-network.model.ts'

function start(input = switchNetworkInputs.otherNetwork) {
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
  test('switchNetwork updates account and network, shows its success, then closes the network views', async () => {
    const run = start()
    await run.answer('switchNetwork', sepolia.caipNetworkId)
    expect([run.view().step, run.output()]).toEqual(['switched', undefined])
    expect(messagesOf(switchNetworkReactions, run.emitted())).toEqual(updates)
    await run.elapse(timeouts.successShown)
    expect(run.statePath()).toBe('finished')
    expect(messagesAfter(switchNetworkReactions, run.output())).toEqual([
      { to: 'router', type: 'network.close' },
    ])
  })

  test('switchNetwork ends at once on `skip` after the switch', async () => {
    const run = start()
    await run.answer('switchNetwork', sepolia.caipNetworkId)
    await run.send({ type: 'skip' })
    expect(run.statePath()).toBe('finished')
  })

  test('switchNetwork changes the network of the kit once the visitor agrees [EM13]', async () => {
    const run = start(switchNetworkInputs.unconfirmed)
    expect([run.view().step, run.emitted()]).toEqual(['confirming', []])
    await run.send({ type: 'confirm' })
    expect(messagesOf(switchNetworkReactions, run.emitted())).toEqual(updates)
    expect(run.output()).toMatchObject({ type: 'switched', connected: false, confirmed: true })
    expect(messagesAfter(switchNetworkReactions, run.output())).toEqual([
      { to: 'router', type: 'back' },
    ])
  })

  test('switchNetwork keeps the network of a visitor who does not agree [EM13]', async () => {
    const run = start(switchNetworkInputs.unconfirmed)
    await run.send({ type: 'cancel' })
    expect([run.output(), run.emitted()]).toEqual([{ type: 'cancelled' }, []])
    expect(messagesAfter(switchNetworkReactions, run.output())).toEqual([
      { to: 'router', type: 'back' },
    ])
  })

  test('switchNetwork closes the modal when the modal must stay open only for an unsupported network', async () => {
    const run = start()
    await run.answer('switchNetwork', sepolia.caipNetworkId)
    await run.elapse(timeouts.successShown)
    expect(
      messagesAfter(switchNetworkReactions, run.output(), queriesOf({ mayClose: false })),
    ).toEqual([{ to: 'modal', type: 'close' }])
  })

  test.each([
    ['no wallet is connected', switchNetworkInputs.disconnected],
    ['the wallet is on the network already', switchNetworkInputs.sameNetwork],
  ])('switchNetwork sends no wallet request when %s', (_, input) => {
    const run = start(input)
    expect([run.statePath(), run.inputsOf('switchNetwork')]).toEqual(['finished', []])
  })

  test.each(['account.lost', 'account.disconnected'] as const)(
    'switchNetwork is cancelled by %s of its own namespace only [K6]',
    async (type) => {
      const run = start()
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

  test.each(['account.lost', 'account.disconnected'] as const)(
    'switchNetwork is cancelled by %s while its success is shown',
    async (type) => {
      const run = start()
      await run.answer('switchNetwork', sepolia.caipNetworkId)
      await run.send({ type, namespace: 'eip155' })
      expect([run.statePath(), run.output()]).toEqual(['cancelled', { type: 'cancelled' }])
    },
  )

  test('switchNetwork fails when the wallet answers without switching [K1]', async () => {
    const run = start()
    await run.answer('switchNetwork', mainnet.caipNetworkId)
    expect(run.view()).toMatchObject({ step: 'failed', problem: 'network/switch-failed' })
    expect(run.emitted()).toEqual([
      { type: 'switch.failed', code: 'network/switch-failed', details: {}, cause: null },
    ])
  })

  test('switchNetwork emits switch.rejected for a rejection, and cancel only goes back', async () => {
    const run = start()
    await run.fail('switchNetwork', switchErrors.rejected)
    expect([run.view().step, run.emitted()]).toEqual(['rejected', [{ type: 'switch.rejected' }]])
    await run.send({ type: 'cancel' })
    expect(messagesAfter(switchNetworkReactions, run.output())).toEqual([
      { to: 'router', type: 'back' },
    ])
  })

  test.each([
    ['a rejection', switchErrors.rejected, { type: 'switch.rejected' }],
    [
      'a failure',
      switchErrors.broken,
      { type: 'switch.failed', code: 'rpc/internal', details: {}, cause: null },
    ],
  ])('switchNetwork can be retried or cancelled after %s', async (_, error, emitted) => {
    const retried = start()
    await retried.fail('switchNetwork', error)
    expect(retried.emitted()).toEqual([emitted])
    await retried.send({ type: 'retry' })
    expect([retried.view().step, retried.inputsOf('switchNetwork').length]).toEqual([
      'switching',
      2,
    ])
    const cancelled = start()
    await cancelled.fail('switchNetwork', error)
    await cancelled.send({ type: 'cancel' })
    expect(cancelled.output()).toEqual({ type: 'cancelled' })
  })

  test('switchNetwork has switched as soon as the wallet reports the network, before its answer, and shows the success', async () => {
    const run = start()
    await run.send({
      type: 'chain.changed',
      namespace: 'eip155',
      caipNetworkId: mainnet.caipNetworkId,
    })
    expect(run.view().step).toBe('switching')
    await run.send({
      type: 'chain.changed',
      namespace: 'eip155',
      caipNetworkId: sepolia.caipNetworkId,
    })
    expect(run.view().step).toBe('switched')
    expect(run.output()).toBeUndefined()
    await run.elapse(timeouts.successShown)
    expect(run.output()).toMatchObject({ type: 'switched' })
  })

  test('switchNetwork is cancelled when the wallet disconnects while the success is shown', async () => {
    const run = start()
    await run.answer('switchNetwork', sepolia.caipNetworkId)
    await run.send({ type: 'account.lost', namespace: 'eip155' })
    expect(run.output()).toEqual({ type: 'cancelled' })
  })

  test('retry sends the request of an unresponsive wallet again', async () => {
    const run = start()
    await run.elapse(timeouts.walletUnresponsive)
    await run.send({ type: 'retry' })
    expect(run.view()).toMatchObject({ step: 'switching', unresponsive: false })
    await run.fail('switchNetwork', switchErrors.unknownChain)
    await run.elapse(timeouts.walletUnresponsive)
    await run.send({ type: 'retry' })
    expect(run.view()).toMatchObject({ step: 'adding', unresponsive: false })
    expect(['switchNetwork', 'addNetwork'].map((src) => run.inputsOf(src).length)).toEqual([2, 2])
  })

  test('switchNetwork can be cancelled while the wallet is unresponsive and ignores its late result [B1]', async () => {
    const run = start()
    await run.elapse(timeouts.walletUnresponsive - 1)
    expect(run.view()).toMatchObject({ step: 'switching', unresponsive: false })
    await run.elapse(1)
    expect(run.view()).toMatchObject({ step: 'switching', unresponsive: true })
    await run.send({ type: 'cancel' })
    await run.answerLate(sepolia.caipNetworkId)
    expect([run.view().step, run.output()]).toEqual(['cancelled', { type: 'cancelled' }])
  })
})

describe('switching to a network that the wallet does not know', () => {
  test.each([
    ['4902', { code: 4902 }],
    ['4902 nested in an internal error', { code: -32603, data: { originalError: { code: 4902 } } }],
    ['32603', { code: 32603 }],
    ['5000', { code: 5000 }],
    ['4902 with localised text', { code: 4902, message: 'Unbekannte Kette' }],
  ])(
    'switchNetwork adds the network after error %s and then switches again [K2]',
    async (_, thrown) => {
      const run = start()
      await run.fail('switchNetwork', fromWallet(thrown))
      expect(run.view().step).toBe('adding')
      expect(run.inputsOf('addNetwork')).toEqual([{ network: sepolia, connectorId: 'io.fox' }])
      await run.answer('addNetwork', undefined)
      await run.answer('switchNetwork', sepolia.caipNetworkId)
      expect(run.view().step).toBe('switched')
    },
  )

  test('switchNetwork treats error 4001 of addNetwork as a rejection [K2]', async () => {
    const run = start()
    await run.fail('switchNetwork', switchErrors.unknownChain)
    await run.fail(
      'addNetwork',
      fromWallet({ code: -32603, data: { originalError: { code: 4001 } } }),
    )
    expect([run.view().step, run.emitted()]).toEqual(['rejected', [{ type: 'switch.rejected' }]])
  })

  test('switchNetwork fails with network/not-supported-by-wallet when addNetwork fails [K2]', async () => {
    const run = start()
    await run.fail('switchNetwork', switchErrors.unknownChain)
    await run.fail('addNetwork', switchErrors.broken)
    const code = 'network/not-supported-by-wallet'
    expect(run.view()).toMatchObject({ step: 'failed', problem: code })
    expect(run.emitted()).toEqual([{ type: 'switch.failed', code, details: {}, cause: null }])
  })
  test('switchNetwork fails with network/no-public-url when the network has no endpoint for the wallet [V13]', async () => {
    const run = start()
    await run.fail('switchNetwork', switchErrors.unknownChain)
    await run.fail(
      'addNetwork',
      new KitError(catalogue, 'network/no-public-url', { network: sepolia.caipNetworkId }),
    )
    const code = 'network/no-public-url'
    expect(run.view()).toMatchObject({ step: 'failed', problem: code })
    const details = { network: sepolia.caipNetworkId }
    expect(run.emitted()).toEqual([{ type: 'switch.failed', code, details, cause: null }])
  })

  test('switchNetwork can be cancelled while the network is added [K2]', async () => {
    const run = start()
    await run.fail('switchNetwork', switchErrors.unknownChain)
    expect(run.statePath()).toBe('adding.waiting')
    await run.elapse(timeouts.walletUnresponsive)
    expect(run.statePath()).toBe('adding.unresponsive')
    await run.send({ type: 'cancel' })
    expect([run.statePath(), run.output()]).toEqual(['cancelled', { type: 'cancelled' }])
  })

  test('switchNetwork adds a network once and fails on a second unknown-network error [K2]', async () => {
    const run = start()
    await run.fail('switchNetwork', switchErrors.unknownChain)
    await run.answer('addNetwork', undefined)
    await run.fail('switchNetwork', switchErrors.unknownChain)
    expect([run.view().step, run.inputsOf('addNetwork').length]).toEqual(['failed', 1])
  })

  test.each([
    ['failed', switchErrors.unknownChain],
    ['rejected', switchErrors.rejected],
  ])('retry after the step %s may add the network again [K2]', async (step, error) => {
    const run = start()
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
    ...switchNetworkInputs.otherNetwork,
    added: false,
    problem: 'kit/unknown',
    details: {},
    cause: null,
  }

  test.each([
    [sepolia.caipNetworkId, mainnet.caipNetworkId, true],
    [mainnet.caipNetworkId, mainnet.caipNetworkId, false],
    [sepolia.caipNetworkId, sepolia.caipNetworkId, false],
  ])(
    'hasArrived for chain.changed to %s of a wallet on %s returns %s',
    (id, walletNetworkId, expected) =>
      expect(
        hasArrived({
          context: { ...context, walletNetworkId },
          event: { type: 'chain.changed', namespace: 'eip155', caipNetworkId: id },
        }),
      ).toBe(expected),
  )
})
