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
const pickEvent = (pick: WalletPick) => ({ type: 'pick', pick }) as const
const start = (input: (typeof connectInputs)[keyof typeof connectInputs]) =>
  scenario(connectModel, input)
const choosingView = (run: ReturnType<typeof start>) => {
  const view = connectView(run.snapshot(), () => {})
  return view.step === 'choosing' ? view : null
}

describe('connect without and with a legal checkbox', () => {
  test('connect accepts a pick at once if the page has no legal checkbox', async () => {
    const run = start(connectInputs.withoutCheckbox)
    await run.send(pickEvent(picks.installed))
    expect(run.statePath()).toBe('choosing.ready')
    expect(run.emitted()).toEqual([
      { type: 'wallets.requested' },
      { type: 'wallet.picked', pick: picks.installed, remote: true },
    ])
  })

  test('connect allows no pick and sends no request until the checkbox is ticked', async () => {
    const run = start(connectInputs.legalEager)
    await run.send(pickEvent(picks.installed))
    await run.send({ type: 'showAll' })
    expect([run.emitted(), run.inputsOf('preparePairing')]).toEqual([[], []])
    await run.send({ type: 'accept' })
    expect([run.emitted(), run.inputsOf('preparePairing')]).toEqual([
      [{ type: 'wallets.requested' }],
      [undefined],
    ])
    await run.send(pickEvent(picks.installed))
    expect(run.emitted()).toHaveLength(2)
  })

  test('withdraw returns to consenting and aborts the pairing', async () => {
    const run = start(connectInputs.legalEager)
    await run.send({ type: 'accept' })
    await run.send({ type: 'withdraw' })
    expect(run.statePath()).toBe('consenting')
  })

  test('connect ignores withdraw if the page has no legal checkbox', async () => {
    const run = start(connectInputs.withoutCheckbox)
    await run.send({ type: 'withdraw' })
    expect(run.statePath()).toBe('choosing.ready')
  })

  test('connectView returns the last pick', async () => {
    const run = start(connectInputs.withoutCheckbox)
    expect(choosingView(run)?.picked).toBeNull()
    await run.send(pickEvent(picks.installed))
    await run.send(pickEvent({ type: 'connector', connectorId: owl.id }))
    expect(choosingView(run)?.picked).toEqual({ type: 'connector', connectorId: owl.id })
    await run.send(pickEvent(picks.any))
    expect(choosingView(run)?.picked).toEqual({ type: 'scan' })
  })
})

test('connect without a way to connect sends nothing, also if the page requires consent', async () => {
  const run = start(connectInputs.withoutMethods)
  await run.send(pickEvent(picks.installed))
  await run.send({ type: 'accept' })
  await run.send({ type: 'showAll' })
  await run.send({ type: 'showGuide' })
  expect(run.statePath()).toBe('unavailable')
  expect([run.emitted(), run.inputsOf('preparePairing')]).toEqual([[], []])
  expect(connectView(run.snapshot(), () => {})).toEqual({ step: 'unavailable' })
})

test('connectView returns the methods in the order of the input', () => {
  const methodsOf = (input: (typeof connectInputs)[keyof typeof connectInputs]) => {
    const view = connectView(start(input).snapshot(), () => {})
    return view.step === 'unavailable' ? null : view.methods
  }
  expect(methodsOf(connectInputs.withoutCheckbox)).toEqual(['wallet'])
  expect(methodsOf(connectInputs.legal)).toEqual(['wallet'])
})

test('showGuide opens the guide also before the terms are accepted', async () => {
  const run = start(connectInputs.legal)
  await run.send({ type: 'showGuide' })
  expect([run.statePath(), run.emitted()]).toEqual(['consenting', [{ type: 'guide.requested' }]])
})

