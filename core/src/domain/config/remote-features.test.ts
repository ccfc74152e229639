import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type LocalFeatures,
  mergeFeatures,
  type RemoteEntry,
  type RemoteFeatures,
  remoteFeatureIds,
} from './remote-features.ts'

const allEnabled: RemoteFeatures = {
  email: true,
  socials: ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'],
  swaps: ['1inch'],
  onramp: ['coinbase', 'meld'],
  activity: true,
  branding: true,
}
const allDisabled: RemoteFeatures = {
  email: false,
  socials: false,
  swaps: false,
  onramp: false,
  activity: false,
  branding: false,
}
const enabled = (id: string, ...config: string[]): RemoteEntry => ({ id, isEnabled: true, config })
const merge = (local: LocalFeatures, remote: RemoteEntry[] | null) =>
  mergeFeatures(local, remote, 'override')

describe('without a remote configuration', () => {
  test('mergeFeatures without a remote configuration enables all features that the page does not disable', () => {
    expect(merge({}, null)).toEqual({ features: allEnabled, ignored: [] })
    const own: LocalFeatures = {
      email: false,
      socials: ['x'],
      swaps: true,
      onramp: false,
      history: false,
      reownBranding: true,
    }
    expect(merge(own, null).features).toEqual({
      ...allEnabled,
      email: false,
      socials: ['x'],
      onramp: false,
      activity: false,
    })
  })

  test('mergeFeatures returns new lists on every call', () => {
    const first = merge({}, null).features
    if (first.swaps !== false) Object.assign(first.swaps, { 0: 'evil' })
    expect(merge({}, null).features).toEqual(allEnabled)
  })

  test("mergeFeatures copies the page's lists", () => {
    const swaps = ['own']
    expect(merge({ swaps }, null).features.swaps).not.toBe(swaps)
  })
})

describe('with a remote configuration', () => {
  test('mergeFeatures disables features without a remote entry or without its configuration', () => {
    expect(merge({}, []).features).toEqual(allDisabled)
    expect(merge({}, [{ id: 'swap', isEnabled: true, config: undefined }]).features).toEqual(
      allDisabled,
    )
  })

  test("mergeFeatures uses the page's setting if the configuration of a remote entry is null", () => {
    const entries = remoteFeatureIds.map((id) => ({ id, isEnabled: false, config: null }))
    expect(merge({ swaps: ['own'] }, entries)).toEqual({
      features: { ...allEnabled, swaps: ['own'] },
      ignored: [],
    })
  })

  test('mergeFeatures disables features whose remote entry is not enabled', () => {
    const entries = remoteFeatureIds.map((id) => ({ id, isEnabled: false, config: ['email', 'x'] }))
    expect(merge({}, entries).features).toEqual(allDisabled)
  })

  test('mergeFeatures treats an empty list of providers as disabled', () => {
    expect(
      merge({}, [
        enabled('swap'),
        enabled('onramp'),
        enabled('activity'),
        enabled('reown_branding'),
      ]).features,
    ).toEqual({
      ...allDisabled,
      activity: true,
      branding: true,
    })
  })

  test("mergeFeatures reports the page's settings that are overridden, with their new names", () => {
    const local: LocalFeatures = { email: true, swaps: false, history: true, onramp: true }
    expect(
      merge(local, [
        enabled('social_login', 'email'),
        enabled('activity'),
        enabled('swap', '1inch'),
      ]).ignored,
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

  test('mergeFeatures with the policy narrow enables no feature that page or dashboard disable [N3]', () => {
    fc.assert(
      fc.property(local, fc.array(entry, { maxLength: 6 }), (own, remote) => {
        const { features, ignored } = mergeFeatures(own, remote, 'narrow')
        const limits = [
          mergeFeatures(own, null, 'override').features,
          mergeFeatures(own, remote, 'override').features,
        ]
        for (const limit of limits) {
          for (const name of Object.keys(allEnabled))
            expect(isWithin(Reflect.get(features, name), Reflect.get(limit, name)), name).toBe(true)
        }
        expect(ignored).toEqual([])
      }),
    )
  })

  test("mergeFeatures with the policy narrow intersects lists in the page's order [R22]", () => {
    const remote = [
      enabled('onramp', 'meld', 'coinbase', 'evil'),
      enabled('activity'),
      enabled('social_login', 'email', 'x'),
    ]
    expect(
      mergeFeatures(
        { onramp: ['coinbase', 'meld'], swaps: ['own'], socials: ['google'] },
        remote,
        'narrow',
      ).features,
    ).toEqual({
      ...allDisabled,
      onramp: ['coinbase', 'meld'],
      activity: true,
      email: true,
    })
  })

  test('mergeFeatures ignores the dashboard with the policy off [R22]', () => {
    expect(mergeFeatures({ swaps: false }, [enabled('swap', '1inch')], 'off')).toEqual({
      features: { ...allEnabled, swaps: false },
      ignored: [],
    })
  })
})
