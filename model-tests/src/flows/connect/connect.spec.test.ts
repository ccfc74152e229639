import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import { plainWallet } from '../../../../core/src/domain/wallet/parse-wallet.ts'
import type { Connector } from '../../../../core/src/domain/wallet/wallet.ts'
import type { WalletPick } from '../../../../core/src/domain/wallet/wallet-list.ts'
import { connectReactions, connectView } from '../../../../core/src/flows/connect/connect.flow.ts'
import { fox, foxSolana, lynx, mainnet, owl, sepolia } from '../../samples.ts'
import { messagesOf, messagesOnAbort, queriesOf, trackedOf } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import { connectInputs } from './connect.cases.ts'
import { connectModel } from './connect.model.ts'

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

/** A new checkbox is unticked, so the visitor consents no more. */
const unticked = { type: 'consent.withdrawn' } as const

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
    expect([run.emitted(), run.inputsOf('preparePairing')]).toEqual([[unticked], []])
    await run.send({ type: 'accept' })
    expect([run.emitted(), run.inputsOf('preparePairing')]).toEqual([
      [unticked, { type: 'consent.given' }, { type: 'wallets.requested' }],
      [undefined],
    ])
    await run.send(pickEvent(picks.installed))
    expect(run.emitted()).toHaveLength(4)
  })

  test('withdraw returns to consenting and aborts the pairing', async () => {
    const run = start(connectInputs.legalEager)
    await run.send({ type: 'accept' })
    await run.send({ type: 'withdraw' })
    expect(run.statePath()).toBe('consenting')
  })

  test('the kit knows whether the visitor consents [EM19]', async () => {
    const run = start(connectInputs.legal)
    const consents = () =>
      messagesOf(connectReactions, run.emitted()).flatMap((message) =>
        message.type === 'consent.set' ? [message] : [],
      )
    await run.send({ type: 'accept' })
    await run.send({ type: 'withdraw' })
    expect(consents()).toEqual([
      { to: 'modal', type: 'consent.set', consent: 'missing' },
      { to: 'modal', type: 'consent.set', consent: 'given' },
      { to: 'modal', type: 'consent.set', consent: 'missing' },
    ])
  })

  test('the checkbox shows a consent that was given or withdrawn elsewhere, without a message [EM19]', async () => {
    const run = start(connectInputs.legal)
    await run.send({ type: 'consent.changed', consent: 'missing' })
    expect(run.statePath()).toBe('consenting')
    await run.send({ type: 'consent.changed', consent: 'given' })
    expect(run.statePath()).toBe('choosing.ready')
    await run.send({ type: 'consent.changed', consent: 'given' })
    expect(run.statePath()).toBe('choosing.ready')
    await run.send({ type: 'consent.changed', consent: 'missing' })
    expect(run.statePath()).toBe('consenting')
    expect(run.emitted()).toEqual([unticked, { type: 'wallets.requested' }])
    const without = start(connectInputs.withoutCheckbox)
    await without.send({ type: 'consent.changed', consent: 'missing' })
    expect(without.statePath()).toBe('choosing.ready')
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
  expect([run.statePath(), run.emitted()]).toEqual([
    'consenting',
    [unticked, { type: 'guide.requested' }],
  ])
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
    ).toEqual([{ to: 'modal', type: 'consent.set', consent: 'missing' }, ...messages]),
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

describe('connect with logins of the embedded wallet', () => {
  const email = 'ada@page.example'
  const messages = (run: ReturnType<typeof start>) =>
    messagesOf(connectReactions, run.emitted()).filter(({ to }) => to === 'router')
  const push = (view: string, data?: object) => [
    { to: 'router', type: 'push', view, ...(data && { data }) },
  ]

  test('submitEmail opens EmailLogin with the address', async () => {
    const run = start(connectInputs.withLogins)
    await run.send({ type: 'submitEmail', email })
    expect(messages(run)).toEqual(push('EmailLogin', { email }))
    expect(choosingView(run)?.login).toEqual({ type: 'email', email })
  })

  test('selectEmail tracks the focus of the e-mail field', async () => {
    const run = start(connectInputs.withLogins)
    await run.send({ type: 'selectEmail' })
    expect(trackedOf(connectReactions, run.emitted())).toEqual([['EMAIL_LOGIN_SELECTED', null]])
  })

  test('pickSocial opens the popup before ConnectingSocial', async () => {
    const run = start(connectInputs.withLogins)
    await run.send({ type: 'pickSocial', provider: 'google' })
    expect(run.sentTo('openPopups')).toEqual([{ type: 'popup.open', provider: 'google' }])
    expect(messages(run)).toEqual([])
    await run.sendBack({ type: 'popup.opened', provider: 'google' })
    expect(messages(run)).toEqual(push('ConnectingSocial', { provider: 'google' }))
    expect(choosingView(run)?.login).toEqual({ type: 'social', provider: 'google', popup: 'open' })
  })

  test('pickSocial opens ConnectingSocial with `blocked` if the popup was blocked', async () => {
    const run = start(connectInputs.withLogins)
    await run.send({ type: 'pickSocial', provider: 'google' })
    await run.sendBack({ type: 'popup.blocked', provider: 'google' })
    expect(messages(run)).toEqual(push('ConnectingSocial', { provider: 'google', blocked: true }))
    expect(choosingView(run)?.login).toMatchObject({ popup: 'blocked' })
  })

  test('pickSocial opens no popup for Farcaster and in Telegram', async () => {
    const farcaster = start(connectInputs.withLogins)
    await farcaster.send({ type: 'pickSocial', provider: 'farcaster' })
    expect(messages(farcaster)).toEqual(push('ConnectingFarcaster'))
    const telegram = start(connectInputs.withoutPopups)
    await telegram.send({ type: 'pickSocial', provider: 'google' })
    expect(messages(telegram)).toEqual(push('ConnectingSocial', { provider: 'google' }))
    expect(choosingView(telegram)?.login).toMatchObject({ provider: 'google', popup: 'none' })
    expect([farcaster.sentTo('openPopups'), telegram.sentTo('openPopups')]).toEqual([[], []])
  })

  test('connect ignores a social login that is not offered', async () => {
    const run = start(connectInputs.withLogins)
    await run.send({ type: 'pickSocial', provider: 'github' })
    expect([messages(run), run.sentTo('openPopups')]).toEqual([[], []])
  })

  test.each([
    ['showSocials', 'ConnectSocials'],
    ['showWallets', 'ConnectWallets'],
  ] as const)('%s opens %s', async (type, view) => {
    const run = start(connectInputs.withLogins)
    await run.send({ type })
    expect(messages(run)).toEqual(push(view))
  })

  test('a login replaces the picked wallet, and a picked wallet the login', async () => {
    const run = start(connectInputs.withLogins)
    await run.send(pickEvent(picks.installed))
    await run.send({ type: 'submitEmail', email })
    expect(choosingView(run)).toMatchObject({ picked: null, login: { type: 'email' } })
    await run.send(pickEvent(picks.installed))
    expect(choosingView(run)).toMatchObject({ picked: picks.installed, login: null })
    await run.send({ type: 'pickSocial', provider: 'farcaster' })
    expect(choosingView(run)).toMatchObject({ picked: null, login: { type: 'social' } })
  })

  test('connect accepts no login before the terms are accepted', async () => {
    const run = start(connectInputs.legalLogins)
    await run.send({ type: 'submitEmail', email })
    await run.send({ type: 'pickSocial', provider: 'google' })
    await run.send({ type: 'showSocials' })
    await run.send({ type: 'showWallets' })
    expect([run.emitted(), run.sentTo('openPopups')]).toEqual([[unticked], []])
  })

  test('connect without logins starts none', async () => {
    const run = start(connectInputs.withoutCheckbox)
    await run.send({ type: 'submitEmail', email })
    await run.send({ type: 'pickSocial', provider: 'farcaster' })
    await run.sendBack({ type: 'popup.opened', provider: 'google' })
    await run.sendBack({ type: 'popup.blocked', provider: 'google' })
    expect(run.emitted()).toEqual([{ type: 'wallets.requested' }])
  })
})

describe('connect on a network that no login serves', () => {
  const changedTo = ({ caipNetworkId }: typeof mainnet) =>
    ({
      type: 'network.changed',
      caipNetworkId,
      activeNamespace: 'eip155',
      namespaceChanged: false,
      wasUnknown: false,
      quiet: false,
    }) as const
  const asked = { type: 'network.requested', caipNetworkId: sepolia.caipNetworkId }
  const logins = [
    { type: 'submitEmail', email: 'ada@page.example' },
    { type: 'pickSocial', provider: 'google' },
    { type: 'pickSocial', provider: 'farcaster' },
  ] as const

  test.each(logins)('%o requests a network first, and opens no popup [EM13]', async (login) => {
    const run = start(connectInputs.onOtherNetwork)
    await run.send(login)
    expect(run.emitted().slice(1)).toEqual([asked])
    expect(run.sentTo('openPopups')).toEqual([])
    const { type: _, ...picked } = login
    expect(choosingView(run)).toMatchObject({
      login: null,
      networkFirst: sepolia.caipNetworkId,
      waiting: { type: login.type === 'submitEmail' ? 'email' : 'social', ...picked },
    })
    expect(messagesOf(connectReactions, [asked])).toEqual([
      {
        to: 'router',
        type: 'push',
        view: 'SwitchNetwork',
        data: { caipNetworkId: sepolia.caipNetworkId, confirm: true },
      },
    ])
  })

  test.each(logins)('%o starts once the network is active [EM13]', async (login) => {
    const run = start(connectInputs.onOtherNetwork)
    await run.send(changedTo(sepolia))
    expect(choosingView(run)?.networkFirst).toBeNull()
    await run.send(login)
    expect(run.emitted()).not.toContainEqual(asked)
    await run.send(changedTo(mainnet))
    await run.send(login)
    expect(run.emitted()).toContainEqual(asked)
  })

  test.each(logins)(
    '%o waits until the visitor picks it again, or a wallet [EM13]',
    async (login) => {
      const run = start({ ...connectInputs.onOtherNetwork, popups: false })
      await run.send({ type: 'pick', pick: { type: 'scan' } })
      await run.send(login)
      const waiting = choosingView(run)?.waiting
      expect([choosingView(run)?.picked, waiting]).toEqual([null, expect.any(Object)])
      await run.send(changedTo(sepolia))
      expect(choosingView(run)?.waiting).toBe(waiting)
      await run.send(login)
      expect(choosingView(run)).toMatchObject({ waiting: null, login: { type: waiting?.type } })
      await run.send(changedTo(mainnet))
      await run.send(login)
      expect(choosingView(run)).toMatchObject({ waiting, login: null })
      await run.send({ type: 'pick', pick: { type: 'scan' } })
      expect(choosingView(run)?.waiting).toBeNull()
    },
  )

  test('a login that is not offered requests no network [EM13]', async () => {
    const run = start({ ...connectInputs.onOtherNetwork, methods: ['wallet'], socials: [] })
    for (const login of logins) await run.send(login)
    expect(run.emitted()).toEqual([{ type: 'wallets.requested' }])
  })

  test('a login starts without an active network [EM13]', async () => {
    const run = start({ ...connectInputs.onOtherNetwork, network: null })
    await run.send(logins[0])
    expect(run.emitted().at(-1)).toMatchObject({ type: 'email.submitted' })
  })
})
