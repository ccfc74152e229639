import { expect, test } from 'vitest'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import { allWalletsReactions } from '../../../../core/src/flows/all-wallets/all-wallets.flow.ts'
import { trackedOf } from '../../walker/react.ts'
import { allWalletsInputs, pages } from './all-wallets.cases.ts'
import { runAllWallets } from './all-wallets.run.ts'

test('a search tracks the class of its length and its results, once it has an answer [V18]', async () => {
  const run = runAllWallets(allWalletsInputs.withoutListedWallets)
  const tracked = () => trackedOf(allWalletsReactions, run.emitted())
  for (const text of ['l', 'ly', 'lynx ']) await run.send({ type: 'search', text })
  await run.elapse(timeouts.walletSearchDebounce)
  expect(tracked()).toEqual([])
  await run.answer('search', pages.match)
  expect(tracked()).toEqual([['SEARCH_WALLET', { badge: '', search: '4-10', hasResults: true }]])
  expect(JSON.stringify(run.emitted())).not.toContain('lynx')
  await run.send({ type: 'search', text: '' })
  await run.send({ type: 'certified.set', on: true })
  await run.elapse(timeouts.walletSearchDebounce)
  await run.answer('search', pages.nothing)
  expect(tracked().slice(1)).toEqual([
    ['SEARCH_WALLET', { badge: 'certified', search: '', hasResults: false }],
  ])
})
