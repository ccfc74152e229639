/** null: the time zone of whoever looks. */
export type TimeZone = string | null

const zone = (timeZone: TimeZone) => (timeZone === null ? {} : { timeZone })

/** A month's name by its place in the year, 0 to 11; null for any other number. */
export function monthName(month: number, language = 'en'): string | null {
  if (!Number.isInteger(month) || month < 0 || month > 11) return null
  return new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2000, month, 15),
  )
}

/** Day and month, `01 Feb`. */
export function shortDate(
  date: string | number,
  timeZone: TimeZone = null,
  language = 'en',
): string {
  const form = new Intl.DateTimeFormat(language, {
    day: '2-digit',
    month: 'short',
    ...zone(timeZone),
  })
  const parts = form.formatToParts(new Date(date))
  const part = (wanted: 'day' | 'month') => parts.find(({ type }) => type === wanted)?.value ?? ''
  return `${part('day')} ${part('month')}`
}

/** Tells year and month (0 to 11) of dates in one time zone. */
export function monthsIn(
  timeZone: TimeZone,
): (date: string | number) => { year: number; month: number } {
  if (timeZone === null) {
    return (date) => {
      const local = new Date(date)
      return { year: local.getFullYear(), month: local.getMonth() }
    }
  }
  const form = new Intl.DateTimeFormat('en-US-u-ca-gregory', {
    year: 'numeric',
    month: 'numeric',
    timeZone,
  })
  return (date) => {
    const [month = '', year = ''] = form.format(new Date(date)).split('/')
    return { year: Number(year), month: Number(month) - 1 }
  }
}

/** The heading over a month: its name, and its year unless that is the present one. */
export function monthTitle(
  at: { year: number; month: number },
  now: number,
  timeZone: TimeZone = null,
  language = 'en',
): string {
  const name = monthName(at.month, language) ?? ''
  return monthsIn(timeZone)(now).year === at.year ? name : `${name} ${at.year}`
}

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Up to this many of a unit are counted in it; beyond, in the next. */
const most = { seconds: 44, minutes: 44, hours: 21, days: 25, months: 10 }

/** How long ago something was: `30 sec`, `2 d`, `3 mo`. Times to come read as if they were as long ago. */
export function relativeTime(date: string | number, now: number): string {
  const then = new Date(date).getTime()
  const age = Math.abs(now - then)
  const count = (unit: number) => Math.round(age / unit)
  if (count(second) <= most.seconds) return `${count(second)} sec`
  if (count(second) <= 89) return '1 min'
  if (count(minute) <= most.minutes) return `${count(minute)} min`
  if (count(minute) <= 89) return '1 hr'
  if (count(hour) <= most.hours) return `${count(hour)} hrs`
  if (count(hour) <= 35) return '1 d'
  if (count(day) <= most.days) return `${count(day)} d`
  if (count(day) <= 45) return '1 mo'
  const months = Math.abs(monthsBetween(then, now))
  if (Math.round(months) <= most.months) return `${Math.round(months)} mo`
  if (Math.round(months) <= 17) return '1 yr'
  return `${Math.round(months / 12)} yr`
}

/** Months of the calendar, and the part of one that is left over. */
function monthsBetween(from: number, to: number): number {
  if (to < from) return -monthsBetween(to, from)
  const [first, last] = [new Date(from), new Date(to)]
  const plus = (months: number) => {
    const [year, month] = [first.getUTCFullYear(), first.getUTCMonth() + months]
    const days = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
    return Date.UTC(year, month, Math.min(first.getUTCDate(), days)) + (from % day)
  }
  const whole =
    (last.getUTCFullYear() - first.getUTCFullYear()) * 12 + last.getUTCMonth() - first.getUTCMonth()
  const full = plus(whole) > to ? whole - 1 : whole
  return full + (to - plus(full)) / (plus(full + 1) - plus(full))
}