describe('the view that connect opens for a pick', () => {
  const messagesOnPick = (
    pick: WalletPick,
    remote = true,
    connectorsFor: readonly Connector[] = [],
  ) =>
    messagesOf(
      connectReactions,
      [{ type: 'wallet.picked', ...{ pick, remote } }],
      queriesOf({ connectorsFor }),
    )

  test('wallet.picked opens ConnectingExternal for a connector, also if it was removed', () => {
    const view = { to: 'router', type: 'push', view: 'ConnectingExternal' }
    expect(messagesOnPick(picks.installed, true, [fox])).toEqual([
      { ...view, data: { connectorId: fox.id, namespace: 'eip155' } },
    ])
    expect(messagesOnPick(picks.installed)).toEqual([{ ...view, data: { connectorId: fox.id } }])
  })

  test('wallet.picked opens ConnectingMultiChain for a wallet with several connectors', () => {
    const view = {
      to: 'router',
      type: 'push',
      view: 'ConnectingMultiChain',
      data: { connectorId: fox.id, namespace: fox.chain },
    }
    expect(messagesOnPick(picks.installed, true, [fox, foxSolana])).toEqual([view])
    expect(messagesOnPick(picks.listed, true, [fox, foxSolana])).toEqual([view])
  })

  test('wallet.picked opens ConnectingWalletConnect for a listed wallet and for a scan', () => {
    const view = { to: 'router', type: 'push', view: 'ConnectingWalletConnect' }
    expect(messagesOnPick(picks.listed)).toEqual([
      { ...view, data: { walletId: lynx.id, wallet: lynx } },
    ])
    expect(messagesOnPick(picks.any)).toEqual([{ ...view, data: { walletId: null, wallet: null } }])
  })

  test('wallet.picked opens ConnectingExternal for a listed wallet that is installed', () =>
    expect(messagesOnPick(picks.listed, true, [fox])).toEqual([
      {
        to: 'router',
        type: 'push',
        view: 'ConnectingExternal',
        data: { connectorId: fox.id, namespace: 'eip155', wallet: lynx },
      },
    ]))

  test('wallet.picked opens ConnectingExternal for a stored extension without links', () => {
    const storedExtension = plainWallet({ ...fox, rdns: 'com.fox' })
    expect(messagesOnPick({ type: 'wallet', wallet: storedExtension })).toEqual([
      {
        to: 'router',
        type: 'push',
        view: 'ConnectingExternal',
        data: { connectorId: fox.id, wallet: storedExtension },
      },
    ])
    const withoutRdns = { ...storedExtension, rdns: null }
    expect(messagesOnPick({ type: 'wallet', wallet: withoutRdns })).toMatchObject([
      { view: 'ConnectingWalletConnect' },
    ])
    const withHomepage = { ...storedExtension, homepage: 'https://fox.example/' }
    expect(messagesOnPick({ type: 'wallet', wallet: withHomepage })).toMatchObject([
      { view: 'ConnectingWalletConnect' },
    ])
  })

  test('wallet.picked opens ConnectingExternal for a listed wallet when remote wallets are unavailable', () =>
    expect(messagesOnPick(picks.listed, false)).toEqual([
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
  ] as const)('%s opens %s', async (type, view) => {
    const run = start(connectInputs.withoutCheckbox)
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
    ['Networks', [{ to: 'modal', type: 'namespace.set', namespace: null }]],
    ['Connect', []],
    ['Account', []],
  ] as const)('connect, stopped in the view %s, sends %j', (currentView, messages) =>
    expect(
      messagesOnAbort(connectReactions, connectInputs.withoutCheckbox, queriesOf({ currentView })),
    ).toEqual(messages),
  )
})

describe('connect with a URI that is created before the tap', () => {
  test('connect prepares the pairing without blocking a pick', async () => {
    const run = start(connectInputs.eager)
    expect(choosingView(run)?.preparing).toBe(true)
    await run.send(pickEvent(picks.listed))
    expect(run.emitted()).toHaveLength(2)
    expect(choosingView(run)?.preparing).toBe(true)
    await run.answer('preparePairing', undefined)
    expect(choosingView(run)?.preparing).toBe(false)
  })

  test('connect ends `preparing` when the pairing fails or takes 10 s', async () => {
    const failing = start(connectInputs.eager)
    await failing.fail('preparePairing', new Error('no relay'))
    expect(choosingView(failing)?.preparing).toBe(false)
    const slow = start(connectInputs.eager)
    await slow.elapse(timeouts.firstUriTimeout - 1)
    expect(choosingView(slow)?.preparing).toBe(true)
    await slow.elapse(1)
    expect(choosingView(slow)?.preparing).toBe(false)
    await slow.answerLate(undefined)
    expect(slow.statePath()).toBe('choosing.ready')
  })

  test('connect prepares no pairing when `eager` is false', () =>
    expect(start(connectInputs.withoutCheckbox).inputsOf('preparePairing')).toEqual([]))
})
