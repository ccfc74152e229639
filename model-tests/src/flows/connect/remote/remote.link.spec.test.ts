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
  run.facts().filter(({ type }) => type === 'wallet.requested').length
const href = `heron://wc?uri=${encodeURIComponent(uri)}`

describe('on a phone', () => {
  test('the app is opened by itself, once, when its code is there; the account waits', async () => {
    const run = begin(phone)
    expect([run.view().step, opening(run)]).toEqual(['wanting', 0])
    await run.hear({ type: 'uri.shown', uri, expiresAt: 240_000 })
    expect([run.link(), opening(run), run.tells()]).toEqual([
      { href, target: '_self', state: 'opened' },
      1,
      [account('attempt.start')],
    ])
    await run.hear({ type: 'uri.expired' })
    await run.hear({ type: 'uri.shown', uri: secondUri, expiresAt: 480_000 })
    expect([run.link()?.state, opening(run)]).toEqual(['ready', 1])
  })

  test('an app that does not come to the front within 2.5 s is answered with other ways', async () => {
    const run = await shown(phone)
    await run.wait(timeouts.linkUnresponsive - 1)
    expect(run.link()?.state).toBe('opened')
    await run.wait(1)
    expect(run.link()?.state).toBe('unopened')
    await run.say('open')
    expect([run.link()?.state, opening(run)]).toEqual(['opened', 2])
  })

  test('C7 an app that did is given all the time it needs, and its answer is heard', async () => {
    const run = await shown(phone)
    await run.hear({ type: 'page.hidden' })
    await run.wait(60_000)
    expect(run.link()?.state).toBe('opened')
    await run.hear({ type: 'wallet.approved', name: 'Heron' })
    await run.answer('readGrants', [heronConnection])
    expect(run.tells()).toContainEqual({
      to: 'connections',
      type: 'recent.add',
      wallet: heron,
      link: { href: 'heron://', name: 'Heron' },
    })
  })

  test('an app that came late was opened all the same', async () => {
    const run = await shown(phone)
    await run.wait(timeouts.linkUnresponsive)
    await run.hear({ type: 'page.hidden' })
    expect(run.link()?.state).toBe('opened')
  })

  test('C8 a browser that opens nothing leaves a link to be tapped', async () => {
    const run = await shown(phone)
    await run.hear({ type: 'link.blocked' })
    await run.wait(60_000)
    expect(run.link()).toEqual({ href, target: '_self', state: 'blocked' })
    await run.hear({ type: 'page.hidden' })
    expect(run.link()?.state).toBe('opened')
  })

  test('in Telegram the app is opened outside of it, and a pairing that fails never connects', async () => {
    const run = await shown(telegram)
    expect([run.link()?.target, run.tells()]).toEqual(['_blank', [account('attempt.start')]])
    await run.hear({ type: 'pairing.failed', code: 'remote/failed' })
    expect(run.view()).toMatchObject({ step: 'failed', problem: 'remote/failed' })
    expect(run.tells()).toEqual([account('attempt.start'), account('attempt.end')])
  })

  test('the visitor’s own retry opens the app anew', async () => {
    const run = await shown(phone)
    await run.hear({ type: 'pairing.failed', code: 'remote/failed' })
    await run.say('retry')
    await run.hear({ type: 'uri.shown', uri: secondUri, expiresAt: 480_000 })
    expect([run.link()?.state, opening(run)]).toEqual(['opened', 2])
  })

  test.each([
    ['declined', { type: 'wallet.rejected' }],
    ['expired', { type: 'uri.expired' }],
  ] as const)(
    'once it %s nobody waits any more, and what was opened is forgotten',
    async (_, end) => {
      const run = await shown(phone)
      await run.hear(end)
      expect(run.tells()).toEqual([account('attempt.start'), account('attempt.end')])
      expect(run.snapshot().context).toMatchObject({ opened: null, tried: null, wish: 'none' })
    },
  )

  test('a namespace that waited and was not granted waits no more', async () => {
    const run = await shown(phone)
    await run.hear({ type: 'wallet.approved', name: 'Heron' })
    await run.answer('readGrants', [solanaConnection])
    expect(run.tells()).toContainEqual(account('attempt.end'))
  })

  test('L2 leaving, by a step back or at once, ends the wait', async () => {
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

describe('on a desktop', () => {
  test('nothing is opened that nobody asked for', async () => {
    const run = await shown(desk)
    await run.send({ type: 'show', platform: 'desktop' })
    expect([run.link()?.state, opening(run)]).toEqual(['ready', 0])
    await run.say('open')
    expect([run.link(), opening(run)]).toEqual([
      { href: `heron://desk/wc?uri=${encodeURIComponent(uri)}`, target: '_blank', state: 'opened' },
      1,
    ])
  })

  test('whoever goes back to the code answers with a camera: no app is remembered', async () => {
    const run = await shown(desk)
    await run.send({ type: 'show', platform: 'desktop' })
    await run.say('open')
    expect(run.snapshot().context.opened).toEqual({ href: 'heron://desk/', name: 'Heron' })
    await run.send({ type: 'show', platform: 'qrcode' })
    expect([run.snapshot().context.opened, run.link()]).toEqual([null, null])
  })

  test('a tab that the wallet does not have cannot be shown', async () => {
    const run = await shown(desk)
    await run.send({ type: 'show', platform: 'mobile' })
    expect(run.view()).toMatchObject({ platform: 'qrcode' })
  })

  test('C6 a link that the gate refuses is no link, while its code can still be scanned', async () => {
    const run = await shown({
      ...desk,
      wallet: { ...heron, desktop_link: 'javascript://alert(1)' },
    })
    await run.send({ type: 'show', platform: 'desktop' })
    expect([run.view().step, run.link()]).toEqual(['shown', null])
    await run.say('open')
    expect(opening(run)).toBe(0)
  })
})

describe('a wallet whose app shows pages inside itself', () => {
  test('is handed this page; nothing is paired and no account waits', async () => {
    const run = begin(ghost)
    expect(run.view().step).toBe('finding')
    await run.answer('readVisit', visit)
    expect([run.view().step, run.link(), run.tells()]).toEqual([
      'visiting',
      { href: visit, target: '_self', state: 'opened' },
      [],
    ])
    await run.wait(timeouts.linkUnresponsive)
    expect(run.link()?.state).toBe('unopened')
    await run.say('cancel')
    expect(messagesAfter(remoteReactions, run.output())).toEqual([{ to: 'router', type: 'back' }])
  })

  test('and has no such link here is offered as what it is', async () => {
    const run = begin(ghost)
    await run.answer('readVisit', null)
    expect(run.view()).toMatchObject({ step: 'resting', platforms: ['unsupported'] })
  })
})

test('a wallet that is asked in this browser instead gets its page, or that of its namespaces', () => {
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
