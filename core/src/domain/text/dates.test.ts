import { describe, expect, test, vi } from 'vitest'
import { clockTime, monthName, monthsIn, monthTitle, relativeTime, shortDate } from './dates.ts'

test('shortDate formats day and month in a time zone and language', () => {
  expect(shortDate('2023-02-01T12:00:00Z', 'UTC')).toBe('01 Feb')
  expect(shortDate('2024-03-01T02:00:00Z', 'America/New_York')).toBe('29 Feb')
  expect(shortDate('2024-10-05T12:00:00Z', 'UTC', 'de')).toBe('05. Okt.')
})

test.each([
  ['en-US', 'UTC', 'en', /^12:04\sPM$/],
  ['en-GB', 'UTC', 'en', /^12:04$/],
  ['en-US', 'UTC', 'en-GB', /^12:04$/],
  ['en-US', 'Asia/Tokyo', 'de', /^21:04$/],
  ['fil-PH', 'UTC', 'fi', /^12\.04$/],
])(
  'in a browser in %s, clockTime formats the time of day in %s for the language %s as %s',
  (locale, timeZone, language, expected) => {
    const options = new Intl.DateTimeFormat().resolvedOptions()
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      ...options,
      locale,
    })
    expect(clockTime(Date.parse('2024-02-01T12:04:00Z'), timeZone, language)).toMatch(expected)
  },
)

test('monthName returns the name in a language, and null for a number that is not a month', () => {
  expect([monthName(0), monthName(2, 'de'), monthName(12), monthName(-1), monthName(0.5)]).toEqual([
    'January',
    'März',
    null,
    null,
    null,
  ])
})

test('monthsIn uses the month and year of the time zone', () => {
  const date = '2023-12-31T23:30:00Z'
  expect(monthsIn('UTC')(date)).toEqual({ year: 2023, month: 11 })
  expect(monthsIn('Europe/Berlin')(date)).toEqual({ year: 2024, month: 0 })
  const local = new Date(date)
  expect(monthsIn(null)(date)).toEqual({ year: local.getFullYear(), month: local.getMonth() })
})

test('monthTitle contains the year only if it is not the current year', () => {
  const now = Date.parse('2024-06-01T00:00:00Z')
  expect([
    monthTitle({ year: 2024, month: 5 }, now, 'UTC'),
    monthTitle({ year: 2023, month: 5 }, now, 'UTC'),
  ]).toEqual(['June', 'June 2023'])
})

describe('relativeTime', () => {
  const now = Date.parse('2024-05-31T12:00:00Z')
  const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
  test.each([
    [0, '0 sec'],
    [44_000, '44 sec'],
    [45_000, '1 min'],
    [89_000, '1 min'],
    [90_000, '2 min'],
    [44 * minute, '44 min'],
    [45 * minute, '1 hr'],
    [89 * minute, '1 hr'],
    [90 * minute, '2 hrs'],
    [21 * hour, '21 hrs'],
    [22 * hour, '1 d'],
    [35 * hour, '1 d'],
    [36 * hour, '2 d'],
    [25 * day, '25 d'],
    [26 * day, '1 mo'],
    [45 * day, '1 mo'],
    [46 * day, '2 mo'],
    [310 * day, '10 mo'],
    [325 * day, '1 yr'],
    [500 * day, '1 yr'],
    [800 * day, '2 yr'],
  ])('relativeTime for an age of %d ms returns %s', (age, text) => {
    expect(relativeTime(now - age, now)).toBe(text)
    expect(relativeTime(now + age, now)).toMatch(/ (sec|min|hrs?|d|mo|yr)$/)
  })
})
