/** `date-time` of RFC 3339 with capital letters, the form of ISO 8601 in sign-in messages. */
const pattern =
  /^(\d{4})-(\d{2})-(\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Whether a text is a time in the form of ISO 8601 that messages use, on a day that exists. */
export function isDateTime(text: string): boolean {
  const [, year, month, day] = (pattern.exec(text) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined) return false
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
}

/** A time in ms since 1970. Null if the text is not one. */
export const timeOf = (text: string): number | null =>
  isDateTime(text) ? new Date(text).getTime() : null

/** A time as ISO 8601 in UTC with milliseconds. Returns a text that is not a time unchanged. */
export function toIso(time: number | string): string {
  if (typeof time === 'number') return new Date(time).toISOString()
  const value = new Date(time)
  return Number.isNaN(value.getTime()) ? time : value.toISOString()
}
