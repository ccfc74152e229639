import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import { KitError } from '../../../../core/src/errors/kit-error.ts'
import { alice, bob } from '../../samples.ts'
import { about, holdings } from './account.cases.ts'
import { connected, listed, wanted } from './account.scenario.ts'

const load = { type: 'load', forced: false } as const
const anew = { type: 'load', forced: true } as const
const down = new KitError('endpoint/unreachable')

describe('what it is called', () => {
  test('is asked for again when it was not to be had; what was known stays', async () => {
    const run = await wanted()
    await run.answer('readAbout', { identity: null, smartAccountDeployed: true })
    expect(run.seen()).toMatchObject({ identity: null, smartAccountDeployed: true })
    await run.send(load)
    await run.answer('readAbout', about)
    await run.send(anew)
    await run.answer('readAbout', { identity: null, smartAccountDeployed: null })
    expect(run.seen()).toMatchObject(about)
    expect(run.asked('readAbout')).toHaveLength(3)
  })

  test('is not asked again while it is known', async () => {
    const run = await listed()
    await run.send(load)
    await run.send({ type: 'refresh', forced: false })
    expect(run.asked('readAbout')).toHaveLength(1)
  })

  test.each([['fails'], ['is silent']])(
    'and a service that %s shows no name, and nobody is told',
    async (how) => {
      const run = await wanted()
      await run.answer('readHoldings', holdings)
      if (how === 'fails') await run.fail('readAbout', down)
      else await run.wait(timeouts.identityTimeout)
      expect([run.seen().identity, run.told(), run.seen().address]).toEqual([null, [], alice])
    },
  )
})

test('the tab it was left at is kept, and goes with the connection', async () => {
  const run = await connected()
  await run.send({ type: 'tab.set', tab: 'activity' })
  await run.send({ type: 'address.select', address: bob })
  expect(run.seen().currentTab).toBe('activity')
  await run.send({ type: 'connection.clear' })
  expect(run.seen().currentTab).toBe('tokens')
})
