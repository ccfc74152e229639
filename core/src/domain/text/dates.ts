/** An IANA time zone. Null means the time zone of the browser. */
export type TimeZone = string | null

const zoneOption = (timeZone: TimeZone) => (timeZone === null ? {} : { timeZone })

/** The name of a month, 0 to 11. Null for any other number. */
export function monthName(month: number, language = 'en'): string | null {
  if (!Number.isInteger(month) || month < 0 || month > 11) return null
  return new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2000, month, 15),
  )
}

/** Day and month: `01 Feb` in English, else in the format of the language, `01. Feb.`. */
export function shortDate(
  date: string | number,
  timeZone: TimeZone = null,
  language = 'en',
): string {
  const format = new Intl.DateTimeFormat(language, {
    day: '2-digit',
    month: 'short',
    ...zoneOption(timeZone),
  })
  if (language !== 'en') return format.format(new Date(date))
  const parts = format.formatToParts(new Date(date))
  const part = (name: 'day' | 'month') => parts.find(({ type }) => type === name)?.value ?? ''
  return `${part('day')} ${part('month')}`
}

/**
 * The time of day, for example `12:04` or `12:04 PM`. Follows the visitor's region if the browser
 * has the same language.
 */
export function clockTime(date: number, timeZone: TimeZone = null, language = 'en'): string {
  const { locale } = new Intl.DateTimeFormat().resolvedOptions()
  return new Intl.DateTimeFormat(locale.split('-')[0] === language ? locale : language, {
    timeStyle: 'short',
    ...zoneOption(timeZone),
  }).format(date)
}

/** Returns a function that reads year and month (0 to 11) of a date in a time zone. */
export function monthsIn(
  timeZone: TimeZone,
): (date: string | number) => { year: number; month: number } {
  if (timeZone === null) {
    return (date) => {
      const local = new Date(date)
      return { year: local.getFullYear(), month: local.getMonth() }
    }
  }
  const format = new Intl.DateTimeFormat('en-US-u-ca-gregory', {
    year: 'numeric',
    month: 'numeric',
    timeZone,
  })
  return (date) => {
    const [month = '', year = ''] = format.format(new Date(date)).split('/')
    return { year: Number(year), month: Number(month) - 1 }
  }
}

/** The heading of a month: its name, with the year unless it is the current year. `now` in ms. */
export function monthTitle(
  { year, month }: { year: number; month: number },
  now: number,
  timeZone: TimeZone = null,
  language = 'en',
): string {
  const name = monthName(month, language) ?? ''
  return monthsIn(timeZone)(now).year === year ? name : `${name} ${year}`
}

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Maximum count of each unit. A longer time uses the next unit. */
const maxCount = { seconds: 44, minutes: 44, hours: 21, days: 25, months: 10 }

/**
 * The time since a date: `30 sec`, `2 d`, `3 mo`. For a date in the future, the time until the
 * date. `now` in ms.
 */
export function relativeTime(date: string | number, now: number): string {
  const time = new Date(date).getTime()
  const age = Math.abs(now - time)
  const count = (unit: number) => Math.round(age / unit)
  if (count(second) <= maxCount.seconds) return `${count(second)} sec`
  if (count(second) <= 89) return '1 min'
  if (count(minute) <= maxCount.minutes) return `${count(minute)} min`
  if (count(minute) <= 89) return '1 hr'
  if (count(hour) <= maxCount.hours) return `${count(hour)} hrs`
  if (count(hour) <= 35) return '1 d'
  if (count(day) <= maxCount.days) return `${count(day)} d`
  if (count(day) <= 45) return '1 mo'
  const months = Math.abs(monthsBetween(time, now))
  if (Math.round(months) <= maxCount.months) return `${Math.round(months)} mo`
  if (Math.round(months) <= 17) return '1 yr'
  return `${Math.round(months / 12)} yr`
}

/**
 * Calendar months between two times in ms, with the fraction of the last month. Negative if `to` is
 * earlier.
 */
function monthsBetween(from: number, to: number): number {
  if (to < from) return -monthsBetween(to, from)
  const first = new Date(from)
  const last = new Date(to)
  const addMonths = (months: number) => {
    const year = first.getUTCFullYear()
    const month = first.getUTCMonth() + months
    const days = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
    return Date.UTC(year, month, Math.min(first.getUTCDate(), days)) + (from % day)
  }
  const whole =
    (last.getUTCFullYear() - first.getUTCFullYear()) * 12 + last.getUTCMonth() - first.getUTCMonth()
  const full = addMonths(whole) > to ? whole - 1 : whole
  return full + (to - addMonths(full)) / (addMonths(full + 1) - addMonths(full))
}
