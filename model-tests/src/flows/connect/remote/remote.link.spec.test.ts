import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../../../core/src/domain/constants.ts'
import type { Connector } from '../../../../../core/src/domain/wallet/wallet.ts'
import { remoteReactions } from '../../../../../core/src/flows/connect/remote/remote.reactions.ts'
import { fox, foxSolana } from '../../../samples.ts'
import { messagesAfter, messagesOf, messagesOnAbort, queriesOf } from '../../../walker/react.ts'
import {
  heron,
  heronConnection,
  remoteInputs,
  secondUri,
  solanaConnection,
  uri,
  visit,
} from './remote.cases.ts'
import { begin, shown } from './remote.scenario.ts'

const { phone, desk, ghost } = remoteInputs
const telegram = { ...phone, device: { ...phone.device, telegram: true } }
const account = (type: 'attempt.start' | 'attempt.end') => ({
  to: 'account',
  namespace: 'eip155',
  type,
  ...(type === 'attempt.start' ? { status: 'connecting' } : {}),
})
const opening = (run: ReturnType<typeof begin>) =>
  run.emitted().filter(({ type }) => type === 'wallet.requested').length
const href = `heron://wc?uri=${encodeURIComponent(uri)}`

describe('connectRemote on a phone', () => {
  test('connectRemote opens the app once with the first URI and sets the account to connecting', async () => {
    const run = begin(phone)
    expect([run.view().step, opening(run)]).toEqual(['requestingUri', 0])
    await run.sendBack({ type: 'uri.shown', uri, expiresAt: 240_000 })
    expect([run.link(), opening(run), run.messages()]).toEqual([
      { href, target: '_self', state: 'opened' },
      1,
      [account('attempt.start')],
    ])
    await run.sendBack({ type: 'uri.expired' })
    await run.sendBack({ type: 'uri.shown', uri: secondUri, expiresAt: 480_000 })
    expect([run.link()?.state, opening(run)]).toEqual(['ready', 1])
  })

  test('the link is notOpened when the app does not come to the front within 2.5 s', async () => {
    const run = await shown(phone)
    await run.elapse(timeouts.linkUnresponsive - 1)
    expect(run.link()?.state).toBe('opened')
    await run.elapse(1)
    expect(run.link()?.state).toBe('notOpened')
    await run.say('open')
    expect([run.link()?.state, opening(run)]).toEqual(['opened', 2])
  })

  test('the link stays opened while the app is in front, and the approval is accepted [C7]', async () => {
    const run = await shown(phone)
    await run.sendBack({ type: 'page.hidden' })
    await run.elapse(60_000)
    expect(run.link()?.state).toBe('opened')
    await run.sendBack({ type: 'wallet.approved', name: 'Heron' })
    await run.answer('readGrants', [heronConnection])
    expect(run.messages()).toContainEqual({
      to: 'connections',
      type: 'recent.add',
      wallet: heron,
      link: { href: 'heron://', name: 'Heron' },
    })
  })

  test('the link becomes opened when the app comes to the front late', async () => {
    const run = await shown(phone)
    await run.elapse(timeouts.linkUnresponsive)
    await run.sendBack({ type: 'page.hidden' })
    expect(run.link()?.state).toBe('opened')
  })

  test('the link is blocked when the browser opens nothing [C8]', async () => {
    const run = await shown(phone)
    await run.sendBack({ type: 'link.blocked' })
    await run.elapse(60_000)
    expect(run.link()).toEqual({ href, target: '_self', state: 'blocked' })
    await run.sendBack({ type: 'page.hidden' })
    expect(run.link()?.state).toBe('opened')
  })

  test('connectRemote opens the app outside of Telegram and fails when the pairing fails', async () => {
    const run = await shown(telegram)
    expect([run.link()?.target, run.messages()]).toEqual(['_blank', [account('attempt.start')]])
    await run.sendBack({ type: 'pairing.failed', code: 'remote/failed' })
    expect(run.view()).toMatchObject({ step: 'failed', problem: 'remote/failed' })
    expect(run.messages()).toEqual([account('attempt.start'), account('attempt.end')])
  })

  test('retry opens the app again', async () => {
    const run = await shown(phone)
    await run.sendBack({ type: 'pairing.failed', code: 'remote/failed' })
    await run.say('retry')
    await run.sendBack({ type: 'uri.shown', uri: secondUri, expiresAt: 480_000 })
    expect([run.link()?.state, opening(run)]).toEqual(['opened', 2])
  })

  test.each([
    ['declined', { type: 'wallet.rejected' }],
    ['expired', { type: 'uri.expired' }],
  ] as const)(
    'connectRemote ends the connection attempt and clears the opened link after the pairing was %s',
    async (_, end) => {
      const run = await shown(phone)
      await run.sendBack(end)
      expect(run.messages()).toEqual([account('attempt.start'), account('attempt.end')])
      expect(run.snapshot().context).toMatchObject({
        openedLink: null,
        pendingNamespace: null,
        autoOpen: false,
      })
    },
  )

  test('wallet.connected ends the attempt of a namespace that was not granted', async () => {
    const run = await shown(phone)
    await run.sendBack({ type: 'wallet.approved', name: 'Heron' })
    await run.answer('readGrants', [solanaConnection])
    expect(run.messages()).toContainEqual(account('attempt.end'))
  })

  test('connectRemote ends the connection attempt when it is cancelled or stopped [L2]', async () => {
    const left = await shown(phone)
    expect(messagesOnAbort(remoteReactions, left.snapshot().context)).toEqual([
      account('attempt.end'),
    ])
    await left.say('cancel')
    expect(messagesAfter(remoteReactions, left.output())).toEqual([
      account('attempt.end'),
      { to: 'router', type: 'back' },
    ])
  })
})

