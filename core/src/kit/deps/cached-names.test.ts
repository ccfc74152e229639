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
import type { NameRecord } from '../../domain/account/name-record.ts'
import { timeouts } from '../../domain/constants.ts'
import { startCached, store } from './cached-data.fixture.ts'

const pictures = 'https://a.example/'
/** Creates a response with this picture. */
const profileOf = (picture: string) => () =>
  json({
    addresses: { 60: { address: owner } },
    attributes: [{ avatar: `${pictures}${picture}` }],
  })
const pictureOf = (record: NameRecord | null) => record?.avatar?.slice(pictures.length)

describe('createCachedData', () => {
  test('identity caches responses for exactly 5 min, also empty ones', async () => {
    const run = startCached({
      '/v1/identity': inTurn(
        () => json({ name: null, avatar: null }),
        () => json({ name: 'a.eth' }),
      ),
    })
    const name = async (data = run.data) =>
      (await data.identity(account, owner, signal)).claimedName
    expect(await name()).toBeNull()
    run.clock.advance(timeouts.nameCache)
    expect([await name(), await name(run.createClient()), run.urls().length]).toEqual([
      null,
      null,
      1,
    ])
    run.clock.advance(1)
    expect(await name()).toBe('a.eth')
  })

  test('identity does not cache its empty result for an unsupported network', async () => {
    const run = startCached({
      '/v1/supported-chains': inTurn(() => status(404), supported['/v1/supported-chains']),
      '/v1/identity': () => json({ name: 'a.eth', avatar: null }),
    })
    expect(await run.data.identity(account, null, signal)).toEqual({
      claimedName: null,
      claimedAvatar: null,
    })
    expect(await run.data.identity(account, null, signal)).toEqual({
      claimedName: 'a.eth',
      claimedAvatar: null,
    })
  })

  test('lookUp caches a name for exactly 5 min, and a fresh lookup bypasses the cache', async () => {
    const run = startCached({
      '/v1/profile/account': inTurn(
        profileOf('one.eth'),
        profileOf('two.eth'),
        profileOf('three.eth'),
      ),
    })
    const name = async (fresh = false) =>
      pictureOf(await run.data.lookUp('x.eth', { fresh }, signal))
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

  test('lookUp caches that a name is not registered, and does not cache a failure', async () => {
    const run = startCached({
      '/v1/profile/account': inTurn(
        () => status(400),
        () => status(404),
        profileOf('late.eth'),
      ),
    })
    const lookUp = () => run.data.lookUp('x.eth', { fresh: false }, signal)
    await expect(lookUp()).rejects.toMatchObject({ code: 'endpoint/refused' })
    expect([await lookUp(), await lookUp(), run.urls().length]).toEqual([null, null, 2])
  })

  test('reverse caches the names of an address for 5 min, separately from lookUp of the same text', async () => {
    const run = startCached({
      '/v1/profile/reverse': () => json([{ name: 'a.eth', addresses: {}, attributes: [] }]),
      '/v1/profile/account': profileOf('b.eth'),
    })
    const reverse = () => run.data.reverse(owner, owner, signal)
    expect([
      (await reverse())[0]?.claimedName,
      (await reverse())[0]?.claimedName,
      run.urls().length,
    ]).toEqual(['a.eth', 'a.eth', 1])
    expect(pictureOf(await run.data.lookUp(owner, { fresh: false }, signal))).toBe('b.eth')
    run.clock.advance(timeouts.nameCache + 1)
    await reverse()
    expect(run.urls()).toHaveLength(3)
  })

  test('lookUp keeps the response to the later request if it arrives first [G5]', async () => {
    const answers: ((response: Response) => void)[] = []
    const run = startCached({
      '/v1/profile': () => new Promise((resolve) => answers.push(resolve)),
    })
    const [older, newer] = [
      run.data.lookUp('x.eth', { fresh: false }, signal),
      run.data.lookUp('x.eth', { fresh: true }, signal),
    ]
    await until(() => answers.length === 2)
    answers[1]?.(profileOf('new.eth')())
    await newer
    answers[0]?.(profileOf('old.eth')())
    expect(pictureOf(await older)).toBe('old.eth')
    expect(pictureOf(await run.data.lookUp('x.eth', { fresh: false }, signal))).toBe('new.eth')
  })

  test('lookUp of a name does not wait for that of another name', async () => {
    const answers: ((response: Response) => void)[] = []
    const run = startCached({
      '/v1/profile/account/slow.eth': () => new Promise((resolve) => answers.push(resolve)),
      '/v1/profile/account': profileOf('fast.eth'),
    })
    const lookUp = (name: string) => run.data.lookUp(name, { fresh: false }, signal)
    const slow = lookUp('slow.eth')
    await until(() => answers.length === 1)
    expect(pictureOf(await lookUp('fast.eth'))).toBe('fast.eth')
    answers[0]?.(profileOf('slow.eth')())
    expect(pictureOf(await slow)).toBe('slow.eth')
  })

  test('identity cleans stored texts and images like fetched ones [R23]', async () => {
    const run = startCached({})
    const claim = { claimedName: 'Ev\u202eil', claimedAvatar: 'javascript:alert(1)' }
    store('identity_cache', account, [claim], run)
    expect(await run.data.identity(account, null, signal)).toEqual({
      claimedName: 'Evil',
      claimedAvatar: null,
    })
  })
})
