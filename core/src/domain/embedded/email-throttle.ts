import { isKitError } from '../../errors/kit-error.ts'
import { timeouts } from '../constants.ts'

/** Where the time of the last request for an e-mail is stored, in ms since 1970. */
export type EmailTimes = {
  get(key: 'last_email_login_time'): string | null
  set(key: 'last_email_login_time', time: string): void
}

/**
 * `throttled`: no e-mail was requested, because one was less than 30 s ago. `resendAt`: when another
 * one can be requested, in ms since 1970.
 */
export type EmailRequested<Action> = { action: Action | 'throttled'; resendAt: number }
/** Sent when a machine starts to wait for an address. `resendAt`: see `nextEmailAt`. */
export type CooldownEvent = { type: 'cooldown.read'; resendAt: number | null }

/**
 * Seconds until another e-mail may be requested, rounded up. `now`, `last`: ms since 1970; null
 * if none was requested. A request in the future counts as one of this moment: the clock was set
 * back (fault L6).
 */
export function emailSecondsLeft(now: number, last: number | null): number {
  if (last === null) return 0
  const elapsed = Math.max(0, now - last)
  return Math.max(0, Math.ceil((timeouts.emailCooldown - elapsed) / 1_000))
}

/**
 * When another e-mail can be requested, in ms since 1970. Null: now. If the clock was set back, the
 * wait starts again, because the stored time would not pass for as long (fault L6).
 */
export function nextEmailAt(now: number, times: EmailTimes): number | null {
  const stored = times.get('last_email_login_time')
  const last = stored === null ? null : Number(stored)
  if (last !== null && last > now) times.set('last_email_login_time', String(now))
  const seconds = emailSecondsLeft(now, last)
  return seconds === 0 ? null : now + seconds * 1_000
}

/** Requests an e-mail. Rejects as `request` does, except with `email/throttled`. */
export async function requestEmail<Action>(
  request: () => Promise<Action>,
  now: () => number,
  times: EmailTimes,
): Promise<EmailRequested<Action>> {
  try {
    const action = await request()
    return { action, resendAt: now() + timeouts.emailCooldown }
  } catch (error) {
    if (!isKitError(error, 'email/throttled')) throw error
    return { action: 'throttled', resendAt: nextEmailAt(now(), times) ?? now() }
  }
}
