import { expect, test } from 'vitest'
import { effectiveFeatures, type FeatureSources, ignoredSettings } from './effective-features.ts'

const sources: FeatureSources = {
  page: { local: { onramp: ['meld'], reownBranding: false }, forced: {} },
  remote: [
    { id: 'swap', isEnabled: true, config: ['1inch'] },
    { id: 'onramp', isEnabled: true, config: ['coinbase'] },
    { id: 'activity', isEnabled: true, config: [] },
  ],
  origin: 'accepted',
  policy: 'override',
  hidden: [],
}
const remoteOnly = {
  email: false,
  socials: false,
  swaps: ['1inch'],
  onramp: ['coinbase'],
  activity: true,
  branding: false,
}

test('effectiveFeatures merges page and project by the policy', () => {
  expect(effectiveFeatures(sources)).toEqual(remoteOnly)
  expect(effectiveFeatures({ ...sources, policy: 'off' })).toMatchObject({
    email: true,
    onramp: ['meld'],
    branding: false,
  })
})

test('effectiveFeatures applies forced settings instead of those of the project, and only those', () => {
  const page = {
    ...sources.page,
    forced: { history: false, onramp: true, email: true, reownBranding: true },
  }
  expect(effectiveFeatures({ ...sources, page })).toEqual({
    ...remoteOnly,
    activity: false,
    onramp: ['coinbase', 'meld'],
    email: true,
    branding: true,
  })
})

test('effectiveFeatures turns off what the region hides, also if it is forced [decision 38]', () => {
  const page = { ...sources.page, forced: { swaps: true } }
  expect(effectiveFeatures({ ...sources, page, hidden: ['swaps', 'activity'] })).toEqual({
    ...remoteOnly,
    swaps: false,
    activity: false,
  })
})

test('ignoredSettings names the settings that the project overrides, but not forced ones', () => {
  const page = { ...sources.page, forced: { swaps: ['own'] } }
  expect(ignoredSettings({ ...sources, page })).toEqual(['"features.onramp"'])
  expect(ignoredSettings({ ...sources, policy: 'narrow' })).toEqual([])
  expect(ignoredSettings({ ...sources, remote: null })).toEqual([])
})

test('an origin that the project refuses has no login, also if page and project turn it on [EM19]', () => {
  const remote = [{ id: 'social_login', isEnabled: true, config: ['email', 'google'] }]
  const forced = { email: true, socials: true }
  expect(
    effectiveFeatures({ ...sources, remote, page: { local: forced, forced }, origin: 'refused' }),
  ).toMatchObject({ email: false, socials: false })
})
