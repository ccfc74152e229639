import { describe, expect, test } from 'vitest'
import {
  account,
  inTurn,
  json,
  owner,
  signal,
  status,
  supported,
} from '../../clients/data-api/scripted-service.fixture.ts'
import { until } from '../../clients/http/until.fixture.ts'
import { timeouts } from '../../domain/constants.ts'
import { startCached, store } from './cached-data.fixture.ts'

const named = (name: string) => () =>
  json({ name, addresses: { 60: { address: owner } }, attributes: [] })

describe('cached names', () => {
  test('an identity is cached for exactly 5 min, also an empty one', async () => {
    const run = startCached({
      '/v1/identity': inTurn(
        () => json({ name: null, avatar: null }),
        () => json({ name: 'a.eth' }),
      ),
    })
    const name = async (data = run.data) => (await data.identity(account, owner, signal)).name
    expect(await name()).toBeNull()
    run.clock.advance(timeouts.nameCache)
    expect([await name(), await name(run.make()), run.urls().length]).toEqual([null, null, 1])
    run.clock.advance(1)
    expect(await name()).toBe('a.eth')
  })

  test('an empty identity for an unsupported network is not cached', async () => {
    const run = startCached({
      '/v1/supported-chains': inTurn(() => status(404), supported['/v1/supported-chains']),
      '/v1/identity': () => json({ name: 'a.eth', avatar: null }),
    })
    expect(await run.data.identity(account, null, signal)).toEqual({ name: null, avatar: null })
    expect(await run.data.identity(account, null, signal)).toEqual({ name: 'a.eth', avatar: null })
  })

  test('a name is cached for exactly 5 min, and a fresh lookup bypasses the cache', async () => {
    const run = startCached({
      '/v1/profile/account': inTurn(named('one.eth'), named('two.eth'), named('three.eth')),
    })
    const name = async (fresh = false) => (await run.data.lookUp('x.eth', { fresh }, signal))?.name
    expect([await name(), await name(), await name(true), await name()]).toEqual([
      'one.eth',
      'one.eth',
      'two.eth',
      'two.eth',
    ])
    run.clock.advance(timeouts.nameCache)
    expect(await name()).toBe('two.eth')
    run.clock.advance(1)
    expect(await name()).toBe('three.eth')
  })

  test('an unregistered name is cached, a failed lookup is not', async () => {
    const run = startCached({
      '/v1/profile/account': inTurn(
        () => status(400),
        () => status(404),
        named('late.eth'),
      ),
    })
    const ask = () => run.data.lookUp('x.eth', { fresh: false }, signal)
    await expect(ask()).rejects.toMatchObject({ code: 'endpoint/refused' })
    expect([await ask(), await ask(), run.urls().length]).toEqual([null, null, 2])
  })

  test('names of an address are cached for 5 min, apart from lookups of the same text', async () => {
    const run = startCached({
      '/v1/profile/reverse': () => json([{ name: 'a.eth', addresses: {}, attributes: [] }]),
      '/v1/profile/account': named('b.eth'),
    })
    const ask = () => run.data.reverse(owner, owner, signal)
    expect([(await ask())[0]?.name, (await ask())[0]?.name, run.urls().length]).toEqual([
      'a.eth',
      'a.eth',
      1,
    ])
    expect((await run.data.lookUp(owner, { fresh: false }, signal))?.name).toBe('b.eth')
    run.clock.advance(timeouts.nameCache + 1)
    await ask()
    expect(run.urls()).toHaveLength(3)
  })

  test('the response to the later lookup stays cached [G5]', async () => {
    const answers: ((response: Response) => void)[] = []
    const run = startCached({
      '/v1/profile': () => new Promise((resolve) => answers.push(resolve)),
    })
    const [older, newer] = [
      run.data.lookUp('x.eth', { fresh: false }, signal),
      run.data.lookUp('x.eth', { fresh: true }, signal),
    ]
    await until(() => answers.length === 2)
    answers[1]?.(named('new.eth')())
    await newer
    answers[0]?.(named('old.eth')())
    expect((await older)?.name).toBe('old.eth')
    expect((await run.data.lookUp('x.eth', { fresh: false }, signal))?.name).toBe('new.eth')
  })

  test('a stored identity is cleaned like a fetched one [R23]', async () => {
    const run = startCached({})
    store('identity_cache', account, { name: 'Ev\u202eil', avatar: 'javascript:alert(1)' }, run)
    expect(await run.data.identity(account, null, signal)).toEqual({ name: 'Evil', avatar: null })
  })
})
