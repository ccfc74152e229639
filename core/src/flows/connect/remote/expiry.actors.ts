import { timeouts } from '../../../domain/constants.ts'
import type { Deps } from '../../../protocol/deps.ts'

export type Expiry = {
  /** The code that is good until then. */ follow(expiresAt: number): void
  stop(): void
}

/**
 * Says once when a code has become too old to be scanned. While the page is in the background nobody scans it, and a wallet that was
 * opened with it may still say yes: it is looked at again when the page is back and has heard what happened meanwhile.
 */
export function watchExpiry(
  { clock, page }: Pick<Deps['platform'], 'clock' | 'page'>,
  expired: () => void,
): Expiry {
  let timer: unknown = null
  let end: number | null = null
  let hidden = false
  const wait = (ms: number) => {
    clock.clearTimeout(timer)
    timer = clock.setTimeout(look, ms)
  }
  const look = () => {
    if (end === null || hidden) return
    const left = end - timeouts.pairingMargin - clock.now()
    if (left > 0) return wait(left)
    end = null
    expired()
  }
  const offs = [
    page.onHidden(() => {
      hidden = true
    }),
    page.onVisible(() => {
      hidden = false
      wait(timeouts.foreground)
    }),
  ]
  return {
    follow(expiresAt) {
      end = expiresAt
      wait(Math.max(end - timeouts.pairingMargin - clock.now(), 0))
    },
    stop() {
      clock.clearTimeout(timer)
      for (const off of offs) off()
    },
  }
}
