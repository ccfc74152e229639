import { inventory } from '@latchkit/core/devtools'
import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import { plainWallet } from '../../../../core/src/domain/wallet/parse-wallet.ts'
import type { Connector } from '../../../../core/src/domain/wallet/wallet.ts'
import type { WalletPick } from '../../../../core/src/domain/wallet/wallet-list.ts'
import { connectMachine } from '../../../../core/src/flows/connect/connect.machine.ts'
import { connectReactions } from '../../../../core/src/flows/connect/connect.reactions.ts'
import { connectView } from '../../../../core/src/flows/connect/connect.view.ts'
import { fox, foxSolana, lynx, owl } from '../../samples.ts'
import { messagesOf, messagesOnAbort, queriesOf } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import { connectInputs } from './connect.cases.ts'
import { connectModel } from './connect.model.ts'

test('connect matches its reviewed inventory', () =>
  expect(inventory(connectMachine)).toMatchFileSnapshot('connect.inventory.txt'))

const picks = {
  installed: { type: 'connector', connectorId: fox.id },
  listed: { type: 'wallet', wallet: lynx },
  any: { type: 'scan' },
} as const satisfies Record<string, WalletPick>
const pick = (one: WalletPick) => ({ type: 'pick', pick: one }) as const
const begun = (input: (typeof connectInputs)[keyof typeof connectInputs]) =>
  scenario(connectModel, input)
const viewIn = (run: ReturnType<typeof begun>) => {
  const view = connectView(run.snapshot(), () => {})
  return view.step === 'choosing' ? view : null
}

describe('connect without and with a legal checkbox', () => {
  test('connect allows a pick at once without a legal checkbox', async () => {
    const run = begun(connectInputs.free)
    await run.send(pick(picks.installed))
    expect(run.statePath()).toBe('choosing.ready')
    expect(run.emitted()).toEqual([
      { type: 'wallets.requested' },
      { type: 'wallet.picked', pick: picks.installed, remote: true },
    ])
  })

  test('connect allows no pick and sends no request until the checkbox is ticked', async () => {
    const run = begun(connectInputs.legalEager)
    await run.send(pick(picks.installed))
    await run.send({ type: 'showAll' })
    expect([run.emitted(), run.inputsOf('preparePairing')]).toEqual([[], []])
    await run.send({ type: 'accept' })
    expect([run.emitted(), run.inputsOf('preparePairing')]).toEqual([
      [{ type: 'wallets.requested' }],
      [undefined],
    ])
    await run.send(pick(picks.installed))
    expect(run.emitted()).toHaveLength(2)
  })

  test('withdraw returns to consenting and aborts the pairing', async () => {
    const run = begun(connectInputs.legalEager)
    await run.send({ type: 'accept' })
    await run.send({ type: 'withdraw' })
    expect(run.statePath()).toBe('consenting')
  })

  test('withdraw is null without a checkbox', async () => {
    const run = begun(connectInputs.free)
    await run.send({ type: 'withdraw' })
    expect(run.statePath()).toBe('choosing.ready')
  })

  test('connectView returns the last pick', async () => {
    const run = begun(connectInputs.free)
    expect(viewIn(run)?.picked).toBeNull()
    await run.send(pick(picks.installed))
    await run.send(pick({ type: 'connector', connectorId: owl.id }))
    expect(viewIn(run)?.picked).toEqual({ type: 'connector', connectorId: owl.id })
    await run.send(pick(picks.any))
    expect(viewIn(run)?.picked).toEqual({ type: 'scan' })
  })
})

