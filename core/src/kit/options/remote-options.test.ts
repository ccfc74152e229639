import { expect, test } from 'vitest'
import { createMemoryPlatform } from '../../platform/memory.ts'
import { createKit } from '../create-kit.ts'
import { chain, settle } from '../kit.fixture.ts'

const makeKit = (options: object, platform = createMemoryPlatform()) =>
  createKit({ networks: [chain(1)], platform, ...options } as never)
const features = async (options: object, timeZone = 'Asia/Macau') => {
  const kit = makeKit(options, createMemoryPlatform({ timeZone }))
  await kit.load()
  return kit.state.getSnapshot().config.remoteFeatures
}
const restricted = 'a list of email, socials, swaps, onramp, activity'

test.each([
  [{ remoteFeatures: 'all' }, 'remoteFeatures', '"override", "narrow" or "off"'],
  [{ remoteFeatures: true }, 'remoteFeatures', '"override", "narrow" or "off"'],
  [{ restrictedRegions: 'Asia/Macau' }, 'restrictedRegions', 'an object'],
  [{ restrictedRegions: ['onramp'] }, 'restrictedRegions', 'an object'],
  [
    { restrictedRegions: { timezones: 'Asia/Macau' } },
    'restrictedRegions.timezones',
    'a list of texts',
  ],
  [{ restrictedRegions: { timezones: [1] } }, 'restrictedRegions.timezones', 'a list of texts'],
  [{ restrictedRegions: { features: 'onramp' } }, 'restrictedRegions.features', restricted],
  [{ restrictedRegions: { features: ['branding'] } }, 'restrictedRegions.features', restricted],
  [{ restrictedRegions: { features: [null] } }, 'restrictedRegions.features', restricted],
  [{ features: { email: 'yes' } }, 'features.email', 'true or false'],
  [{ features: { history: ['x'] } }, 'features.history', 'true or false'],
  [{ features: { reownBranding: 0 } }, 'features.reownBranding', 'true or false'],
  [{ features: { socials: 'google' } }, 'features.socials', 'true, false or a list of texts'],
  [{ features: { swaps: [1] } }, 'features.swaps', 'true, false or a list of texts'],
  [{ features: { onramp: {} } }, 'features.onramp', 'true, false or a list of texts'],
])('createKit throws for %j', (options, name, expected) => {
  const error = { code: 'config/option-invalid', details: { name, expected } }
  expect(() => makeKit(options)).toThrow(expect.objectContaining(error))
})

test.each([
  [{ email: 1 }, 'features.email'],
  [{ swaps: 'own' }, 'features.swaps'],
])('settings.update and settings.forceFeatures throw for %j and change nothing', (given, name) => {
  const kit = makeKit({})
  const before = kit.state.getSnapshot()
  const error = expect.objectContaining({
    code: 'config/option-invalid',
    details: expect.objectContaining({ name }),
  })
  expect(() => kit.settings.update({ features: given, themeMode: 'dark' } as never)).toThrow(error)
  expect(() => kit.settings.forceFeatures(given as never)).toThrow(error)
  expect(kit.state.getSnapshot()).toBe(before)
})

test('the features that the project controls too are null until the engine is loaded, and after stop', async () => {
  const kit = makeKit({ features: { email: false, swaps: ['own'] } })
  const remoteFeatures = () => kit.state.getSnapshot().config.remoteFeatures
  expect(remoteFeatures()).toBeNull()
  await kit.load()
  expect(remoteFeatures()).toMatchObject({ email: false, swaps: ['own'], activity: true })
  kit.stop()
  expect(remoteFeatures()).toBeNull()
})

test('createKit treats null and undefined features as not given', async () => {
  const given = { email: null, swaps: undefined, history: null }
  expect(await features({ features: given })).toMatchObject({
    email: true,
    swaps: ['1inch'],
    activity: true,
  })
})

test('restrictedRegions hides features in the time zone of the visitor [decision 38]', async () => {
  const restrictedRegions = { features: ['onramp', 'activity'] }
  const hidden = { onramp: false, activity: false, swaps: ['1inch'] }
  expect(await features({ restrictedRegions })).toMatchObject(hidden)
  expect(await features({ restrictedRegions }, 'Europe/Berlin')).toMatchObject({
    onramp: ['coinbase', 'meld'],
    activity: true,
  })
  const timezones = ['europe/berlin']
  expect(
    await features({ restrictedRegions: { ...restrictedRegions, timezones } }, 'Europe/Berlin'),
  ).toMatchObject(hidden)
  expect(await features({ restrictedRegions: {} })).toMatchObject({ activity: true })
  const empty = { features: null, timezones: undefined }
  expect(await features({ restrictedRegions: empty })).toMatchObject({ activity: true })
})

test('settings.update and settings.forceFeatures before and after the engine is loaded change the features', async () => {
  const kit = makeKit({ features: { swaps: ['own'] } })
  const remoteFeatures = () => kit.state.getSnapshot().config.remoteFeatures
  kit.settings.update({ features: { email: false } })
  kit.settings.forceFeatures({ onramp: ['meld'] })
  await kit.load()
  expect(remoteFeatures()).toMatchObject({ email: false, swaps: ['own'], onramp: ['meld'] })
  kit.settings.update({ features: { swaps: false, send: false } })
  kit.settings.forceFeatures({ history: false })
  expect(remoteFeatures()).toMatchObject({
    email: false,
    swaps: false,
    onramp: ['meld'],
    activity: false,
  })
  expect(kit.state.getSnapshot().config.features).toMatchObject({ send: false, receive: true })
})

test('settings.update between the preparation and the start of the engine changes the features', async () => {
  const platform = createMemoryPlatform()
  const kit = makeKit({}, platform)
  kit.modal.prepare()
  await settle()
  platform.controls.emitIdle()
  await settle()
  kit.settings.update({ features: { swaps: false } })
  await kit.load()
  expect(kit.state.getSnapshot().config.remoteFeatures?.swaps).toBe(false)
})
