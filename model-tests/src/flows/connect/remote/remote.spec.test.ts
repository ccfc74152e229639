import { inventory } from '@latchkit/core/devtools'
import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../../../core/src/domain/constants.ts'
import { KitError } from '../../../../../core/src/errors/kit-error.ts'
import { remoteMachine } from '../../../../../core/src/flows/connect/remote/remote.machine.ts'
import { remoteReactions } from '../../../../../core/src/flows/connect/remote/remote.reactions.ts'
import { messagesAfter, messagesOf, messagesOnAbort, queriesOf } from '../../../walker/react.ts'
import {
  heron,
  heronConnection,
  remoteInputs,
  secondUri,
  solanaConnection,
  uri,
} from './remote.cases.ts'
import { begin, shown } from './remote.scenario.ts'

test('the drawing is the one that was reviewed', () =>
  expect(inventory(remoteMachine)).toMatchFileSnapshot('remote.inventory.txt'))

const { any, desk, unknown, replacing, given, notGiven, here, nowhere } = remoteInputs

describe('a wallet scans the code and says yes', () => {
  test('its accounts are ours at once, in the namespace the page is in; the modal closes once that was seen', async () => {
    const run = await shown(desk)
    expect(run.view()).toMatchObject({
      step: 'shown',
      uri,
      expiresAt: 240_000,
      notice: null,
      relay: 'up',
      wallet: heron,
    })
    await run.hear({ type: 'wallet.approved', name: 'Heron' })
    expect(run.view()).toMatchObject({ step: 'settling', name: 'Heron' })
    await run.answer('readGrants', [solanaConnection, heronConnection])
    expect(run.view()).toMatchObject({
      step: 'connected',
      connections: [solanaConnection, heronConnection],
    })
    expect(
      messagesOf(remoteReactions, run.facts(), queriesOf({ activeNamespace: 'eip155' })),
    ).toEqual([
      { to: 'connections', type: 'connection.set', connection: solanaConnection },
      { to: 'account', namespace: 'solana', type: 'connection.set', connection: solanaConnection },
      { to: 'connections', type: 'connection.set', connection: heronConnection },
      { to: 'account', namespace: 'eip155', type: 'connection.set', connection: heronConnection },
      { to: 'connections', type: 'recent.add', wallet: heron, link: null },
      {
        to: 'network',
        type: 'network.set',
        caipNetworkId: 'eip155:1',
        activate: true,
        quiet: true,
      },
    ])
    await run.wait(timeouts.successShown)
    expect(messagesAfter(remoteReactions, run.output())).toEqual([{ to: 'modal', type: 'close' }])
  })

  test('where the page’s namespace was not granted, the first that was leads', async () => {
    const run = await shown(any)
    await run.hear({ type: 'wallet.approved', name: 'Heron' })
    await run.answer('readGrants', [solanaConnection])
    expect(run.tells().at(-1)).toMatchObject({
      to: 'network',
      caipNetworkId: solanaConnection.caipNetworkId,
    })
    const output = { type: 'connected', connections: [solanaConnection] }
    expect(messagesAfter(remoteReactions, output, queriesOf({ isConfigured: false }))).toEqual([
      { to: 'router', type: 'reset', view: 'UnsupportedChain' },
    ])
  })

  test('but granted nothing: it is never connected, says why, and can be tried again', async () => {
    const run = await shown(desk)
    await run.hear({ type: 'wallet.approved', name: 'Heron' })
    await run.fail('readGrants', new KitError('remote/nothing-granted', { wallet: 'Heron' }))
    expect(run.view()).toMatchObject({ step: 'failed', problem: 'remote/nothing-granted' })
    expect(run.tells()).toEqual([])
    await run.say('retry')
    expect([run.view().step, run.pairings()]).toEqual(['wanting', 2])
  })

  test('but what it granted cannot be read in time', async () => {
    const run = await shown(desk)
    await run.hear({ type: 'wallet.approved', name: 'Heron' })
    await run.wait(timeouts.apiTimeout - 1)
    expect(run.view().step).toBe('settling')
    await run.wait(1)
    expect(run.view()).toMatchObject({ step: 'failed', problem: 'remote/no-answer' })
    await run.answerLate([heronConnection])
    expect(run.view().step).toBe('failed')
  })
})

