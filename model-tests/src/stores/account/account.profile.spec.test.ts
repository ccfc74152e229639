import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import { KitError } from '../../../../core/src/errors/kit-error.ts'
import { alice, bob } from '../../samples.ts'
import { holdings, profile } from './account.cases.ts'
import { connected, listed, loading } from './account.scenario.ts'

const load = { type: 'load', forced: false } as const
const anew = { type: 'load', forced: true } as const
const down = new KitError('endpoint/unreachable')

describe('account profile', () => {
  test('a partial profile is read again on the next load and keeps the values that were read before', async () => {
    const run = await loading()
    await run.answer('readProfile', { identity: null, smartAccountDeployed: true })
    expect(run.state()).toMatchObject({ identity: null, smartAccountDeployed: true })
    await run.send(load)
    await run.answer('readProfile', profile)
    await run.send(anew)
    await run.answer('readProfile', { identity: null, smartAccountDeployed: null })
    expect(run.state()).toMatchObject(profile)
    expect(run.inputsOf('readProfile')).toHaveLength(3)
  })

  test('load and refresh do not read a complete profile again', async () => {
    const run = await listed()
    await run.send(load)
    await run.send({ type: 'refresh', forced: false })
    expect(run.inputsOf('readProfile')).toHaveLength(1)
  })

  test.each([['fails'], ['does not respond']])(
    'an identity service that %s leaves the identity empty and shows no error',
    async (how) => {
      const run = await loading()
      await run.answer('readHoldings', holdings)
      if (how === 'fails') await run.fail('readProfile', down)
      else await run.elapse(timeouts.identityTimeout)
      expect([run.state().identity, run.messages(), run.state().address]).toEqual([null, [], alice])
    },
  )
})

test('the selected tab survives a change of account and is reset by connection.clear', async () => {
  const run = await connected()
  await run.send({ type: 'tab.set', tab: 'activity' })
  await run.send({ type: 'address.select', address: bob })
  expect(run.state().currentTab).toBe('activity')
  await run.send({ type: 'connection.clear' })
  expect(run.state().currentTab).toBe('tokens')
})
