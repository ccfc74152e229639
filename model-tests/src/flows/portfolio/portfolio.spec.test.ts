import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import {
  portfolioReactions,
  portfolioView,
} from '../../../../core/src/flows/portfolio/portfolio.flow.ts'
import { kitEvent } from '../../samples.ts'
import { messagesOf } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import { portfolioInputs } from './portfolio.cases.ts'
import { portfolioModel } from './portfolio.model.ts'

const requested = { type: 'portfolio.requested', namespace: 'eip155', forced: false } as const
const settled = kitEvent('holdings.settled', { namespace: 'eip155' })
const start = (input = portfolioInputs.active) => {
  const run = scenario(portfolioModel, input)
  return { ...run, view: () => portfolioView(run.snapshot(), () => {}) }
}

describe('requests for holdings', () => {
  test('portfolio requests the holdings at the start and accepts cached ones', () => {
    const run = start()
    expect(run.emitted()).toEqual([requested])
    expect(messagesOf(portfolioReactions, run.emitted())).toEqual([
      { to: 'account', namespace: 'eip155', type: 'load', forced: false },
    ])
  })

  test('portfolio requests the holdings again 30 s after they were read', async () => {
    const run = start()
    await run.send(settled)
    await run.elapse(timeouts.balanceCache)
    expect(run.emitted()).toEqual([requested])
    await run.elapse(1)
    expect(run.emitted()).toEqual([requested, requested])
  })

  test('portfolio repeats an unanswered request every 30 s', async () => {
    const run = start()
    await run.elapse(2 * (timeouts.balanceCache + 1))
    expect(run.emitted()).toEqual([requested, requested, requested])
  })

  test('portfolio restarts the 30 s when holdings are read for another flow', async () => {
    const run = start()
    await run.send(settled)
    await run.elapse(timeouts.balanceCache)
    await run.send(settled)
    await run.elapse(timeouts.balanceCache)
    expect(run.emitted()).toEqual([requested])
    await run.elapse(1)
    expect(run.emitted()).toHaveLength(2)
  })

  test('portfolio does not restart its 30 s interval when holdings of another namespace are read [K6]', async () => {
    const run = start()
    await run.send(settled)
    await run.elapse(timeouts.balanceCache)
    await run.send(kitEvent('holdings.settled', { namespace: 'solana' }))
    await run.elapse(1)
    expect(run.emitted()).toEqual([requested, requested])
  })

  test('refresh requests the holdings and bypasses the cache', async () => {
    const run = start()
    await run.send({ type: 'refresh' })
    expect(run.emitted().at(-1)).toEqual({ ...requested, forced: true })
    expect(messagesOf(portfolioReactions, run.emitted().slice(1))).toMatchObject([
      { to: 'account', type: 'load', forced: true },
    ])
  })

  test('portfolio requests the holdings again when they are invalidated', async () => {
    const run = start()
    await run.send(settled)
    await run.send({ type: 'holdings.invalidated', namespace: 'eip155' })
    expect(run.emitted()).toEqual([requested, requested])
  })

  test('portfolio ignores the holdings of another namespace [K6]', async () => {
    const run = start()
    await run.send({ type: 'holdings.invalidated', namespace: 'solana' })
    await run.send(kitEvent('holdings.settled', { namespace: 'solana' }))
    expect([run.emitted(), run.statePath()]).toEqual([[requested], 'requested'])
  })
})

describe('the namespace of the account', () => {
  test('portfolio shows the active namespace and requests its holdings when it changes', async () => {
    const run = start()
    await run.send(kitEvent('network.changed', { activeNamespace: 'solana' }))
    expect([run.view().namespace, run.emitted().at(-1)]).toEqual([
      'solana',
      { ...requested, namespace: 'solana' },
    ])
    await run.send(kitEvent('networks.changed', { activeNamespace: 'eip155' }))
    expect([run.view().namespace, run.emitted().length]).toEqual(['eip155', 3])
    await run.send(kitEvent('network.changed', { activeNamespace: 'eip155' }))
    await run.send(kitEvent('networks.changed', { activeNamespace: 'eip155' }))
    expect(run.emitted()).toHaveLength(3)
  })

  test('portfolio keeps a named namespace when the active namespace changes', async () => {
    const run = start(portfolioInputs.named)
    await run.send(kitEvent('network.changed', { activeNamespace: 'eip155' }))
    expect([run.view().namespace, run.emitted().length]).toEqual(['solana', 1])
  })

  test('portfolio has no tabs and sends no messages without an active namespace', async () => {
    const run = start(portfolioInputs.noAccount)
    expect(run.view()).toMatchObject({ namespace: null, tab: null, tabs: [] })
    await run.send({ type: 'refresh' })
    expect(messagesOf(portfolioReactions, run.emitted())).toEqual([])
    const selected = { type: 'tab.selected', namespace: null, tab: 'tokens' } as const
    expect(messagesOf(portfolioReactions, [selected])).toEqual([])
  })
})

describe('tabs', () => {
  test('select opens a tab and stores it for its namespace [decision 8]', async () => {
    const run = start()
    await run.send({ type: 'select', tab: 'activity' })
    expect(run.view()).toMatchObject({ tab: 'activity', tabs: ['tokens', 'nfts', 'activity'] })
    expect(messagesOf(portfolioReactions, run.emitted().slice(1))).toEqual([
      { to: 'account', namespace: 'eip155', type: 'tab.set', tab: 'activity' },
    ])
    await run.send(kitEvent('network.changed', { activeNamespace: 'solana' }))
    expect(run.view().tab).toBe('nfts')
    await run.send(kitEvent('network.changed', { activeNamespace: 'eip155' }))
    expect(run.view().tab).toBe('activity')
  })

  test('portfolio opens the first tab if the stored tab does not exist, and select ignores a missing tab [decision 8]', async () => {
    const run = start(portfolioInputs.withoutSources)
    expect(run.view()).toMatchObject({ tab: 'tokens', tabs: ['tokens'] })
    await run.send({ type: 'select', tab: 'activity' })
    expect([run.view().tab, run.emitted()]).toEqual(['tokens', [requested]])
  })

  test('portfolio drops the tabs that read the activity when the project turns it off [N3]', async () => {
    const run = start()
    await run.send({ type: 'select', tab: 'activity' })
    const { features } = kitEvent('features.changed')
    await run.send(kitEvent('features.changed', { features: { ...features, activity: false } }))
    expect(run.view()).toMatchObject({ tab: 'tokens', tabs: ['tokens'] })
    await run.send(kitEvent('features.changed', { features }))
    expect(run.view()).toMatchObject({ tab: 'activity', tabs: ['tokens', 'nfts', 'activity'] })
  })

  test('portfolio has the tab of NFTs without a data service if the page has a source of them', () =>
    expect(start(portfolioInputs.ownNfts).view().tabs).toEqual(['tokens', 'nfts']))

  test('portfolio has no tabs for a namespace whose holdings cannot be read [decision 8]', async () => {
    const run = start()
    await run.send(kitEvent('network.changed', { activeNamespace: 'bip122' }))
    expect(run.view()).toMatchObject({ tab: null, tabs: [] })
  })
})
