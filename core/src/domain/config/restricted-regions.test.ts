import { expect, test } from 'vitest'
import { hiddenFeatures, type RestrictedRegions } from './restricted-regions.ts'

const regions: RestrictedRegions = { timezones: null, features: ['onramp', 'swaps'] }

test.each([
  'Asia/Shanghai',
  'asia/urumqi',
  'ASIA/CHONGQING',
  'Asia/Harbin',
  'Asia/Kashgar',
  'Asia/Macau',
  'Asia/Hong_Kong',
  'Asia/Macao',
  'Asia/Beijing',
])('hiddenFeatures hides the features of the page in %s by default [decision 38]', (timeZone) =>
  expect(hiddenFeatures(regions, timeZone)).toEqual(['onramp', 'swaps']),
)

test('hiddenFeatures hides no features in other time zones, and none without a time zone', () =>
  expect(
    ['Europe/Berlin', 'Asia/Tokyo', 'UTC', ''].flatMap((zone) => hiddenFeatures(regions, zone)),
  ).toEqual([]))

test('hiddenFeatures compares the time zones of the page in any case, instead of the default ones', () => {
  const own: RestrictedRegions = { timezones: ['europe/berlin'], features: ['email'] }
  expect(hiddenFeatures(own, 'Europe/Berlin')).toEqual(['email'])
  expect(hiddenFeatures(own, 'Asia/Shanghai')).toEqual([])
})
