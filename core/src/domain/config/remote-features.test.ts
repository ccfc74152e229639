import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type LocalFeatures,
  mergeFeatures,
  type RemoteEntry,
  type RemoteFeatures,
  remoteFeatureIds,
} from './remote-features.ts'

const usual: RemoteFeatures = {
  email: true,
  socials: ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'],
  swaps: ['1inch'],
  onramp: ['coinbase', 'meld'],
  activity: true,
  branding: true,
}
const nothing: RemoteFeatures = {
  email: false,
  socials: false,
  swaps: false,
  onramp: false,
  activity: false,
  branding: false,
}
const on = (id: string, ...config: string[]): RemoteEntry => ({ id, isEnabled: true, config })
const merge = (local: LocalFeatures, remote: RemoteEntry[] | null) =>
  mergeFeatures(local, remote, 'override')

describe('where the dashboard cannot be asked', () => {
  test('everything is on, unless the page says otherwise', () => {
    expect(merge({}, null)).toEqual({ features: usual, ignored: [] })
    const own: LocalFeatures = {
      email: false,
      socials: ['x'],
      swaps: true,
      onramp: false,
      history: false,
      reownBranding: true,
    }
    expect(merge(own, null).features).toEqual({
      ...usual,
      email: false,
      socials: ['x'],
      onramp: false,
      activity: false,
    })
  })

  test('what one page changes in its result is not in the next one’s', () => {
    const first = merge({}, null).features
    if (first.swaps !== false) Object.assign(first.swaps, { 0: 'evil' })
    expect(merge({}, null).features).toEqual(usual)
  })

  test('the page’s own list is not handed on to be changed', () => {
    const swaps = ['own']
    expect(merge({ swaps }, null).features.swaps).not.toBe(swaps)
  })
})

describe('where it is asked', () => {
  test('what it does not name is off, and so is what has no configuration', () => {
    expect(merge({}, []).features).toEqual(nothing)
    expect(merge({}, [{ id: 'swap', isEnabled: true, config: undefined }]).features).toEqual(
      nothing,
    )
  })

  test('null leaves a feature to the page, whether it is enabled or not', () => {
    const entries = remoteFeatureIds.map((id) => ({ id, isEnabled: false, config: null }))
    expect(merge({ swaps: ['own'] }, entries)).toEqual({
      features: { ...usual, swaps: ['own'] },
      ignored: [],
    })
  })

  test('what is not enabled is off', () => {
    const entries = remoteFeatureIds.map((id) => ({ id, isEnabled: false, config: ['email', 'x'] }))
    expect(merge({}, entries).features).toEqual(nothing)
  })

  test('e-mail and social logins share an entry', () => {
    expect(merge({}, [on('social_login', 'email', 'google')]).features).toEqual({
      ...nothing,
      email: true,
      socials: ['google'],
    })
    expect(merge({}, [on('social_login', 'email')]).features).toEqual({
      ...nothing,
      email: true,
      socials: [],
    })
    expect(merge({}, [on('social_login')]).features).toEqual(nothing)
  })

  test('an empty list of providers is none; a flag needs no list', () => {
    expect(
      merge({}, [on('swap'), on('onramp'), on('activity'), on('reown_branding')]).features,
    ).toEqual({
      ...nothing,
      activity: true,
      branding: true,
    })
  })

  test('what the page set in vain is named, the old name with its new one', () => {
    const local: LocalFeatures = { email: true, swaps: false, history: true, onramp: true }
    expect(
      merge(local, [on('social_login', 'email'), on('activity'), on('swap', '1inch')]).ignored,
    ).toEqual(['"features.email"', '"features.swaps"', '"features.history" (now "activity")'])
  })
})

describe('R22: a dashboard that may only narrow', () => {
  const list = fc.constantFrom<boolean | string[] | undefined>(
    undefined,
    true,
    false,
    ['google'],
    ['1inch', 'meld'],
    [],
  )
  const flag = fc.constantFrom(undefined, true, false)
  const local: fc.Arbitrary<LocalFeatures> = fc.record({
    email: flag,
    socials: list,
    swaps: list,
    onramp: list,
    history: flag,
    reownBranding: flag,
  })
  const config = fc.constantFrom<RemoteEntry['config']>(
    null,
    undefined,
    [],
    ['email'],
    ['google', 'email'],
    ['1inch', 'evil'],
    ['meld'],
  )
  const entry: fc.Arbitrary<RemoteEntry> = fc.record({
    id: fc.constantFrom(...remoteFeatureIds),
    isEnabled: fc.boolean(),
    config,
  })
  const isWithin = (value: unknown, limit: unknown): boolean =>
    Array.isArray(value)
      ? Array.isArray(limit) && value.every((one) => limit.includes(one))
      : value === false || Boolean(limit)

  test('N3: whatever it says, nothing is on that the page or the dashboard has off', () => {
    fc.assert(
      fc.property(local, fc.array(entry, { maxLength: 6 }), (own, remote) => {
        const { features, ignored } = mergeFeatures(own, remote, 'narrow')
        const limits = [
          mergeFeatures(own, null, 'override').features,
          mergeFeatures(own, remote, 'override').features,
        ]
        for (const limit of limits) {
          for (const name of Object.keys(usual))
            expect(isWithin(Reflect.get(features, name), Reflect.get(limit, name)), name).toBe(true)
        }
        expect(ignored).toEqual([])
      }),
    )
  })

  test('what both allow is on, in the page’s order', () => {
    const remote = [
      on('onramp', 'meld', 'coinbase', 'evil'),
      on('activity'),
      on('social_login', 'email', 'x'),
    ]
    expect(
      mergeFeatures(
        { onramp: ['coinbase', 'meld'], swaps: ['own'], socials: ['google'] },
        remote,
        'narrow',
      ).features,
    ).toEqual({
      ...nothing,
      onramp: ['coinbase', 'meld'],
      activity: true,
      email: true,
    })
  })

  test('and one that may nothing at all changes nothing', () => {
    expect(mergeFeatures({ swaps: false }, [on('swap', '1inch')], 'off')).toEqual({
      features: { ...usual, swaps: false },
      ignored: [],
    })
  })
})
