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

describe('without a remote configuration', () => {
  test('mergeFeatures enables all features that the page does not disable', () => {
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

  test('mergeFeatures returns new objects', () => {
    const first = merge({}, null).features
    if (first.swaps !== false) Object.assign(first.swaps, { 0: 'evil' })
    expect(merge({}, null).features).toEqual(usual)
  })

  test("mergeFeatures copies the page's lists", () => {
    const swaps = ['own']
    expect(merge({ swaps }, null).features.swaps).not.toBe(swaps)
  })
})

describe('with a remote configuration', () => {
  test('mergeFeatures disables features without an entry or configuration', () => {
    expect(merge({}, []).features).toEqual(nothing)
    expect(merge({}, [{ id: 'swap', isEnabled: true, config: undefined }]).features).toEqual(
      nothing,
    )
  })

  test("mergeFeatures uses the page's setting if the configuration is null", () => {
    const entries = remoteFeatureIds.map((id) => ({ id, isEnabled: false, config: null }))
    expect(merge({ swaps: ['own'] }, entries)).toEqual({
      features: { ...usual, swaps: ['own'] },
      ignored: [],
    })
  })

  test('mergeFeatures disables features that are not enabled', () => {
    const entries = remoteFeatureIds.map((id) => ({ id, isEnabled: false, config: ['email', 'x'] }))
    expect(merge({}, entries).features).toEqual(nothing)
  })

  test('mergeFeatures reads e-mail and social logins from one entry', () => {
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

  test('mergeFeatures treats an empty list of providers as disabled', () => {
    expect(
      merge({}, [on('swap'), on('onramp'), on('activity'), on('reown_branding')]).features,
    ).toEqual({
      ...nothing,
      activity: true,
      branding: true,
    })
  })

  test("mergeFeatures reports the page's settings that are overridden, with their new names", () => {
    const local: LocalFeatures = { email: true, swaps: false, history: true, onramp: true }
    expect(
      merge(local, [on('social_login', 'email'), on('activity'), on('swap', '1inch')]).ignored,
    ).toEqual(['"features.email"', '"features.swaps"', '"features.history" (now "activity")'])
  })
})

describe('the policy narrow', () => {
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
      ? Array.isArray(limit) && value.every((item) => limit.includes(item))
      : value === false || Boolean(limit)

  test('mergeFeatures enables nothing that page or dashboard disable [N3]', () => {
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

  test("mergeFeatures intersects lists in the page's order [R22]", () => {
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

  test('mergeFeatures ignores the dashboard with the policy off [R22]', () => {
    expect(mergeFeatures({ swaps: false }, [on('swap', '1inch')], 'off')).toEqual({
      features: { ...usual, swaps: false },
      ignored: [],
    })
  })
})
