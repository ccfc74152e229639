import { expect, test } from 'vitest'
import { activityReactions } from '../../../../core/src/flows/activity/activity.flow.ts'
import { mainnet } from '../../samples.ts'
import { queriesOf, trackedOf } from '../../walker/react.ts'
import { page, row, unreachable } from './activity.cases.ts'
import { runActivity } from './activity.run.ts'

const network = mainnet.caipNetworkId
const account = { network, isSmartAccount: true }
const smart = queriesOf({ trackedAccount: account, isOpen: true })

test('the activity tracks the pages that visitors load and the reads that fail', async () => {
  const run = runActivity()
  await run.answer(page([row('1')], 'second'))
  await run.send({ type: 'loadMore' })
  await run.fail(unreachable)
  const properties = { isSmartAccount: true, projectId: 'project', cursor: 'second' }
  expect(trackedOf(activityReactions, run.emitted(), smart)).toEqual([
    ['LOAD_MORE_TRANSACTIONS', properties],
    ['ERROR_FETCH_TRANSACTIONS', properties],
  ])
})

test('a refresh of the activity that fails is tracked as a read of the first page', async () => {
  const run = runActivity()
  await run.answer(page([row('1')], 'second'))
  await run.send({ type: 'refresh' })
  await run.fail(unreachable)
  const properties = { isSmartAccount: true, projectId: 'project', cursor: null }
  expect(trackedOf(activityReactions, run.emitted(), smart)).toEqual([
    ['ERROR_FETCH_TRANSACTIONS', properties],
  ])
})
