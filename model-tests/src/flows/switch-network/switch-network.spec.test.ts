import { inventory } from '@latchkit/core/devtools'
import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import { fromWallet } from '../../../../core/src/errors/rpc-codes.ts'
import {
  didSwitch,
  isGone,
  isRefused,
  isThere,
  isUnconnected,
  mayAdd,
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

test('the drawing is the one that was reviewed', () =>
  expect(inventory(switchNetworkMachine)).toMatchFileSnapshot('switch-network.inventory.txt'))

function begin(input = switchNetworkInputs.elsewhere) {
  const run = scenario(switchNetworkModel, input)
  return { ...run, view: () => switchNetworkView(run.snapshot(), () => {}) }
}
const adopted = [
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
  test('the wallet moves, we follow, and the pages about networks are left', async () => {
    const run = begin()
    await run.answer('switchNetwork', sepolia.caipNetworkId)
    expect(run.view().step).toBe('switched')
    expect(messagesAfter(switchNetworkReactions, run.output())).toEqual([
      ...adopted,
      { to: 'router', type: 'network.close' },
    ])
  })

  test('a switch away from an unsupported network closes the modal', async () => {
    const run = begin()
    await run.answer('switchNetwork', sepolia.caipNetworkId)
    expect(
      messagesAfter(switchNetworkReactions, run.output(), queriesOf({ mayClose: false })),
    ).toEqual([...adopted, { to: 'modal', type: 'close' }])
  })

  test.each([
    ['nothing is connected', switchNetworkInputs.unconnected],
    ['the wallet is there already', switchNetworkInputs.there],
  ])('no wallet is asked when %s', (_, input) => {
    const run = begin(input)
    expect([run.at(), run.asked('switchNetwork')]).toEqual(['switched', []])
  })

  test.each(['account.lost', 'account.disconnected'] as const)(
    'a wallet that goes (%s) is not waited for; one of another namespace is',
    async (type) => {
      const run = begin()
      await run.send({ type, namespace: 'solana' })
      expect(run.view().step).toBe('switching')
      await run.send({ type, namespace: 'eip155' })
      expect([run.at(), run.output()]).toEqual(['cancelled', { type: 'cancelled' }])
      await run.answerLate(sepolia.caipNetworkId)
      expect(messagesAfter(switchNetworkReactions, run.output())).toEqual([
        { to: 'router', type: 'back' },
      ])
    },
  )

  test('K1 a wallet that says yes and stays where it was has failed', async () => {
    const run = begin()
    await run.answer('switchNetwork', mainnet.caipNetworkId)
    expect(run.view()).toMatchObject({ step: 'failed', problem: 'network/switch-failed' })
    expect(run.facts()).toEqual([{ type: 'switch.failed', code: 'network/switch-failed' }])
  })

  test('a refusal is no failure, and going back leaves everything where it was', async () => {
    const run = begin()
    await run.fail('switchNetwork', switchErrors.declined)
    expect([run.view().step, run.facts()]).toEqual(['refused', [{ type: 'switch.rejected' }]])
    await run.send({ type: 'cancel' })
    expect(messagesAfter(switchNetworkReactions, run.output())).toEqual([
      { to: 'router', type: 'back' },
    ])
  })

  test.each([
    ['a refusal', switchErrors.declined],
    ['a failure', switchErrors.broken],
  ])('after %s the wallet is asked again, or the visitor goes back', async (_, error) => {
    const again = begin()
    await again.fail('switchNetwork', error)
    await again.send({ type: 'retry' })
    expect([again.view().step, again.asked('switchNetwork').length]).toEqual(['switching', 2])
    const gone = begin()
    await gone.fail('switchNetwork', error)
    await gone.send({ type: 'cancel' })
    expect(gone.output()).toEqual({ type: 'cancelled' })
  })

  test('B1 a silent wallet is said to be silent, can be left, and its late answer changes nothing', async () => {
    const run = begin()
    await run.wait(timeouts.walletUnresponsive - 1)
    expect(run.view()).toMatchObject({ step: 'switching', silent: false })
    await run.wait(1)
    expect(run.view()).toMatchObject({ step: 'switching', silent: true })
    await run.send({ type: 'cancel' })
    await run.answerLate(sepolia.caipNetworkId)
    expect([run.view().step, run.output()]).toEqual(['cancelled', { type: 'cancelled' }])
  })
})

describe('K2 a network the wallet does not know', () => {
  test.each([
    ['4902', { code: 4902 }],
    ['4902 nested in an internal error', { code: -32603, data: { originalError: { code: 4902 } } }],
    ['32603', { code: 32603 }],
    ['5000', { code: 5000 }],
    ['4902 with localised text', { code: 4902, message: 'Unbekannte Kette' }],
  ])('%s: the wallet is given it, then asked again', async (_, thrown) => {
    const run = begin()
    await run.fail('switchNetwork', fromWallet(thrown))
    expect(run.view().step).toBe('adding')
    expect(run.asked('addNetwork')).toEqual([{ network: sepolia, connectorId: 'io.fox' }])
    await run.answer('addNetwork', undefined)
    await run.answer('switchNetwork', sepolia.caipNetworkId)
    expect(run.view().step).toBe('switched')
  })

  test('4001 inside add is a refusal', async () => {
    const run = begin()
    await run.fail('switchNetwork', switchErrors.unknownChain)
    await run.fail(
      'addNetwork',
      fromWallet({ code: -32603, data: { originalError: { code: 4001 } } }),
    )
    expect(run.view().step).toBe('refused')
  })

  test('a wallet that cannot take it says that the chain is not supported', async () => {
    const run = begin()
    await run.fail('switchNetwork', switchErrors.unknownChain)
    await run.fail('addNetwork', switchErrors.broken)
    expect(run.view()).toMatchObject({ step: 'failed', problem: 'network/not-supported-by-wallet' })
  })

  test('it is offered once: a wallet that still does not know it has failed', async () => {
    const run = begin()
    await run.fail('switchNetwork', switchErrors.unknownChain)
    await run.answer('addNetwork', undefined)
    await run.fail('switchNetwork', switchErrors.unknownChain)
    expect([run.view().step, run.asked('addNetwork').length]).toEqual(['failed', 1])
  })

  test.each([
    ['failed', switchErrors.unknownChain],
    ['refused', switchErrors.declined],
  ])('a visitor who tries again after it %s may be offered it again', async (step, error) => {
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
  ] as const)('isUnconnected and isThere: %s', (name, unconnected, there) => {
    const given = { context: { ...context, ...switchNetworkInputs[name] } }
    expect([isUnconnected(given), isThere(given)]).toEqual([unconnected, there])
  })

  test.each([
    [{ type: 'account.lost', namespace: 'eip155' }, true],
    [{ type: 'account.disconnected', namespace: 'solana' }, false],
    [{ type: 'cancel' }, false],
  ] as const)('isGone: %o', (event, gone) => expect(isGone({ context, event })).toBe(gone))

  test.each([
    [sepolia.caipNetworkId, true],
    [mainnet.caipNetworkId, false],
  ])('didSwitch to %s', (now, did) => expect(didSwitch({ context }, { now })).toBe(did))

  test.each([
    ['declined', false, true, false],
    ['unknownChain', false, false, true],
    ['unknownChain', true, false, false],
    ['broken', false, false, false],
  ] as const)('isRefused and mayAdd: %s, added %s', (name, added, refused, add) => {
    const error = switchErrors[name]
    expect([
      isRefused(null, { error }),
      mayAdd({ context: { ...context, added } }, { error }),
    ]).toEqual([refused, add])
  })
})