describe('the code', () => {
  test('C1 while the relay is down it stays, and an approval still arrives', async () => {
    const run = await shown(any)
    await run.hear({ type: 'relay.lost' })
    expect(run.view()).toMatchObject({ step: 'shown', uri, relay: 'down' })
    await run.hear({ type: 'relay.restored' })
    expect(run.view()).toMatchObject({ step: 'shown', uri, relay: 'up' })
    await run.hear({ type: 'wallet.approved', name: 'Heron' })
    expect(run.view().step).toBe('settling')
  })

  test('C2 that does not come within ten seconds: a retry, and other wallets', async () => {
    const run = begin(any)
    await run.wait(timeouts.firstUriTimeout - 1)
    expect(run.view().step).toBe('wanting')
    await run.wait(1)
    expect(run.view()).toMatchObject({ step: 'unreachable', problem: 'remote/no-answer' })
    await run.say('others')
    expect(messagesAfter(remoteReactions, run.output())).toEqual([{ to: 'router', type: 'back' }])
  })

  test('C2 that comes after all is taken', async () => {
    const run = begin(any)
    await run.wait(timeouts.firstUriTimeout)
    await run.hear({ type: 'uri.shown', uri, expiresAt: 240_000 })
    expect(run.view()).toMatchObject({ step: 'shown', uri })
  })

  test('C2 that cannot come is told at once, with the service’s reason', async () => {
    const run = begin(any)
    await run.hear({ type: 'pairing.failed', code: 'remote/refused' })
    expect(run.view()).toMatchObject({ step: 'unreachable', problem: 'remote/refused' })
    await run.say('retry')
    expect(run.view().step).toBe('wanting')
  })

  test.each([{ type: 'uri.expired' }, { type: 'pairing.failed', code: 'remote/expired' }] as const)(
    'C3 that expires (%o) is followed by a new one that says so',
    async (end) => {
      const run = await shown(any)
      await run.hear(end)
      expect([run.view().step, run.pairings()]).toEqual(['wanting', 2])
      await run.hear({ type: 'uri.shown', uri: secondUri, expiresAt: 480_000 })
      expect(run.view()).toMatchObject({ step: 'shown', uri: secondUri, notice: 'expired' })
      expect(run.tells()).toEqual([])
    },
  )

  test('C4 that the wallet declined is followed by a new one that says so', async () => {
    const run = await shown(any)
    await run.hear({ type: 'wallet.rejected' })
    await run.hear({ type: 'uri.shown', uri: secondUri, expiresAt: 480_000 })
    expect(run.view()).toMatchObject({ step: 'shown', uri: secondUri, notice: 'refused' })
  })

  test('C5 cancelled and begun again: each attempt has its own number and asks for a code of its own', async () => {
    const run = begin(any)
    await run.wait(timeouts.firstUriTimeout)
    await run.say('retry')
    expect(run.snapshot().context).toMatchObject({ attempt: 2, fresh: true })
    await run.say('cancel')
    expect(run.output()).toEqual({ type: 'cancelled', namespace: null })
  })

  test('C9 another one meanwhile: what is copied is the last', async () => {
    const run = await shown(any)
    await run.hear({ type: 'uri.shown', uri: secondUri, expiresAt: 250_000 })
    expect(run.view()).toMatchObject({ uri: secondUri, expiresAt: 250_000, notice: null })
  })

  test('that fails once it was shown is a failure, whose other tab begins anew', async () => {
    const run = await shown(desk)
    await run.hear({ type: 'pairing.failed', code: 'remote/failed' })
    expect(run.view()).toMatchObject({ step: 'failed', problem: 'remote/failed' })
    await run.send({ type: 'show', platform: 'desktop' })
    expect(run.view()).toMatchObject({ step: 'wanting', platform: 'desktop' })
  })
})

