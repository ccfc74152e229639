import { inventory } from '@latchkit/core/devtools'
import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import {
  hasTab,
  isElsewhere,
  isIts,
} from '../../../../core/src/flows/portfolio/portfolio.guards.ts'
import { portfolioMachine } from '../../../../core/src/flows/portfolio/portfolio.machine.ts'
import { portfolioReactions } from '../../../../core/src/flows/portfolio/portfolio.reactions.ts'
import { portfolioView } from '../../../../core/src/flows/portfolio/portfolio.view.ts'
import { kitEvent } from '../../samples.ts'
import { messagesOf } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import { portfolioInputs } from './portfolio.cases.ts'
import { portfolioModel } from './portfolio.model.ts'

test('the drawing is the one that was reviewed', () =>
  expect(inventory(portfolioMachine)).toMatchFileSnapshot('portfolio.inventory.txt'))

const wanted = { type: 'portfolio.requested', namespace: 'eip155', forced: false } as const
const settled = kitEvent('holdings.settled', { namespace: 'eip155' })
const begin = (input = portfolioInputs.active) => {
  const run = scenario(portfolioModel, input)
  return { ...run, view: () => portfolioView(run.snapshot(), () => {}) }
}

describe('what an account holds is wanted', () => {
  test('at once, and the account reads what is not here yet', () => {
    const run = begin()
    expect(run.facts()).toEqual([wanted])
    expect(messagesOf(portfolioReactions, run.facts())).toEqual([
      { to: 'account', namespace: 'eip155', type: 'load', forced: false },
    ])
  })

  test('again 30 s after it was read, and not before', async () => {
    const run = begin()
    await run.send(settled)
    await run.wait(timeouts.balanceCache)
    expect(run.facts()).toEqual([wanted])
    await run.wait(1)
    expect(run.facts()).toEqual([wanted, wanted])
  })

  test('again after 30 s where nothing was heard', async () => {
    const run = begin()
    await run.wait(2 * (timeouts.balanceCache + 1))
    expect(run.facts()).toEqual([wanted, wanted, wanted])
  })

  test('30 s after whoever else looks had it read', async () => {
    const run = begin()
    await run.send(settled)
    await run.wait(timeouts.balanceCache)
    await run.send(settled)
    await run.wait(timeouts.balanceCache)
    expect(run.facts()).toEqual([wanted])
    await run.wait(1)
    expect(run.facts()).toHaveLength(2)
  })

  test('anew when the visitor asks for it, past what is kept', async () => {
    const run = begin()
    await run.send({ type: 'refresh' })
    expect(run.facts().at(-1)).toEqual({ ...wanted, forced: true })
    expect(messagesOf(portfolioReactions, run.facts().slice(1))).toMatchObject([
      { to: 'account', type: 'load', forced: true },
    ])
  })

  test('anew when the account, its network or its wallet is another', async () => {
    const run = begin()
    await run.send(settled)
    await run.send({ type: 'holdings.invalidated', namespace: 'eip155' })
    expect(run.facts()).toEqual([wanted, wanted])
  })

  test('K6 and not for what becomes of another namespace', async () => {
    const run = begin()
    await run.send({ type: 'holdings.invalidated', namespace: 'solana' })
    await run.send(kitEvent('holdings.settled', { namespace: 'solana' }))
    expect([run.facts(), run.at()]).toEqual([[wanted], 'wanting'])
  })
})

describe('whose account it is', () => {
  test('is that of the active namespace, also when another becomes it', async () => {
    const run = begin()
    await run.send(kitEvent('network.changed', { activeNamespace: 'solana' }))
    expect([run.view().namespace, run.facts().at(-1)]).toEqual([
      'solana',
      { ...wanted, namespace: 'solana' },
    ])
    await run.send(kitEvent('networks.changed', { activeNamespace: 'eip155' }))
    expect([run.view().namespace, run.facts().length]).toEqual(['eip155', 3])
    await run.send(kitEvent('network.changed', { activeNamespace: 'eip155' }))
    expect(run.facts()).toHaveLength(3)
  })

  test('stays the named one', async () => {
    const run = begin(portfolioInputs.named)
    await run.send(kitEvent('network.changed', { activeNamespace: 'eip155' }))
    expect([run.view().namespace, run.facts().length]).toEqual(['solana', 1])
  })

  test('is nobody’s where nothing is active, and then nobody is asked', async () => {
    const run = begin(portfolioInputs.nobody)
    expect(run.view()).toMatchObject({ namespace: null, tab: null, tabs: [] })
    await run.send({ type: 'refresh' })
    expect(messagesOf(portfolioReactions, run.facts())).toEqual([])
    const nowhere = { type: 'tab.selected', namespace: null, tab: 'tokens' } as const
    expect(messagesOf(portfolioReactions, [nowhere])).toEqual([])
  })
})

describe('the tabs (decision 8)', () => {
  test('one that is selected is shown and remembered for that namespace', async () => {
    const run = begin()
    await run.send({ type: 'select', tab: 'activity' })
    expect(run.view()).toMatchObject({ tab: 'activity', tabs: ['tokens', 'nfts', 'activity'] })
    expect(messagesOf(portfolioReactions, run.facts().slice(1))).toEqual([
      { to: 'account', namespace: 'eip155', type: 'tab.set', tab: 'activity' },
    ])
    await run.send(kitEvent('network.changed', { activeNamespace: 'solana' }))
    expect(run.view().tab).toBe('nfts')
    await run.send(kitEvent('network.changed', { activeNamespace: 'eip155' }))
    expect(run.view().tab).toBe('activity')
  })

  test('where the one that was left at does not exist the first is shown, and it cannot be selected', async () => {
    const run = begin(portfolioInputs.short)
    expect(run.view()).toMatchObject({ tab: 'tokens', tabs: ['tokens', 'nfts'] })
    await run.send({ type: 'select', tab: 'activity' })
    expect([run.view().tab, run.facts()]).toEqual(['tokens', [wanted]])
  })

  test('there are none where holdings cannot be read', async () => {
    const run = begin()
    await run.send(kitEvent('network.changed', { activeNamespace: 'bip122' }))
    expect(run.view()).toMatchObject({ tab: null, tabs: [] })
  })
})

describe('guards', () => {
  const { active, named } = portfolioInputs
  test.each([
    ['eip155', true],
    ['solana', false],
  ])('isIts: %s', (namespace, its) =>
    expect(isIts({ context: active, event: { type: 'holdings.invalidated', namespace } })).toBe(
      its,
    ),
  )

  test.each([
    [active, 'solana', true],
    [active, null, true],
    [active, 'eip155', false],
    [named, 'eip155', false],
  ])('isElsewhere: %o, %s', (context, activeNamespace, is) =>
    expect(isElsewhere({ context, event: kitEvent('networks.changed', { activeNamespace }) })).toBe(
      is,
    ),
  )

  test.each([
    [true, true],
    [false, false],
  ])('hasTab: the history where it is wanted: %s', (history, has) =>
    expect(
      hasTab({ context: { ...active, history }, event: { type: 'select', tab: 'activity' } }),
    ).toBe(has),
  )
})
