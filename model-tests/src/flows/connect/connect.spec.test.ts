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

test('the drawing is the one that was reviewed', () =>
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

describe('choosing a wallet', () => {
  test('without a legal checkbox a wallet can be picked at once', async () => {
    const run = begun(connectInputs.free)
    await run.send(pick(picks.installed))
    expect(run.at()).toBe('choosing.ready')
    expect(run.facts()).toEqual([
      { type: 'wallets.requested' },
      { type: 'wallet.picked', pick: picks.installed, remote: true },
    ])
  })

  test('with the checkbox nothing can be picked, and nothing is asked for, until it is ticked', async () => {
    const run = begun(connectInputs.legalEager)
    await run.send(pick(picks.installed))
    await run.send({ type: 'all' })
    expect([run.facts(), run.asked('preparePairing')]).toEqual([[], []])
    await run.send({ type: 'accept' })
    expect([run.facts(), run.asked('preparePairing')]).toEqual([
      [{ type: 'wallets.requested' }],
      [undefined],
    ])
    await run.send(pick(picks.installed))
    expect(run.facts()).toHaveLength(2)
  })

  test('a tick that is taken away closes the list again, and what was prepared is let go', async () => {
    const run = begun(connectInputs.legalEager)
    await run.send({ type: 'accept' })
    await run.send({ type: 'unaccept' })
    expect(run.at()).toBe('consenting')
  })

  test('without the checkbox there is nothing to take away', async () => {
    const run = begun(connectInputs.free)
    await run.send({ type: 'unaccept' })
    expect(run.at()).toBe('choosing.ready')
  })

  test('what was picked last is what is shown as picked', async () => {
    const run = begun(connectInputs.free)
    expect(viewIn(run)?.picked).toBeNull()
    await run.send(pick(picks.installed))
    await run.send(pick({ type: 'connector', connectorId: owl.id }))
    expect(viewIn(run)?.picked).toEqual({ type: 'connector', connectorId: owl.id })
    await run.send(pick(picks.any))
    expect(viewIn(run)?.picked).toEqual({ type: 'scan' })
  })
})

describe('where a pick leads', () => {
  const page = (one: WalletPick, remote = true, connectorsFor: readonly Connector[] = []) =>
    messagesOf(
      connectReactions,
      [{ type: 'wallet.picked', ...{ pick: one, remote } }],
      queriesOf({ connectorsFor }),
    )

  test('a wallet of this browser gets a page of its own, also where it went meanwhile', () => {
    const view = { to: 'router', type: 'push', view: 'ConnectingExternal' }
    expect(page(picks.installed, true, [fox])).toEqual([
      { ...view, data: { connectorId: fox.id, namespace: 'eip155' } },
    ])
    expect(page(picks.installed)).toEqual([{ ...view, data: { connectorId: fox.id } }])
  })

  test('one that is there for several namespaces gets a page to choose on, however it was picked', () => {
    const view = {
      to: 'router',
      type: 'push',
      view: 'ConnectingMultiChain',
      data: { connectorId: fox.id },
    }
    expect(page(picks.installed, true, [fox, foxSolana])).toEqual([view])
    expect(page(picks.listed, true, [fox, foxSolana])).toEqual([view])
  })

  test('a listed wallet is reached by a link or a code, any wallet by a code', () => {
    const view = { to: 'router', type: 'push', view: 'ConnectingWalletConnect' }
    expect(page(picks.listed)).toEqual([{ ...view, data: { walletId: lynx.id, wallet: lynx } }])
    expect(page(picks.any)).toEqual([{ ...view, data: { walletId: null, wallet: null } }])
  })

  test('a listed wallet that is in this browser after all is asked here', () =>
    expect(page(picks.listed, true, [fox])).toEqual([
      {
        to: 'router',
        type: 'push',
        view: 'ConnectingExternal',
        data: { connectorId: fox.id, namespace: 'eip155', wallet: lynx },
      },
    ]))

  test('an extension that was used before, and of which nobody knows more, is looked for here', () => {
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

  test('without a relay a listed wallet that is not here is said to be missing', () =>
    expect(page(picks.listed, false)).toEqual([
      {
        to: 'router',
        type: 'push',
        view: 'ConnectingExternal',
        data: { connectorId: lynx.id, wallet: lynx },
      },
    ]))

  test.each([
    ['guide', 'WhatIsAWallet'],
    ['all', 'AllWallets'],
  ] as const)('%s has a page', async (type, view) => {
    const run = begun(connectInputs.free)
    await run.send({ type })
    expect(messagesOf(connectReactions, run.facts())).toEqual([
      { to: 'directory', type: 'load', namespace: null },
      { to: 'router', type: 'push', view },
    ])
  })
})

describe('who leaves without having chosen', () => {
  test.each([
    ['Profile', [{ to: 'modal', type: 'namespace.set', namespace: null }]],
    ['Connect', []],
    ['Account', []],
  ] as const)('for %s', (currentView, tells) =>
    expect(
      messagesOnAbort(connectReactions, connectInputs.free, queriesOf({ currentView })),
    ).toEqual(tells),
  )
})

describe('where a tap must open an app at once', () => {
  test('the link is made while the list is shown, and nobody has to wait for it', async () => {
    const run = begun(connectInputs.eager)
    expect(viewIn(run)?.preparing).toBe(true)
    await run.send(pick(picks.listed))
    expect(run.facts()).toHaveLength(2)
    expect(viewIn(run)?.preparing).toBe(true)
    await run.answer('preparePairing', undefined)
    expect(viewIn(run)?.preparing).toBe(false)
  })

  test('a link that cannot be made, or takes longer than 10 s, is no failure of the list', async () => {
    const failing = begun(connectInputs.eager)
    await failing.fail('preparePairing', new Error('no relay'))
    expect(viewIn(failing)?.preparing).toBe(false)
    const slow = begun(connectInputs.eager)
    await slow.wait(timeouts.firstUriTimeout - 1)
    expect(viewIn(slow)?.preparing).toBe(true)
    await slow.wait(1)
    expect(viewIn(slow)?.preparing).toBe(false)
    await slow.answerLate(undefined)
    expect(slow.at()).toBe('choosing.ready')
  })

  test('everywhere else opening the list asks nobody', () =>
    expect(begun(connectInputs.free).asked('preparePairing')).toEqual([]))
})
