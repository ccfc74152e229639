import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import { alice, bob } from '../../samples.ts'
import { balances, profile } from './account.cases.ts'
import { connected, listed, loading } from './account.scenario.ts'

const load = { type: 'load', forced: false } as const
const forcedLoad = { type: 'load', forced: true } as const

describe('account profile', () => {
  test('account reads a partial profile again on the next load and keeps the values that were read before', async () => {
    const run = await loading()
    await run.answerProfile({ identity: null, smartAccountDeployed: true })
    expect(run.state()).toMatchObject({ identity: null, smartAccountDeployed: true })
    await run.send(load)
    await run.answerProfile(profile)
    await run.send(forcedLoad)
    await run.answerProfile({ identity: null, smartAccountDeployed: null })
    expect(run.state()).toMatchObject(profile)
    expect(run.requests('readIdentity')).toHaveLength(3)
  })

  test('a refresh reads a partial profile again only if it is forced', async () => {
    const run = await loading()
    await run.answerProfile({ identity: null, smartAccountDeployed: true })
    await run.send({ type: 'refresh', forced: false })
    expect(run.requests('readIdentity')).toHaveLength(1)
    await run.send({ type: 'refresh', forced: true })
    expect(run.requests('readIdentity')).toHaveLength(2)
  })

  test('load and refresh do not read a complete profile again', async () => {
    const run = await listed()
    await run.send(load)
    await run.send({ type: 'refresh', forced: false })
    expect(run.requests('readIdentity')).toHaveLength(1)
  })

  test.each([['fails'], ['does not respond']])(
    'account has no identity and shows no error if the identity service %s',
    async (failure) => {
      const run = await loading()
      await run.answer('readHoldings', balances)
      if (failure === 'fails')
        await run.answerProfile({ identity: null, smartAccountDeployed: null })
      else await run.elapse(timeouts.identityTimeout)
      expect([run.state().identity, run.messages(), run.state().address]).toEqual([null, [], alice])
    },
  )
})

test('account keeps the selected tab when the account changes and resets it on connection.clear', async () => {
  const run = await connected()
  await run.send({ type: 'tab.set', tab: 'activity' })
  await run.send({ type: 'address.select', address: bob })
  expect(run.state().currentTab).toBe('activity')
  await run.send({ type: 'connection.clear' })
  expect(run.state().currentTab).toBe('tokens')
})