describe('who is wanted', () => {
  test('is looked up where only the id is known', async () => {
    const run = begin(unknown)
    expect([run.view().step, run.asked('findWallet')]).toEqual([
      'finding',
      [{ walletId: heron.id }],
    ])
    await run.answer('findWallet', heron)
    expect(run.view()).toMatchObject({ step: 'wanting', wallet: heron })
  })

  test('and nobody knows, or nobody could be asked in time: others are one step away', async () => {
    const run = begin(unknown)
    await run.fail('findWallet', new KitError('directory/wallet-unknown', { wallet: heron.id }))
    expect(run.view()).toMatchObject({ step: 'unknown', problem: 'directory/wallet-unknown' })
    await run.say('retry')
    await run.wait(timeouts.apiTimeout)
    expect(run.view()).toMatchObject({ step: 'unknown', problem: 'kit/timed-out' })
    await run.answerLate(heron)
    await run.say('others')
    expect(run.output()).toEqual({ type: 'cancelled', namespace: null })
  })

  test('is in this browser: nothing is paired until another tab is shown', async () => {
    const run = begin(here)
    expect(run.view()).toMatchObject({
      step: 'resting',
      platforms: ['browser', 'qrcode'],
      platform: 'browser',
    })
    await run.send({ type: 'browser' })
    expect(run.facts()).toEqual([
      { type: 'extension.requested', connectorId: 'io.fox', wallet: here.wallet },
    ])
    await run.send({ type: 'show', platform: 'qrcode' })
    expect(run.view().step).toBe('wanting')
  })

  test('is a wallet of browsers that this one does not have: a code, and where to get it if somebody said', async () => {
    expect(begin(nowhere).view()).toMatchObject({
      platforms: ['qrcode', 'unsupported'],
      platform: 'qrcode',
      browser: null,
      download: null,
    })
    const run = begin(desk)
    await run.send({ type: 'download' })
    expect(run.tells()).toEqual([
      {
        to: 'router',
        type: 'push',
        view: 'Downloads',
        data: { walletId: heron.id, wallet: heron },
      },
    ])
  })

  test('a tab without a code leaves a pairing that is open alone', async () => {
    const run = await shown(nowhere)
    await run.send({ type: 'show', platform: 'unsupported' })
    expect(run.view().step).toBe('resting')
    await run.send({ type: 'show', platform: 'qrcode' })
    expect([run.view(), run.pairings()]).toMatchObject([{ step: 'shown', uri }, 1])
  })
})

describe('a wallet that is connected over the relay already', () => {
  test('is left only when the visitor says so', async () => {
    const run = begin(replacing)
    expect(run.view()).toMatchObject({ step: 'replacing', current: 'Owl' })
    await run.say('keep')
    expect([run.facts(), run.output()]).toEqual([[], { type: 'cancelled', namespace: null }])
  })

  test('is gone from here at once, and need not answer', async () => {
    const run = begin(replacing)
    await run.say('replace')
    expect(
      messagesOf(remoteReactions, run.facts(), queriesOf({ connectorOf: 'walletConnect' })),
    ).toEqual([
      { to: 'connections', type: 'connection.clear', namespace: 'eip155' },
      { to: 'account', namespace: 'eip155', type: 'connection.clear' },
    ])
    await run.wait(timeouts.signOutTimeout)
    expect(run.view().step).toBe('wanting')
  })

  test('is not the one that a namespace is connected with meanwhile', async () => {
    const run = begin(replacing)
    await run.say('replace')
    expect(messagesOf(remoteReactions, run.facts(), queriesOf({ connectorOf: 'io.fox' }))).toEqual(
      [],
    )
  })
})

describe('under manual control', () => {
  test('the page’s code is shown as it is until its own pairing is approved', async () => {
    const run = begin(given)
    await run.wait(3_600_000)
    expect(run.view()).toMatchObject({
      step: 'shown',
      uri: given.givenUri,
      expiresAt: 1_700_000_300_000,
    })
    await run.hear({ type: 'session.started', name: 'Heron' })
    expect(run.view()).toMatchObject({ step: 'settling', name: 'Heron' })
  })

  test('the wallet before, and pages inside wallets, are the page’s affair', () => {
    expect(begin({ ...given, current: 'Owl', held: ['eip155'] }).view().step).toBe('shown')
    expect(begin({ ...remoteInputs.ghost, manual: true }).view().step).toBe('resting')
  })

  test('nothing is begun by us, unless the visitor retries', async () => {
    const run = begin(notGiven)
    await run.wait(timeouts.firstUriTimeout)
    expect(run.view().step).toBe('unreachable')
    expect(run.at()).toContain('given')
    await run.say('retry')
    expect(run.at()).toContain('pairing')
  })
})

test('L2 leaving the page leaves nobody waiting', async () => {
  const run = await shown(desk)
  run.stop()
  expect(messagesOnAbort(remoteReactions, run.snapshot().context)).toEqual([])
})