describe('the view that connect opens for a pick', () => {
  const page = (one: WalletPick, remote = true, connectorsFor: readonly Connector[] = []) =>
    messagesOf(
      connectReactions,
      [{ type: 'wallet.picked', ...{ pick: one, remote } }],
      queriesOf({ connectorsFor }),
    )

  test('pick opens ConnectingExternal for a connector, also if it is gone', () => {
    const view = { to: 'router', type: 'push', view: 'ConnectingExternal' }
    expect(page(picks.installed, true, [fox])).toEqual([
      { ...view, data: { connectorId: fox.id, namespace: 'eip155' } },
    ])
    expect(page(picks.installed)).toEqual([{ ...view, data: { connectorId: fox.id } }])
  })

  test('pick opens ConnectingMultiChain for a wallet with several connectors', () => {
    const view = {
      to: 'router',
      type: 'push',
      view: 'ConnectingMultiChain',
      data: { connectorId: fox.id },
    }
    expect(page(picks.installed, true, [fox, foxSolana])).toEqual([view])
    expect(page(picks.listed, true, [fox, foxSolana])).toEqual([view])
  })

  test('pick opens ConnectingWalletConnect for a listed wallet and for a scan', () => {
    const view = { to: 'router', type: 'push', view: 'ConnectingWalletConnect' }
    expect(page(picks.listed)).toEqual([{ ...view, data: { walletId: lynx.id, wallet: lynx } }])
    expect(page(picks.any)).toEqual([{ ...view, data: { walletId: null, wallet: null } }])
  })

  test('pick opens ConnectingExternal for a listed wallet that is installed', () =>
    expect(page(picks.listed, true, [fox])).toEqual([
      {
        to: 'router',
        type: 'push',
        view: 'ConnectingExternal',
        data: { connectorId: fox.id, namespace: 'eip155', wallet: lynx },
      },
    ]))

  test('pick opens ConnectingExternal for a stored extension without links', () => {
    const gone = plainWallet({ ...fox, rdns: 'com.fox' })
    expect(page({ type: 'wallet', wallet: gone })).toEqual([
      {
        to: 'router',
        type: 'push',
        view: 'ConnectingExternal',
        data: { connectorId: fox.id, wallet: gone },
      },
    ])
    const named = { ...gone, rdns: null }
    expect(page({ type: 'wallet', wallet: named })).toMatchObject([
      { view: 'ConnectingWalletConnect' },
    ])
    const listed = { ...gone, homepage: 'https://fox.example/' }
    expect(page({ type: 'wallet', wallet: listed })).toMatchObject([
      { view: 'ConnectingWalletConnect' },
    ])
  })

  test('pick opens ConnectingExternal for a listed wallet when remote wallets are unavailable', () =>
    expect(page(picks.listed, false)).toEqual([
      {
        to: 'router',
        type: 'push',
        view: 'ConnectingExternal',
        data: { connectorId: lynx.id, wallet: lynx },
      },
    ]))

  test.each([
    ['showGuide', 'WhatIsAWallet'],
    ['showAll', 'AllWallets'],
  ] as const)('%s opens its view', async (type, view) => {
    const run = begun(connectInputs.free)
    await run.send({ type })
    expect(messagesOf(connectReactions, run.emitted())).toEqual([
      { to: 'directory', type: 'load', namespace: null },
      { to: 'router', type: 'push', view },
    ])
  })
})

describe('connect stopped without a pick', () => {
  test.each([
    ['Profile', [{ to: 'modal', type: 'namespace.set', namespace: null }]],
    ['Connect', []],
    ['Account', []],
  ] as const)('connect stopped while the current view is %s', (currentView, tells) =>
    expect(
      messagesOnAbort(connectReactions, connectInputs.free, queriesOf({ currentView })),
    ).toEqual(tells),
  )
})

describe('connect with a URI that is created before the tap', () => {
  test('preparing creates the URI without blocking a pick', async () => {
    const run = begun(connectInputs.eager)
    expect(viewIn(run)?.preparing).toBe(true)
    await run.send(pick(picks.listed))
    expect(run.emitted()).toHaveLength(2)
    expect(viewIn(run)?.preparing).toBe(true)
    await run.answer('preparePairing', undefined)
    expect(viewIn(run)?.preparing).toBe(false)
  })

  test('choosing becomes ready when the URI fails or takes 10 s', async () => {
    const failing = begun(connectInputs.eager)
    await failing.fail('preparePairing', new Error('no relay'))
    expect(viewIn(failing)?.preparing).toBe(false)
    const slow = begun(connectInputs.eager)
    await slow.elapse(timeouts.firstUriTimeout - 1)
    expect(viewIn(slow)?.preparing).toBe(true)
    await slow.elapse(1)
    expect(viewIn(slow)?.preparing).toBe(false)
    await slow.answerLate(undefined)
    expect(slow.statePath()).toBe('choosing.ready')
  })

  test('connect sends no request when it is not eager', () =>
    expect(begun(connectInputs.free).inputsOf('preparePairing')).toEqual([]))
})