describe('connectRemote on a desktop', () => {
  test('connectRemote opens no app on a desktop without a click', async () => {
    const run = await shown(desk)
    await run.send({ type: 'tab.select', platform: 'desktop' })
    expect([run.link()?.state, opening(run)]).toEqual(['ready', 0])
    await run.say('open')
    expect([run.link(), opening(run)]).toEqual([
      { href: `heron://desk/wc?uri=${encodeURIComponent(uri)}`, target: '_blank', state: 'opened' },
      1,
    ])
  })

  test('selecting the QR code clears the opened link', async () => {
    const run = await shown(desk)
    await run.send({ type: 'tab.select', platform: 'desktop' })
    await run.say('open')
    expect(run.snapshot().context.openedLink).toEqual({ href: 'heron://desk/', name: 'Heron' })
    await run.send({ type: 'tab.select', platform: 'qrcode' })
    expect([run.snapshot().context.openedLink, run.link()]).toEqual([null, null])
  })

  test('tab.select ignores a tab that the wallet does not have', async () => {
    const run = await shown(desk)
    await run.send({ type: 'tab.select', platform: 'mobile' })
    expect(run.view()).toMatchObject({ platform: 'qrcode' })
  })

  test('an unsafe link is null while the QR code stays available [C6]', async () => {
    const run = await shown({
      ...desk,
      wallet: { ...heron, desktop_link: 'javascript://alert(1)' },
    })
    await run.send({ type: 'tab.select', platform: 'desktop' })
    expect([run.view().step, run.link()]).toEqual(['showingUri', null])
    await run.say('open')
    expect(opening(run)).toBe(0)
  })
})

describe('connectRemote with a wallet that has an in-app browser', () => {
  test('inAppBrowser opens the page in the wallet app, without a pairing and without a connection attempt', async () => {
    const run = begin(ghost)
    expect(run.view().step).toBe('preparing')
    await run.answer('resolveInAppLink', visit)
    expect([run.view().step, run.link(), run.messages()]).toEqual([
      'inAppBrowser',
      { href: visit, target: '_self', state: 'opened' },
      [],
    ])
    await run.elapse(timeouts.linkUnresponsive)
    expect(run.link()?.state).toBe('notOpened')
    await run.say('cancel')
    expect(messagesAfter(remoteReactions, run.output())).toEqual([{ to: 'router', type: 'back' }])
  })

  test('connectRemote shows the unsupported tab when the wallet has no in-app link', async () => {
    const run = begin(ghost)
    await run.answer('resolveInAppLink', null)
    expect(run.view()).toMatchObject({ step: 'noCode', platforms: ['unsupported'] })
  })
})

test('extension.requested opens ConnectingExternal, or ConnectingMultiChain for several namespaces', () => {
  const { wallet } = remoteInputs.here
  const facts = [{ type: 'extension.requested', connectorId: fox.id, wallet }] as const
  const told = (connectorsFor: readonly Connector[]) =>
    messagesOf(remoteReactions, facts, queriesOf({ connectorsFor }))
  const view = { to: 'router', type: 'replace', view: 'ConnectingExternal' }
  expect(told([fox])).toEqual([
    { ...view, data: { connectorId: fox.id, namespace: 'eip155', wallet } },
  ])
  expect(told([fox, foxSolana])).toEqual([
    { ...view, view: 'ConnectingMultiChain', data: { connectorId: fox.id } },
  ])
  expect(told([])).toEqual([{ ...view, data: { connectorId: fox.id, wallet } }])
})
