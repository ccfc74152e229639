import { safeDeepLink } from '../../domain/wallet/deep-link-gate.ts'
import type { KeyValue } from '../../platform/platform.ts'
import { parseJson } from '../http/parse-json.ts'
import { textAt } from './peek.ts'

const key = 'WALLETCONNECT_DEEPLINK_CHOICE'

/** The SDK opens what is kept here before each request, whoever put it there: what our gate refuses is taken away first (rules R5, R23). */
export function guardDeepLink(storage: KeyValue | null): void {
  try {
    const kept = storage?.get(key) ?? null
    if (kept !== null && safeDeepLink(hrefOf(kept)) === null) storage?.remove(key)
  } catch {
    // storage is blocked, for the SDK as well: nothing is opened
  }
}

/** Whether a request would lead the visitor away from the page, into the wallet. */
export function leadsAway(storage: KeyValue | null): boolean {
  try {
    return (storage?.get(key) ?? null) !== null
  } catch {
    return false // storage is blocked, for the SDK as well
  }
}

function hrefOf(kept: string): string | null {
  try {
    return textAt(parseJson(kept), 'href')
  } catch {
    return null
  }
}
